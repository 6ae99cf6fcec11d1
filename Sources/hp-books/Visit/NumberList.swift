import ArgumentParsing
import BookCore
import TypedText

/// Volumes as a list of their numbers: `3`, `3-5` or `1,3-5`.
struct NumberList {
  /// The parts between commas, each with the one or two numbers that it has.
  private let parts: [[String]]

  /// Reads a word of the command line; nil if it is no such list.
  init?(_ word: String) {
    parts = word.split(separator: ",").map { part in
      part.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    }
    let isList = parts.allSatisfy { part in
      part.count <= 2 && part.allSatisfy { WholeNumber($0) != nil }
    }
    guard isList, !parts.isEmpty else { return nil }
  }

  /// The volumes, in the order in which they were typed.
  ///
  /// - Parameter series: The series, whose volumes alone may be named.
  /// - Returns: Their numbers.
  /// - Throws: `ValidationError` if there is no such volume or a range runs backwards.
  func volumes(of series: BookSeries) throws -> [Int] {
    try parts.flatMap { part in
      let ends = try part.map(series.volume)
      let (first, last) = (ends[0], ends[ends.count - 1])
      guard first <= last else { throw ValidationError(Messages.backwards(first, last)) }
      return Array(first...last)
    }
  }
}

extension BookSeries {
  /// The volume with a number as it was typed.
  ///
  /// - Throws: `ValidationError` if there is no such volume.
  func volume(numbered text: String) throws -> Int {
    guard let volume = WholeNumber(text)?.value, volumes.contains(volume) else {
      throw ValidationError(Messages.noVolume(text, of: count))
    }
    return volume
  }
}

extension String {
  /// Whether the text is a number, perhaps with a sign, or a list of numbers.
  var isNumberOrList: Bool { WholeNumber(self) != nil || NumberList(self) != nil }
}
