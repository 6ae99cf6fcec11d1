import TypedText

extension String {
  /// Whether the word is a number, a range such as `3-5`, or a list such as `1,3-5`.
  package var isNumberList: Bool { NumberList(self) != nil }
}

extension BookSeries {
  /// Finds the volumes of a range such as `3-5`, or of a list such as `1,3-5`, each once; nil if the
  /// word is none, or names a volume by its title.
  package func books(listedIn word: String) throws(NameError) -> [Book]? {
    // Most names have no sign of a list.
    let isListed = word.utf8.contains { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ",") }
    guard isListed, let list = NumberList(word), list.isRangeOrList else { return nil }
    var seen: Set<Int> = []
    do {
      return try list.volumes(of: self).filter { seen.insert($0).inserted }.map { books[$0 - 1] }
    } catch {
      if (try? book(named: word)) != nil { return nil }
      throw error
    }
  }
}

/// Volumes by their numbers: `3`, `3-5` or `1,3-5`.
struct NumberList {
  /// The parts between commas, each with the one or two numbers that it has.
  private let parts: [[String]]

  /// Reads a word; nil if it is no number, and no list where that is taken.
  init?(_ word: String, takesLists: Bool = true) {
    parts =
      WholeNumber(word) != nil || !takesLists
      ? [[word]]
      : word.split(separator: ",").map { part in
        part.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
      }
    let areRanges = parts.allSatisfy { part in
      part.count <= 2 && part.allSatisfy { WholeNumber($0) != nil }
    }
    if !areRanges || parts.isEmpty { return nil }
  }

  /// Whether it may be several.
  var isRangeOrList: Bool { parts.count > 1 || parts[0].count > 1 }

  /// The volumes, in the order in which they were typed.
  func volumes(of series: BookSeries) throws(NameError) -> [Int] {
    var volumes: [Int] = []
    for part in parts {
      let ends = try part.map { text throws(NameError) in
        let number = WholeNumber(text)
        if number?.isSigned == true { throw .step(text, .volume) }
        guard let volume = number?.value, series.volumes.contains(volume) else {
          throw .noNumber(text, .volume, count: series.count)
        }
        return volume
      }
      let (first, last) = (ends[0], ends[ends.count - 1])
      guard first <= last else { throw .backwards(first: first, last: last) }
      volumes += first...last
    }
    return volumes
  }
}
