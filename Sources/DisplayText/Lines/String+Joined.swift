extension [String] {
  /// The words in one text, with a separator between them.
  ///
  /// Unlike the standard library's `joined(separator:)`, it looks up no generic types at run time.
  ///
  /// - Parameter separator: What goes between two words.
  /// - Returns: The text.
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
  ///
  /// - Parameter conjunction: The word before the last.
  /// - Returns: The text.
  package func listed(with conjunction: String = "and") -> String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(Array(dropLast()).joined(by: ", ")) \(conjunction) \(last)"
  }
}
