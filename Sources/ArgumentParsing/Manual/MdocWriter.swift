import DisplayText

/// Writes mdoc, line by line.
struct MdocWriter {
  /// The width at which lines of text are broken, only to make the source easier to read.
  private static let textWidth = 76

  /// The columns of an indented line that is shown as it is, where the page has 78.
  private static let literalWidth = 66

  private(set) var text = ""
  private var needsParagraphBreak = false

  mutating func section(_ title: String) {
    macro("Sh", .plain(title))
    needsParagraphBreak = false
  }

  mutating func macro(_ name: String, _ words: MdocWord...) { macro(name, words) }

  mutating func macro(_ name: String, _ words: [MdocWord]) { line([.macro(name)] + words) }

  mutating func line(_ words: [MdocWord]) { append("." + words.map(\.source).joined(by: " ")) }

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
      case .lines(let lines): literal(lines)
      case .commands(let commandLines):
        literal(commandLines.flatMap { $0.folded(to: Self.literalWidth, indent: 0) })
      }
    }
  }
}

extension MdocWriter {
  private mutating func literal(_ lines: [String]) {
    append(".Bd -literal -offset indent")
    for line in lines { appendText(Array(line.sanitizedForTerminal().mdocEscaped().utf8)[...]) }
    append(".Ed")
    needsParagraphBreak = true
  }

  /// Adds a paragraph in lines whose source is short enough; in it, a letter may take eight columns.
  ///
  /// Each sentence begins a line, so that the formatter sees where one ends. A mark that stands alone,
  /// such as the key `?`, would end one at the end of a line.
  private mutating func appendLines(of text: String) {
    let source = Array(text.mdocEscaped().utf8)
    var line = source[..<0]
    for word in source.split(separator: UInt8(ascii: " ")) {
      let isTooLong = word.endIndex - line.startIndex > Self.textWidth && !line.endsInMark
      if line.isEmpty || isTooLong || line.endsSentence {
        appendText(line)
        line = word
      } else {
        line = source[line.startIndex..<word.endIndex]
      }
    }
    appendText(line)
  }

  /// Adds a line of escaped text, which must not be taken for a macro.
  private mutating func appendText(_ line: ArraySlice<UInt8>) {
    guard let first = line.first else { return }
    append((".'".utf8.contains(first) ? #"\&"# : "") + String(decoding: line, as: UTF8.self))
  }

  private mutating func append(_ line: String) { text += line + "\n" }
}

extension ArraySlice<UInt8> {
  fileprivate var endsInMark: Bool { last.map(".!?".utf8.contains) ?? false }

  /// Whether it ends with a sentence: by a mark, after which brackets and quotation marks may close.
  fileprivate var endsSentence: Bool {
    guard let end = lastIndex(where: { !")\"'".utf8.contains($0) }) else { return false }
    return self[...end].endsInMark && self[..<end].last.map { $0 != UInt8(ascii: " ") } ?? false
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
