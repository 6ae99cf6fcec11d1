import DisplayText

/// Why words name no volume or chapter, or not one alone.
///
/// ``description`` is a sentence that says it.
public struct NameError: Error, Equatable, Sendable {
  package let reason: Reason

  /// What the words name, if that is more than one thing.
  public let candidates: [NameCandidate]

  /// What the words may have been meant to name, the likeliest first: what differs from them by
  /// mistakes in spelling alone.
  public let nearest: [NameCandidate]

  package init(_ reason: Reason, candidates: [NameCandidate] = [], nearest: [NameCandidate] = []) {
    (self.reason, self.candidates, self.nearest) = (reason, candidates, nearest)
  }
}

/// A volume, a chapter, a person or a thing that a name may mean.
public struct NameCandidate: Hashable, Sendable {
  /// What to type in place of the whole name, word by word; it leads there.
  public let words: [String]

  /// The title, or what the person or thing is called.
  public let title: String

  /// The number of the volume, counted from 1; nil for a person or a thing.
  public let volume: Int?

  /// The place of the chapter, counted from 1; nil for any other.
  public let chapter: Int?

  /// What names it where its volume is known.
  package var name: String { words.last ?? "" }

  init(_ words: [String], for title: String, volume: Int? = nil, chapter: Int? = nil) {
    (self.words, self.title, self.volume, self.chapter) = (words, title, volume, chapter)
  }
}

extension NameCandidate: CustomStringConvertible {
  /// What to type, and what it leads to.
  public var description: String { (words + [title]).joined(by: " ").excerpt(columns: 60) }
}

extension NameError {
  /// Each case carries everything that a message needs, verbatim.
  package enum Reason: Equatable, Sendable {
    /// None has the number, here as it was typed; the count is that of all.
    case noNumber(String, Kind, count: Int)

    case noTitle(String, Kind)
    case several(String, Kind)

    /// The name is that of several volumes, such as `3-5`, where one was to be named.
    case severalVolumes(String)

    case severalTakeNoChapter(String)
    case step(String, Kind)

    /// So many steps from the bookmark lead nowhere; by the record, where the bookmark is.
    case noStep(Int, of: Book, BookRecord)

    /// The name is that of a chapter, which is the nearest, where a volume was to be named.
    case namesChapter(String)

    case backwards(first: Int, last: Int)

    case noChapters(volume: Int)

    /// The count behind the place of a chapter, here as it was typed, is not that of the volume.
    case wrongCount(String, of: Book)

    /// No volume was named, and the book with this title, in which the reader is, is not in the
    /// series any more.
    case lostBook(String)
  }

  /// What was to be named.
  package enum Kind: Hashable, Sendable {
    case volume

    case chapter(ofVolume: Int)

    case entry(EntryKind)
  }

  /// Whether nothing has the name, which may only be misspelled.
  package var isUnknownTitle: Bool { if case .noTitle = reason { true } else { false } }
}

extension NameError: CustomStringConvertible {
  /// What is wrong, safe to show on a terminal and without a full stop at its end.
  ///
  ///     let series = try BookSeries.embedded()
  ///     do {
  ///       _ = try series.book(named: "azkabn")
  ///     } catch {
  ///       error.description       // "No title matches 'azkabn'"
  ///       error.nearest[0].words  // ["3"]
  ///     }
  public var description: String { ErrorText.words(for: self) }

  /// The same as ``description``; Foundation has other words for an `any Error`.
  public var localizedDescription: String { description }
}
