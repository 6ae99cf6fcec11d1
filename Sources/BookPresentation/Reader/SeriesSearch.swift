import BookCore
import DisplayText

/// A search in all volumes, which finds what the command `search` finds.
///
/// A hit is a text in which all words occur.
struct SeriesSearch: Sendable {
  struct Hit: Sendable {
    let volume: Int
    let text: SearchHit
  }

  /// The search words, as typed.
  let words: String

  /// Where they were found, in the order of the volumes and of their pages.
  let hits: [Hit]

  /// The number of volumes with a hit.
  let volumeCount: Int

  /// The columns of the widest label.
  let labelWidth: Int

  /// The index of the hit that was chosen last, or nil if none has been in the open volume.
  var index: Int?

  /// Finds words in a series.
  ///
  /// An author that all volumes have tells none of them from the others, and is found only if
  /// nothing else is.
  init(_ words: String, in series: BookSeries) {
    let results = BookSearch(words)?.results(in: series) ?? []
    var hits = results.flatMap { result in
      result.hits.map { Hit(volume: result.seriesNumber, text: $0) }
    }
    if series.hasOneAuthor {
      let others = hits.filter { $0.text.field != .author }
      if !others.isEmpty { hits = others }
    }
    self.words = words
    self.hits = hits
    volumeCount = zip(hits, hits.dropFirst()).count { $0.volume != $1.volume } + min(1, hits.count)
    labelWidth = hits.reduce(0) { max($0, Messages.label(of: $1.text.field).displayWidth) }
  }

  /// What to tell the user if nothing was found.
  var failure: String? {
    hits.isEmpty ? Messages.noHits(for: words) : nil
  }

  /// The index of the hit in a text of a volume, or of the first behind that volume.
  func index(of field: SearchHit.Field?, in volume: Int) -> Int {
    let indices = indices(in: volume)
    return indices.first { hits[$0].text.field == field } ?? indices.upperBound
  }

  /// The hits in a volume, or where they would be.
  func indices(in volume: Int) -> Range<Int> {
    let start = hits.firstIndex { $0.volume >= volume } ?? hits.count
    return start..<(hits[start...].firstIndex { $0.volume > volume } ?? hits.count)
  }
}

extension BookSeries {
  fileprivate var hasOneAuthor: Bool {
    dropFirst().allSatisfy { $0.author.utf8.elementsEqual(books[0].author.utf8) }
  }
}
