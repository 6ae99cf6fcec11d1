import DisplayText

/// Writes JSON: UTF-8, one member or element per line, indented by two spaces per level.
struct JSONWriter {
  fileprivate var bytes: [UInt8] = []
  private var depth = 0

  mutating func write(_ value: JSONValue) {
    switch value {
    case .null: bytes += "null".utf8
    case .bool(let flag): bytes += (flag ? "true" : "false").utf8
    case .number(let number): bytes += String(number).utf8
    case .text(let text): bytes.append(quoting: text)
    case .read(let source): write(source)
    case .list(let values): write(values, between: "[]") { $0.write($1) }
    case .object(let object):
      write(object.members, between: "{}") { writer, member in
        if let source = member.source {
          writer.bytes += source.bytes[source.range]
        } else {
          writer.bytes.append(quoting: member.name)
        }
        writer.bytes += ": ".utf8
        writer.write(member.value)
      }
    }
  }
}

extension JSONWriter {
  /// Writes a value as the file spells it, but without trailing commas, which only our own parser
  /// accepts.
  private mutating func write(_ source: JSONSource) {
    var start = source.range.lowerBound
    var scanner = JSONScanner(bytes: source.bytes, offset: start)
    while let comma = scanner.nextTrailingComma(before: source.range.upperBound) {
      bytes += source.bytes[start..<comma]
      start = comma + 1
    }
    bytes += source.bytes[start..<source.range.upperBound]
  }

  /// Writes elements or members, each on a line of its own.
  private mutating func write<Element>(
    _ elements: [Element], between brackets: StaticString,
    _ write: (inout JSONWriter, Element) -> Void
  ) {
    bytes.append(brackets.utf8Start[0])
    depth += 1
    for index in elements.indices {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      breakLine()
      write(&self, elements[index])
    }
    depth -= 1
    if !elements.isEmpty { breakLine() }
    bytes.append(brackets.utf8Start[1])
  }

  private mutating func breakLine() {
    bytes.append(UInt8(ascii: "\n"))
    bytes += repeatElement(UInt8(ascii: " "), count: 2 * depth)
  }
}

extension JSONScanner {
  /// Goes past the next comma of a value that a bracket follows, and says where it is, or nil if no
  /// more follow.
  fileprivate mutating func nextTrailingComma(before end: Int) -> Int? {
    while offset < end {
      let place = offset
      switch bytes[place] {
      case UInt8(ascii: "\""): _ = try? readText()
      case UInt8(ascii: ","):
        advance()
        skipWhiteSpace()
        if next == UInt8(ascii: "}") || next == UInt8(ascii: "]") { return place }
      default: advance()
      }
    }
    return nil
  }
}

extension JSONValue {
  /// The value as a complete file, ending with a line break.
  package var encoded: [UInt8] {
    var writer = JSONWriter()
    writer.write(self)
    writer.bytes.append(UInt8(ascii: "\n"))
    return writer.bytes
  }
}

extension [UInt8] {
  /// Appends a text between quotation marks, safe to show on a terminal as it is.
  ///
  /// What must not reach a terminal (see ``DisplayText/Visibility``) is written as `\uXXXX`, and so
  /// is a joiner or variation selector that stands alone. Letters of every script are kept.
  fileprivate mutating func append(quoting text: String) {
    append(UInt8(ascii: "\""))
    if text.unicodeScalars.allSatisfy(\.standsForItselfInJSON) {
      self += text.utf8
    } else {
      for character in text {
        character.forEachScalar { scalar, visibility in
          if visibility == .shown { append(quoting: scalar) } else { append(codeOf: scalar) }
        }
      }
    }
    append(UInt8(ascii: "\""))
  }

  private mutating func append(quoting scalar: Unicode.Scalar) {
    if scalar == "\"" || scalar == "\\" { append(UInt8(ascii: "\\")) }
    self += String(scalar).utf8
  }

  /// Appends a scalar as a letter after a backslash, or as one code unit of UTF-16 or two.
  private mutating func append(codeOf scalar: Unicode.Scalar) {
    switch scalar {
    case "\n": self += #"\n"#.utf8
    case "\r": self += #"\r"#.utf8
    case "\t": self += #"\t"#.utf8
    default:
      for unit in String(scalar).utf16 {
        self += #"\u"#.utf8
        self += String(unit, radix: 16).zeroPadded(to: 4).utf8
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is written as it is, whatever its neighbours are.
  fileprivate var standsForItselfInJSON: Bool {
    if isASCII { return value >= 0x20 && value != 0x7F && self != "\"" && self != "\\" }
    return isAlwaysShown
  }
}
