import BookCore

/// The words about data files that are not right.
extension Messages {
  /// The most other places that are told beside the first.
  private static let listedPlaces = 4

  static let dataHint = "\(programName) help data tells what a data file looks like."

  static func encodingHint(_ encoding: TextEncoding) -> String {
    let name =
      switch encoding {
      case .utf16: "UTF-16 or UTF-32"
      case .cp949: "CP949 (Korean)"
      case .latin1: "Latin-1 (Western European)"
      }
    return "Save the file as UTF-8. It looks like text in \(name)."
  }

  /// What else is wrong in a file, a line each.
  ///
  /// - Parameters:
  ///   - values: All that is wrong.
  ///   - file: What the file is called.
  /// - Returns: Nothing where the first fault is the only one.
  static func others(of values: WrongValues, in file: String) -> [String] {
    let others = values.listed.dropFirst()
    let count = values.count - 1
    guard let next = others.first else { return [] }
    if values.areAlike, count > 1 {
      return ["  and \(count) more like it, the next in line \(next.place.line)"]
    }
    let listed = others.prefix(listedPlaces)
    let lines = listed.map { "  \(file):\($0.place.line):\($0.place.column): \($0)" }
    return count > listed.count ? lines + [more(count - listed.count)] : lines
  }
}
