/// What can be wrong with a command line.
///
/// Indirect, since looking into an optional one of its full size took a twelfth of `--help`.
indirect enum Mistake {
  case emptyCommand
  case unknownCommand(String)
  case commandBehindTerminator(String)
  case unknownPage(String)
  case unknownOption(String)
  case tooManyArguments(words: [String], surplus: [String])
  case invalidValue(of: String, String, InvalidValue)
  case emptyValue(of: String)
  case valueNotTaken(by: String)
  case exclusiveOptions([String])
  case missingValue(OptionDefinition)
  case missingArgument(ArgumentDefinition)

  /// The place in the order of reporting: of several mistakes only the lowest is told.
  ///
  /// A value can be wrong only because the option before it is, so names come before values.
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
