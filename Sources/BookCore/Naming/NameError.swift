/// Why words name no volume or chapter, or not one alone.
///
/// ``description`` is a sentence that says it.
public struct NameError: Error, Equatable, Sendable {
  package let reason: Reason

  package init(_ reason: Reason) { self.reason = reason }
}

extension NameError {
  /// Each case carries everything that a message needs, verbatim.
  package enum Reason: Equatable, Sendable {
    /// None has the number, here as it was typed; the count is that of all.
    ///
    /// The volume that the reader is in is given if the number is no volume but one of its
    /// chapters.
    case noNumber(String, Kind, count: Int, isChapterOf: Int? = nil)

    /// None has the name.
    case noTitle(String, Kind)

    /// Several have the name.
    case several(String, Kind, [NamedTitle])

    /// The name is that of several volumes, such as `3-5` or `1 and 2`, where one was to be named.
    case severalVolumes(String)

    /// A step such as `+2` is neither.
    case step(String, Kind)

    /// The name says a chapter as well, here by its place, where a volume alone was to be named.
    case namesChapter(String, place: Int, ofVolume: Int)

    /// The numbers of the volumes of a range are the wrong way round.
    case backwards(first: Int, last: Int)

    /// The volume has no chapters at all.
    case noChapters(volume: Int)

    /// The count behind the number of a chapter, here as it was typed, is not that of the volume.
    case wrongCount(String, ofVolume: Int, count: Int)

    /// No volume has as many chapters as the step that was typed.
    case stepTooLong(String)

    /// No volume was named, and the book with this title, in which the reader is, is not in the
    /// series any more.
    case lostBook(String)
  }

  /// What was to be named.
  package enum Kind: Hashable, Sendable {
    /// A volume of the series.
    case volume

    /// A chapter of a volume.
    case chapter(ofVolume: Int)
  }
}

extension NameError: CustomStringConvertible {
  /// What is wrong, safe to show on a terminal and without a full stop at its end.
  ///
  ///     let series = try BookSeries.embedded()
  ///     do {
  ///       _ = try series.book(named: "9")
  ///     } catch {
  ///       error.description  // "There is no volume 9: this series has volumes 1 to 7"
  ///     }
  public var description: String { ErrorText.words(for: self) }

  /// The same as ``description``; Foundation has other words for an `any Error`.
  public var localizedDescription: String { description }
}

/// A volume or a chapter, and what a person can type to name it.
package struct NamedTitle: Hashable, Sendable {
  /// The number of the volume, or the place of the chapter in its book.
  package let place: Int

  /// What names it, or nil if nothing does, as where two chapters without a number have one title.
  package let name: String?

  /// The title.
  package let title: String

  /// Other titles, words of which may be offered as well.
  var otherTitles: [String] = []

  /// Whether the name is the title, perhaps behind its number.
  package var isTitleInName: Bool {
    let end = ". \(title)".utf8
    return name == title
      || !title.isEmpty && name?.utf8.suffix(end.count).elementsEqual(end) == true
  }
}

extension [Int] {
  /// The only one of the places that a name has led to, counted among all things with titles.
  func only(
    named name: String, _ kind: NameError.Kind, _ things: @autoclosure () -> [NamedTitle]
  ) throws(NameError) -> Int {
    switch count {
    case 0: throw NameError(.noTitle(name, kind))
    case 1: return self[0]
    default:
      let things = things()
      throw NameError(.several(name, kind, map { things[$0 - 1] }))
    }
  }
}
