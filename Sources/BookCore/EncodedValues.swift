package import JSON

// What the program prints with `--json` of chapters, people and hits, and what they are encoded as.

extension Chapter: Encodable {
  /// The place, the number (or null) and the title, and nothing that tells of the story.
  package var members: [(String, JSONValue)] {
    [("place", .number(place)), ("number", .number(orNull: number)), ("title", .text(title))]
  }

  package var json: JSONValue { .object(JSONObject(members)) }

  /// Encodes the place, the number (or null) and the title, and nothing that tells of the story.
  ///
  /// - Parameter encoder: The encoder.
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

extension StoryEntry: Encodable {
  package var json: JSONValue {
    let lines = lines.map { line -> JSONValue in
      ["volume": .number(line.volume), "chapter": line.chapter.json, "text": .text(line.text)]
    }
    return [
      "name": .text(name), "names": .list(names.map(JSONValue.text)), "text": .text(text),
      "lines": .list(lines),
    ]
  }

  /// Encodes the names, who they are, and what was told of them.
  ///
  /// - Parameter encoder: The encoder.
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

extension SearchHit.Field.Kind {
  /// The name under `field`; to ask the runtime for it takes half of a search.
  package var name: String {
    switch self {
    case .title: "title"
    case .otherTitle: "otherTitle"
    case .author: "author"
    case .dedication: "dedication"
    case .summary: "summary"
    case .chapterTitle: "chapterTitle"
    case .chapterSummary: "chapterSummary"
    case .person: "person"
    case .thing: "thing"
    case .story: "story"
    }
  }
}

extension SearchHit: Encodable {
  package var json: JSONValue {
    let chapter = field.chapter.map { place in
      Chapter(place: place, number: field.number, title: chapterTitle).json
    }
    return [
      "volume": .number(volume), "title": .text(title),
      "field": .text(field.kind.name), "chapter": chapter ?? .null, "text": .text(text),
      "matches": matches,
    ]
  }

  private var matches: JSONValue {
    let scalars = text.unicodeScalars
    var last = (index: scalars.startIndex, offset: 0)
    func offset(of index: String.Index) -> JSONValue {
      last = (index, last.offset + scalars.distance(from: last.index, to: index))
      return .number(last.offset)
    }
    return .list(
      places.map { ["start": offset(of: $0.lowerBound), "end": offset(of: $0.upperBound)] })
  }

  /// Encodes the number and the title of the volume, what the text is, its chapter (or null), the
  /// text, and where the words are in it: in code points, as jq and Python count them.
  ///
  /// - Parameter encoder: The encoder.
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}
