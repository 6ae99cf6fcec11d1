import DisplayText

/// Writes mdoc, line by line.
struct MdocWriter {
  /// The width at which lines of text are broken, only to make the source easier to read.
  private static let textWidth = 76

  /// The text so far, as bytes: it is put together from thousands of words.
  private var source: [UInt8] = []
  private var needsParagraphBreak = false

  var text: String { String(decoding: source, as: UTF8.self) }

  mutating func section(_ title: String) {
    macro("Sh", .plain(title))
    needsParagraphBreak = false
  }

  mutating func macro(_ name: String, _ words: MdocWord...) { macro(name, words) }

  mutating func macro(_ name: String, _ words: [MdocWord]) { line([.macro(name)] + words) }

  mutating func line(_ words: [MdocWord]) {
    source.append(UInt8(ascii: "."))
    for (index, word) in words.enumerated() {
      if index > 0 { source.append(UInt8(ascii: " ")) }
      source += word.source.utf8
    }
    endLine()
  }

  /// Adds labels with their explanations.
  mutating func list(_ rows: [(label: [MdocWord], text: String)]) {
    list(rows) { row, page in
      page.item(row.label)
      page.paragraph(row.text)
    }
  }

  mutating func list<Element>(
    _ elements: [Element],
    writeItem: (Element, inout MdocWriter) -> Void
  ) {
    guard !elements.isEmpty else { return }
    append(".Bl -tag -width Ds")
    for element in elements { writeItem(element, &self) }
    append(".El")
    needsParagraphBreak = true
  }

  mutating func item(_ words: [MdocWord]) {
    macro("It", words)
    needsParagraphBreak = false
  }

  mutating func paragraph(_ text: String) {
    guard !text.isEmpty else { return }
    if needsParagraphBreak { append(".Pp") }
    appendLines(of: text)
    needsParagraphBreak = true
  }

  mutating func blocks(_ blocks: [HelpBlock]) {
    for block in blocks {
      switch block {
      case .paragraph(let text): paragraph(text)
      case .terms(let terms): list(terms.map { ([.macro("Sy"), .plain($0.name)], $0.meaning) })
      case .options(let options): list(options.map { ($0.mdocLabel, $0.fullHelp) })
      case .lines(let lines), .commands(let lines): literal(lines)
      }
    }
  }
}

extension MdocWriter {
  private mutating func literal(_ lines: [String]) {
    append(".Bd -literal -offset indent")
    for line in lines { appendText(line.sanitizedForTerminal().mdocEscaped()[...]) }
    append(".Ed")
    needsParagraphBreak = true
  }

  /// Adds a paragraph in lines whose source is short enough; in it, a letter may take eight columns.
  ///
  /// Each sentence begins a line, so that the formatter sees where one ends. A mark that stands alone,
  /// such as the key `?`, would end one at the end of a line.
  private mutating func appendLines(of text: String) {
    let escaped = text.mdocEscaped()
    var line = 0..<0
    var wordStart = 0
    while wordStart < escaped.count {
      let rest = escaped[wordStart...]
      let wordEnd = rest.firstIndex(of: UInt8(ascii: " ")) ?? escaped.count
      if line.isEmpty {
        line = wordStart..<wordEnd
      } else if wordEnd > wordStart {
        let isTooLong = wordEnd - line.lowerBound > Self.textWidth
        let endsInMark = escaped[line.upperBound - 1].isSentenceMark
        if (isTooLong && !endsInMark) || escaped.endsSentence(line) {
          appendText(escaped[line])
          line = wordStart..<wordEnd
        } else {
          line = line.lowerBound..<wordEnd
        }
      }
      wordStart = wordEnd + 1
    }
    appendText(escaped[line])
  }

  /// Adds a line of escaped text, which must not be taken for a macro.
  private mutating func appendText(_ line: ArraySlice<UInt8>) {
    guard let first = line.first else { return }
    let isLikeMacro = first == UInt8(ascii: ".") || first == UInt8(ascii: "'")
    if isLikeMacro { source += #"\&"#.utf8 }
    source += line
    endLine()
  }

  private mutating func append(_ line: String) {
    source += line.utf8
    endLine()
  }

  private mutating func endLine() { source.append(UInt8(ascii: "\n")) }
}

extension [UInt8] {
  /// Whether a part ends with a sentence: by a mark, after which brackets and quotation marks may
  /// close.
  fileprivate func endsSentence(_ part: Range<Int>) -> Bool {
    var end = part.upperBound - 1
    while end > part.lowerBound, self[end].closesQuotation { end -= 1 }
    return end > part.lowerBound && self[end].isSentenceMark && self[end - 1] != UInt8(ascii: " ")
  }
}

extension UInt8 {
  fileprivate var isSentenceMark: Bool {
    switch self {
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"): true
    default: false
    }
  }

  fileprivate var closesQuotation: Bool {
    switch self {
    case UInt8(ascii: ")"), UInt8(ascii: "\""), UInt8(ascii: "'"): true
    default: false
    }
  }
}

/// One word of a line of macros.
enum MdocWord: Equatable {
  /// The name of a macro.
  case macro(String)

  /// Text, whatever it looks like.
  case plain(String)

  /// The word as written in the source of the page.
  var source: String {
    switch self {
    case .macro(let name): name
    case .plain(let text): text.mdocArgument
    }
  }
}
