import JSON

/// A cover as its place in a data file; it is read when somebody asks for it.
struct StoredCover: Sendable {
  /// The cover in JSON; nothing if there is none.
  var source: StoredText

  init(_ cover: Cover? = nil) { source = StoredText(cover?.json.encoded ?? []) }

  /// The cover; nil if there is none, or if anything about it is wrong.
  var cover: Cover? {
    var json = source.json
    return source.isEmpty ? nil : try? json.cover()
  }
}

extension StoredCover: Hashable, CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["cover": cover as Any]) }

  static func == (left: StoredCover, right: StoredCover) -> Bool { left.cover == right.cover }

  func hash(into hasher: inout Hasher) { hasher.combine(cover) }
}

extension Cover {
  var json: JSONValue {
    [
      "ground": .text(ground.description), "ink": .text(ink.description),
      "art": .list(art.map(JSONValue.text)),
    ]
  }
}

extension JSONParser {
  /// Reads a cover; nil if anything about it is wrong.
  fileprivate mutating func cover() throws(JSONFault) -> Cover? {
    guard try nextObject() else { return nil }
    var (ground, ink): (JSONText?, JSONText?)
    var art: [String]?
    while let key = try nextKey() {
      switch key {
      case "ground" where ground == nil: ground = try optionalText() ?? .empty
      case "ink" where ink == nil: ink = try optionalText() ?? .empty
      case "art" where art == nil: art = try self.art()
      default: try skip()
      }
    }
    guard let ground, let ink, let art else { return nil }
    return Cover(ground: ground.string(in: bytes), ink: ink.string(in: bytes), art: art)
  }

  /// Reads a text that a book or a chapter may have; nil for any other value.
  mutating func optionalText() throws(JSONFault) -> JSONText? {
    if let text = try nextText() { return text }
    try skip()
    return nil
  }

  /// Reads the rows of a picture; none if any of them is not a text.
  private mutating func art() throws(JSONFault) -> [String] {
    guard try nextList() else {
      try skip()
      return []
    }
    var rows: [String] = []
    rows.reserveCapacity(Cover.maxArtHeight)
    var areTexts = true
    while try nextElement() {
      let row = try optionalText()
      areTexts = areTexts && row != nil
      rows.append(row?.string(in: bytes) ?? "")
    }
    return areTexts ? rows : []
  }
}
