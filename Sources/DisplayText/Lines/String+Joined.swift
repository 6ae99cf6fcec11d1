extension [String] {
  /// The words in one text, like `joined(separator:)`, which looks up generic types at run time.
  package func joined(by separator: String) -> String {
    var text = first ?? ""
    for index in indices.dropFirst() {
      text += separator
      text += self[index]
    }
    return text
  }

  /// The words as a sentence lists them.
  ///
  ///     ["show", "list", "read"].listed(with: "or")  // "show, list or read"
  package func listed(with conjunction: String = "and") -> String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(Array(dropLast()).joined(by: ", ")) \(conjunction) \(last)"
  }
}
