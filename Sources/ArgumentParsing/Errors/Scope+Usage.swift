extension Scope {
  /// How the command, or the program before there is one, is used.
  var usage: String {
    guard let command else { return "\(program.name) \(Words.programSynopsis)" }
    let arguments = command.arguments.map(\.synopsis)
    return ([program.name, command.name] + arguments + [Words.optionsSynopsis])
      .joined(separator: " ")
  }

  /// The command line that shows the page of help.
  var helpCommandLine: String {
    let names = [program.name, command?.name, StandardFlags.help.spelling]
    return names.compactMap(\.self).joined(separator: " ")
  }
}
