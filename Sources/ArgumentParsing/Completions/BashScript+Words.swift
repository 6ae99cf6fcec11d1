/// Parts of commands of the script for bash.
extension BashScript {
  /// How the function that offers words is called.
  var offer: String {
    function + "_offer"
  }

  /// How what a value can be is offered, or nil where nothing is known of it.
  func offering(_ value: ValueDefinition) -> String? {
    switch value.completion {
    case .nothing: return nil
    case .files: return offer + "_files"
    case .candidates(let make):
      var command = offer
      for candidate in make() {
        command.join(candidate.value.shellQuoted, by: " ")
      }
      return command
    }
  }

  /// Options as words to offer, with a blank before each.
  func words(_ options: [OptionDefinition]) -> String {
    options.isEmpty ? "" : " " + list(options)
  }

  /// Groups of options, each of them one quoted word with a blank around every option.
  func groups(_ groups: [ExclusiveGroup]) -> String {
    var words = ""
    for group in groups {
      words.join("' " + list(group.options) + " '", by: " ")
    }
    return words
  }

  func list(_ options: [OptionDefinition], separatedBy separator: String = " ") -> String {
    var list = ""
    for option in options {
      list.join(option.spelling, by: separator)
    }
    return list
  }
}
