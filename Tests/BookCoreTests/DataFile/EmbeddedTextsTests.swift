import BookCore
import TestSupport
import Testing

/// The texts of our own in the data file that comes with the program: what they may say, and when.
struct EmbeddedTextsTests {
  private let texts: [Telling]

  init() throws { texts = try BookSeries.embedded().books.flatMap(Telling.all) }

  @Test func eachVolumeAndEachChapterHasItsText() {
    #expect(texts.count { $0.kind == .blurb } == 7)
    #expect(texts.count { $0.kind == .summary } == 199)
    #expect(texts.count { $0.kind == .story } == 7)
    #expect(texts.count { $0.kind == .entry } > 600)
  }

  @Test func aTextIsAsLongAsItsPlaceAllows() {
    for text in texts {
      #expect(text.lengths.contains(text.words.count), "\(text): \(text.words.count)")
      #expect(text.kind != .summary || text.sentences.count <= 3, "\(text)")
      #expect(text.kind != .entry || text.sentences.count == 1, "\(text)")
    }
  }

  /// Read one after the other, sentences of one shape drum.
  @Test func summariesAreNotAllOfOneShape() {
    let summaries = texts.filter { $0.kind == .summary }
    for count in 1...3 {
      #expect(summaries.count { $0.sentences.count == count } < summaries.count * 2 / 3)
    }
    let sentences = summaries.flatMap(\.sentences)
    #expect(Set(sentences).count == sentences.count)
    #expect(sentences.count { $0.contains(#/, and [^,;:]*$/#) } < sentences.count / 8)
  }

  @Test func theTextsAreSetAlike() {
    for text in texts {
      let words = text.words
      #expect(words.last == "." && words.first?.isUppercase == true, "\(text)")
      #expect(words.allSatisfy { !"'\"\n\t`—–".contains($0) } && !words.contains("  "), "\(text)")
    }
  }

  /// A blurb breaks off where a sentence may, so that `…` is its cliffhanger.
  @Test(arguments: try CaseFile().pairs("blurbs that are folded, and their last words"))
  func aFoldedBlurbBreaksOffAtItsCliffhanger(name: String, end: String) throws {
    let blurb = try #require(texts.first { $0.description == name }).words
    let shown = try #require(Summary(blurb).collapsedText)
    #expect(shown.hasSuffix(" \(end)…"))
    #expect(blurb.dropFirst(shown.count - 1).first?.isLetter == false)
  }

  /// Where the truth is not what Harry is told, a text says who says it: a word of doubt would give
  /// it away.
  @Test func aTextReportsAndDoesNotDoubt() throws {
    let doubts = try CaseFile().texts("words of doubt")
    let kept = try CaseFile().triples("words of doubt that stay, and why")
      .map { "\($0.0) ¦ \($0.1)" }
    let found = texts.flatMap { text in
      doubts.filter(text.says).map { "\(text) ¦ \($0)" }
    }
    #expect(
      found.filter { !kept.contains($0) } == [],
      "say what happens, or give the reason for the doubt in the case file")
    #expect(kept.filter { !found.contains($0) } == [], "nobody says this any more")
  }

  @Test func nothingIsToldTooEarly() throws {
    let heading = "the first chapter at whose end a word may be said, and why"
    for (place, word, reason) in try CaseFile().triples(heading) {
      let first = try #require(texts.firstIndex { $0.description == place }, "\(place)")
      let said = try #require(texts.firstIndex { $0.says(word) }, "nobody says \(word)")
      #expect(said >= first, "\(texts[said]) says \(word), and \(place) first may: \(reason)")
    }
  }
}

/// A text about a volume, one of its chapters, a person or a thing.
private struct Telling: CustomStringConvertible {
  enum Kind { case blurb, summary, entry, story }

  let kind: Kind
  let volume: Int
  let description: String
  let words: String

  /// The names of the person or thing, and its forms; none of any other text.
  let names: [String]

  private init(
    _ kind: Kind, _ volume: Int, _ description: String, _ words: String, names: [String] = []
  ) {
    self.kind = kind
    self.volume = volume
    self.description = description
    self.words = words
    self.names = names
  }

  /// The texts of a book in the order in which its reader may be told them.
  static func all(of book: Book) -> [Self] {
    let volume = book.seriesNumber
    let chapters = book.chapters.flatMap { chapter in
      let place = "\(volume).\(chapter.place)"
      return [Self(.summary, volume, place, chapter.summary)]
        + (chapter.people + chapter.things).map { entry in
          Self(
            .entry, volume, "\(place) \(entry.name)", entry.text, names: entry.names + entry.forms)
        }
    }
    return [Self(.blurb, volume, "blurb \(volume)", book.summary.text)] + chapters
      + [Self(.story, volume, "story \(volume)", book.story)]
  }

  /// How many characters it may have.
  var lengths: ClosedRange<Int> {
    switch kind {
    case .blurb: volume == 2 ? 350...449 : 480...900
    case .summary: 80...300
    case .entry: 15...100
    case .story: 250...500
    }
  }

  /// Its sentences; behind the last full stop of S.P.E.W., none begins.
  var sentences: [Substring] { words.split(separator: #/[.!?] (?=\p{Lu})/#) }

  /// Whether a word of it begins with some letters; the case counts if one of them is a capital.
  func says(_ letters: String) -> Bool {
    ([words] + names).contains { text in
      let text = letters.contains(where: \.isUppercase) ? text : text.lowercased()
      return text.ranges(of: letters).contains { place in
        text[..<place.lowerBound].last.map { !$0.isLetter } ?? true
      }
    }
  }
}
