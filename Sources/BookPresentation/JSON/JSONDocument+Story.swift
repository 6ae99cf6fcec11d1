package import BookCore
import JSON

// Documents of the story, as far as it is told.
extension JSONDocument {
  /// The story of a volume, as far as it is told, and how far the volume has been read.
  package static func recap(_ recap: Recap, _ record: BookRecord) -> JSONDocument {
    JSONDocument(members(of: recap, record))
  }

  /// The stories of several volumes.
  package static func recaps(_ recaps: [(recap: Recap, record: BookRecord)]) -> JSONDocument {
    let volumes = recaps.map { JSONValue.object(JSONObject(members(of: $0.recap, $0.record))) }
    return JSONDocument([("volumes", .list(volumes))])
  }

  /// What of the story a search or a question was about.
  package enum Scope: String, CaseIterable, Sendable {
    /// What has been read.
    case read

    /// What stands before a chapter that was named.
    case chapter

    /// All of it.
    case all
  }

  /// People with what was told of them; an empty list if nobody was found.
  package static func people(_ people: [Person], searched scope: Scope) -> JSONDocument {
    JSONDocument([
      ("searched", .text(scope.rawValue)), ("people", .list(people.map(value))),
    ])
  }

  /// What a search found, by volume, with an empty list if nothing was found.
  package static func search(
    _ query: String, searched scope: Scope, _ results: [SearchResult], in series: BookSeries
  ) -> JSONDocument {
    let hits = results.flatMap { result in
      let chapters = series[result.volume - 1].chapters
      return result.hits.map { hit($0, in: result, chapters) }
    }
    return JSONDocument([
      ("query", .text(query)), ("searched", .text(scope.rawValue)), ("hits", .list(hits)),
    ])
  }
}

extension JSONDocument {
  private static func members(of recap: Recap, _ record: BookRecord) -> [(String, JSONValue)] {
    let before = recap.before.stories.map { told in
      JSONObject([
        ("volume", .number(told.book.seriesNumber)), ("title", .text(told.book.title)),
        ("story", .text(orNull: told.story)),
      ])
    }
    let chapters = recap.chapters.map { chapter in
      let summary = chapter.summary.isEmpty ? nil : chapter.summary
      return JSONObject(members(of: chapter) + [("summary", .text(orNull: summary))])
    }
    let end = recap.status.place.map { value(of: recap.book.chapters[$0 - 1]) }
    return place(in: recap.book, record) + [
      ("upTo", end ?? .null),
      ("before", .list(before.map(JSONValue.object))),
      ("story", .text(orNull: recap.story)),
      ("chapters", .list(chapters.map(JSONValue.object))),
    ]
  }

  private static func value(of person: Person) -> JSONValue {
    let lines = person.lines.map { line -> JSONValue in
      [
        "volume": .number(line.volume),
        "chapter": value(of: line.chapter),
        "text": .text(line.text),
      ]
    }
    return [
      "name": .text(person.name),
      "names": .list(person.names.map(JSONValue.text)),
      "lines": .list(lines),
    ]
  }
}

// MARK: Hits

extension JSONDocument {
  /// The text of a book in which something was found.
  package enum HitField: String, CaseIterable, Sendable {
    case title, otherTitle, author, dedication, summary, chapterTitle, chapterSummary, person, story

    fileprivate init(_ field: SearchHit.Field) {
      self =
        switch field {
        case .title: .title
        case .otherTitle: .otherTitle
        case .author: .author
        case .dedication: .dedication
        case .summary: .summary
        case .chapter: .chapterTitle
        case .chapterSummary: .chapterSummary
        case .person: .person
        case .story: .story
        }
    }
  }

  private static func hit(
    _ hit: SearchHit, in result: SearchResult, _ chapters: [Chapter]
  ) -> JSONValue {
    [
      "volume": .number(result.volume),
      "title": .text(result.title),
      "field": .text(HitField(hit.field).rawValue),
      "chapter": place(of: hit.field).map { value(of: chapters[$0 - 1]) } ?? .null,
      "text": .text(hit.text),
      "matches": matches(of: hit),
    ]
  }

  private static func place(of field: SearchHit.Field) -> Int? {
    switch field {
    case .chapter(let place, _), .chapterSummary(let place, _), .person(let place, _): place
    case .title, .otherTitle, .author, .dedication, .summary, .story: nil
    }
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
