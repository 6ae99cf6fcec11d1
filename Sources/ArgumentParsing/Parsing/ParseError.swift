/// What can be wrong with a command line.
enum ParseError: Error {
  case emptyCommand
  case unknownCommand(String)
  case commandBehindTerminator(String)
  case unknownPage(String)
  case unknownOption(String)
  case tooManyArguments([String])
  case invalidValue(of: String, String, InvalidValue)
  case emptyValue(of: String)
  case valueNotTaken(by: String)
  case exclusiveOptions([String])
  case missingValue(OptionDefinition)
  case missingArgument(ArgumentDefinition)

  /// The place in the order of reporting: of several errors, only the one with the lowest is
  /// reported.
  ///
  /// A value may be wrong only because the option before it is, so names come before values.
  var rank: Int {
    switch self {
    case .emptyCommand, .unknownCommand, .commandBehindTerminator: 0
    case .unknownOption: 1
    case .tooManyArguments: 2
    case .invalidValue, .emptyValue, .valueNotTaken, .exclusiveOptions, .unknownPage: 3
    case .missingValue, .missingArgument: 4
    }
  }
}
