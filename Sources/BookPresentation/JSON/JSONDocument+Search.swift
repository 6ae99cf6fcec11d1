package import BookCore
import JSON

extension JSONDocument {
  /// What a search found.
  ///
  /// - Parameters:
  ///   - query: What was searched for, as it was typed.
  ///   - results: What was found, by volume.
  /// - Returns: The document, with an empty list if nothing was found.
  package static func search(_ query: String, _ results: [SearchResult]) -> JSONDocument {
    let hits = results.flatMap { result in result.hits.map { hit($0, in: result) } }
    return JSONDocument([("query", .text(query)), ("hits", .list(hits))])
  }
}

extension JSONDocument {
  private static func hit(_ hit: SearchHit, in result: SearchResult) -> JSONValue {
    let chapter = chapter(of: hit.field)
    return [
      "volume": .number(result.seriesNumber),
      "title": .text(result.title),
      "field": .text(name(of: hit.field)),
      "chapterPlace": .number(orNull: chapter?.place),
      "chapterNumber": .number(orNull: chapter?.number),
      "text": .text(hit.text),
      "matches": matches(of: hit),
    ]
  }

  private static func name(of field: SearchHit.Field) -> String {
    switch field {
    case .title: "title"
    case .author: "author"
    case .chapter: "chapter"
    case .dedication: "dedication"
    case .summary: "summary"
    }
  }

  private static func chapter(of field: SearchHit.Field) -> (place: Int, number: Int?)? {
    if case .chapter(let place, let number) = field { (place, number) } else { nil }
  }

  /// The places in code points, as jq and Python count them.
  private static func matches(of hit: SearchHit) -> JSONValue {
    let scalars = hit.text.unicodeScalars
    var last = (index: scalars.startIndex, offset: 0)
    func offset(of index: String.Index) -> JSONValue {
      last = (index, last.offset + scalars.distance(from: last.index, to: index))
      return .number(last.offset)
    }
    return .list(
      hit.places.map { ["start": offset(of: $0.lowerBound), "end": offset(of: $0.upperBound)] })
  }
}
