import JSON

extension Cover {
  /// Reads a cover from a data file; nil if anything about it is wrong.
  ///
  /// - Parameters:
  ///   - offset: Where the object begins, which is valid JSON.
  ///   - bytes: The whole file.
  init?(at offset: Int, in bytes: [UInt8]) {
    var json = JSONParser(bytes, at: offset)
    guard let cover = try? json.cover() else { return nil }
    self = cover
  }
}

extension JSONParser {
  /// Reads a cover, or a part of one: it ends at the first thing that is wrong.
  fileprivate mutating func cover() throws(JSONFault) -> Cover? {
    var ground: String?
    var ink: String?
    var art: [String]?
    try beginObject()
    while let name = try nextName() {
      if ground == nil, name.isName("ground") {
        guard let text = try shortText() else { return nil }
        ground = text
      } else if ink == nil, name.isName("ink") {
        guard let text = try shortText() else { return nil }
        ink = text
      } else if art == nil, name.isName("art") {
        guard let rows = try coverRows() else { return nil }
        art = rows
      } else {
        try skip()
      }
    }
    guard let ground, let ink, let art else { return nil }
    return Cover(ground: ground, ink: ink, art: art)
  }

  private mutating func coverRows() throws(JSONFault) -> [String]? {
    guard try nextKind() == .list else { return nil }
    var rows: [String] = []
    try beginList()
    while try nextElement() {
      guard rows.count < Cover.maxArtHeight, let row = try shortText() else { return nil }
      rows.append(row)
    }
    return rows
  }

  /// Reads a text that could be a row or a colour; nil for one that is too long, and for anything
  /// else.
  private mutating func shortText() throws(JSONFault) -> String? {
    guard try nextKind() == .text else { return nil }
    let text = try text()
    // An escape, as in `\u0023`, has six bytes.
    return text.range.count <= 6 * Cover.maxArtWidth ? text.string(in: bytes) : nil
  }
}
