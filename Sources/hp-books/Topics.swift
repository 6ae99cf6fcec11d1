import ArgumentParsing

/// The help pages that belong to no command.
enum Topics {
  static let all = [data, json, state, environment, exitCodes]

  private static let data = Topic("data", abstract: Words.dataTopic) {
    [
      .paragraph(Words.dataShape), .lines(Words.dataExampleLines), .terms(Words.dataFields),
      .paragraph(Words.dataLeniency),
    ]
  }

  private static let json = Topic("json", abstract: Words.jsonAbstract) { Words.jsonTopic }

  private static let state = Topic("state", abstract: Words.stateTopic, manualSection: "FILES") {
    [.paragraph(Words.stateContents), .terms(Words.statePlaces), .paragraph(Words.stateSafety)]
  }

  private static let environment = Topic("environment", abstract: Words.environmentTopic) {
    [.terms(Words.variables)]
  }

  private static let exitCodes = Topic(
    "exit-codes", abstract: Words.exitCodesTopic, manualSection: "EXIT STATUS"
  ) {
    [.terms(Words.exitCodes)]
  }
}
