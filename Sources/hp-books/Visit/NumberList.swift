import ArgumentParsing
import BookCore

/// Volumes as a list of their numbers: `3`, `3-5` or `1,3-5`.
struct NumberList {
  /// The parts between commas, each with the one or two numbers that it has.
  private let parts: [[String]]

  /// Reads a word of the command line; nil if it is no such list.
  init?(_ word: String) {
    if Self.isNumber(word) {
      parts = [[word]]
      return
    }
    parts = word.split(separator: ",").map { part in
      part.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    }
    let isList = parts.allSatisfy { $0.count <= 2 && $0.allSatisfy(Self.isNumber) }
    guard isList, !parts.isEmpty else { return nil }
  }

  private static func isNumber(_ text: String) -> Bool {
    WholeNumber(text) != nil
  }

  /// The volumes, in the order in which they were typed.
  ///
  /// - Parameter series: The series, whose volumes alone may be named.
  /// - Returns: Ranges, each of at least one volume.
  /// - Throws: `ValidationError` if there is no such volume or a range runs backwards.
  func volumes(of series: DataFile) throws -> [ClosedRange<Int>] {
    try parts.map { part in
      let ends = try part.map { number in
        guard let volume = WholeNumber(number)?.value, try series.contains(volume: volume) else {
          throw ValidationError(Messages.noVolume(number, of: try series.count()))
        }
        return volume
      }
      let (first, last) = (ends[0], ends[ends.count - 1])
      guard first <= last else { throw ValidationError(Messages.backwards(first, last)) }
      return first...last
    }
  }
}
