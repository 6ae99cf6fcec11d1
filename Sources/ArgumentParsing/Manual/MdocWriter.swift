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

  mutating func macro(_ name: String, _ words: MdocWord...) {
    macro(name, words)
  }

  mutating func macro(_ name: String, _ words: [MdocWord]) {
    line([.macro(name)] + words)
  }

  mutating func line(_ words: [MdocWord]) {
    append("." + words.map(\.source).joined(by: " "))
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
    for sentence in text.sentences { sourceLines(of: sentence).forEach { append($0) } }
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
    lines.forEach { append($0.sanitizedForTerminal().mdocText) }
    append(".Ed")
    needsParagraphBreak = true
  }

  /// A sentence in lines whose source is short enough; in it, a letter may take eight columns.
  private func sourceLines(of sentence: String) -> [String] {
    let lines = sentence.split(separator: " ").reduce(into: [String]()) { lines, word in
      if let last = lines.last, "\(last) \(word)".mdocText.utf8.count <= Self.textWidth {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    // A mark at the end of a line would end the sentence there.
    return lines.dropLast().map { $0.endsInSentenceMark ? $0.mdocText + #"\&"# : $0.mdocText }
      + lines.suffix(1).map(\.mdocText)
  }

  private mutating func append(_ line: String) {
    text += line + "\n"
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
