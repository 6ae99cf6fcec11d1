import BookCore

/// Where the words that are looked for stand in the rows of a page.
struct PageSearch: Sendable {
  /// The places of the words, from top to bottom: for each the parts of one row, or of some that
  /// follow each other.
  let hits: [[PageTexts.Mark]]

  /// Looks for words in rows, of which those that begin something are known.
  init(_ words: String, in rows: [Row], beginningAt starts: [Int]) {
    guard let search = SearchQuery(words) else {
      hits = []
      return
    }
    let texts = PageTexts(rows, beginningAt: starts)
    hits = search.hits(in: texts.texts).flatMap { hit in
      let index = (hit.field.chapter ?? 1) - 1
      return hit.passages.map { passage in
        hit.joinedPlaces(of: passage).flatMap { texts.marks(of: $0, inText: index) }
      }
    }
  }
}

extension SearchHit {
  /// The places of a passage in UTF-8 offsets, words side by side as one.
  func joinedPlaces(of passage: Range<Int>) -> [Range<Int>] {
    let utf8 = text.utf8
    var joined: [Range<Int>] = []
    for place in places[passage] {
      let start = utf8.distance(from: utf8.startIndex, to: place.lowerBound)
      let end = start + utf8.distance(from: place.lowerBound, to: place.upperBound)
      if let last = joined.last,
        utf8[utf8.index(place.lowerBound, offsetBy: last.upperBound - start)..<place.lowerBound]
          .allSatisfy({ $0 == UInt8(ascii: " ") })
      {
        joined[joined.count - 1] = last.lowerBound..<end
      } else {
        joined.append(start..<end)
      }
    }
    return joined
  }
}
