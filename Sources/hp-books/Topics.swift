import ArgumentParsing

/// The help topics, which belong to no command.
enum Topics {
  static let all = [data, json, state, environment, exitCodes]

  private static let data = Topic("data", abstract: Messages.dataTopic) {
    [
      .paragraph(Messages.dataShape), .lines(Messages.dataExampleLines),
      .terms(Messages.dataFields),
      .paragraph(Messages.dataLeniency), .paragraph(Messages.dataStreams),
    ]
  }

  private static let json = Topic("json", abstract: Messages.jsonAbstract) { Messages.jsonTopic }

  private static let state = Topic("state", abstract: Messages.stateTopic, manualSection: "FILES") {
    [
      .paragraph(Messages.stateContents), .terms(Messages.stateKeys),
      .paragraph(Messages.stateWhere), .terms(Messages.statePlaces),
      .paragraph(Messages.stateOfMovedFile), .paragraph(Messages.stateless),
      .paragraph(Messages.stateSafety),
    ]
  }

  private static let environment = Topic("environment", abstract: Messages.environmentTopic) {
    [.terms(Messages.variables)]
  }

  private static let exitCodes = Topic(
    "exit-codes", abstract: Messages.exitCodesTopic, manualSection: "EXIT STATUS"
  ) {
    [.terms(Messages.exitCodes)]
  }
}
