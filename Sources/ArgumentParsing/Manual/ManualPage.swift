import DisplayText

/// The manual page of a program in mdoc, as `man` reads it.
///
/// Its words are those of the help pages. It is pure ASCII, so it looks the same in every locale.
///
///     let page = ManualPage(HPBooks.self, date: "November 21, 2026")
///     String(decoding: page.source, as: UTF8.self)  // ".Dd November 21, 2026\n…"
package struct ManualPage {
  /// The sections that manual pages have in this order, after all others.
  private static let lastSections = ["ENVIRONMENT", "FILES", "EXIT STATUS"]

  /// Readers of manual pages look for a few examples, and for more in the help of a command.
  private static let examplesInGroup = 3

  /// The columns of a source line, so that it stays easy to read.
  private static let sourceWidth = 76

  private let program: any ParsableProgram.Type

  /// The source, as bytes: it is put together from thousands of words.
  package private(set) var source: [UInt8] = []

  /// Whether something stands between a paragraph and the last heading.
  private var needsBreak = false

  /// Writes the page of a program that last changed on a day such as `November 21, 2026`.
  package init(_ program: any ParsableProgram.Type, date: String) {
    self.program = program
    let synopses = program.allCommands.map { Self.synopsis(of: $0) }
    add("Dd \(date)")
    // Otherwise groff takes the manual for one of BSD or of the system that it runs on.
    add("ds doc-volume-operating-system")
    add("ds doc-default-operating-system \(program.versionLine)")
    add("Dt \(program.name.uppercased()) 1")
    add("Os")
    add(heading: "Sh NAME")
    add("Nm \(program.name.mdocSource)")
    let abstract = program.abstract.dropLast()
    let phrase = "\(abstract.prefix(1).lowercased())\(abstract.dropFirst())"
    add("Nd \(phrase.mdocSource)")
    add(heading: "Sh SYNOPSIS")
    if let command = program.defaultCommand {
      add("Nm")
      for argument in command.arguments { add(argument.synopsisInManual) }
    }
    for synopsis in synopses {
      add("Nm")
      add("Cm \(synopsis)")
    }
    add("Nm")
    add("Op " + StandardFlags.all.map(\.synopsisInManual).joined(by: " | "))
    add(heading: "Sh DESCRIPTION")
    addParagraph(program.abstract)
    add(program.description)
    add(heading: "Sh COMMANDS")
    for (index, command) in program.allCommands.enumerated() {
      let heading = program.heading(above: command)
      if let heading {
        if index > 0 { add("El") }
        add(heading: "Ss \(heading.mdocSource)")
      }
      if index == 0 || heading != nil { add("Bl -tag -width Ds") }
      add(command, synopsis: synopses[index])
    }
    add("El")
    let order = { (topic: Topic) in Self.lastSections.firstIndex(of: topic.manualSection) ?? -1 }
    for topic in program.allTopics.sorted(by: { order($0) < order($1) }) {
      add(heading: "Sh \(topic.manualSection)")
      add(topic.content())
    }
    add(heading: "Sh EXAMPLES")
    var (examples, place) = ([Example](), 0)
    for command in program.parsableCommands {
      place = program.heading(above: command) == nil ? place + 1 : 0
      if place < Self.examplesInGroup { examples += command.examples.prefix(1) }
    }
    addList(examples.map { Term("Li " + "\(program.name) \($0.name)".mdocArgument, $0.meaning) })
    add(heading: "Sh SEE ALSO")
    add("Xr \(program.relatedPages.joined(by: " 1 ,\n.Xr ")) 1")
  }
}

extension ManualPage {
  /// A command with its arguments and options, each between brackets that end on the same line.
  private static func synopsis(of command: any ParsableCommand.Type) -> String {
    var parts = [command.name.mdocSource] + command.arguments.map(\.synopsisInManual)
    var named: [String] = []
    for option in command.options where !named.contains(option.name) {
      let alternatives = command.exclusiveGroups.ruledOut(by: option)
      named += alternatives.map(\.name)
      parts.append("Oo \(alternatives.map(\.synopsisInManual).joined(by: " | ")) Oc")
    }
    return parts.joined(by: " ")
  }

  private mutating func add(_ command: any ParsableCommand.Type, synopsis: String) {
    add(heading: "It Cm \(synopsis)")
    addParagraph(command.abstract)
    add(command.discussion)
    let arguments = command.arguments.flatMap(\.terms).map { Term("Ar \($0.name)", $0.meaning) }
    addList(arguments + command.options.map(\.termInManual))
    addParagraph(command.exclusiveGroups.help)
  }

  private mutating func add(_ block: HelpBlock) {
    switch block {
    case .paragraph(let text): addParagraph(text)
    case .terms(let terms): addList(terms.map { Term("Sy " + $0.name.mdocArgument, $0.meaning) })
    case .options(let options): addList(options.map(\.termInManual))
    case .lines(let lines), .commands(let lines):
      add("Bd -literal -offset indent")
      for line in lines { addLine(line.mdocEscaped) }
      add("Ed")
    case .several(let blocks): for block in blocks { add(block) }
    }
  }

  /// Adds terms whose names are macros.
  private mutating func addList(_ terms: [Term]) {
    if terms.isEmpty { return }
    add("Bl -tag -width Ds")
    for term in terms {
      add(heading: "It \(term.name)")
      addParagraph(term.meaning)
    }
    add("El")
  }

  /// Adds text that the formatter fills; in its source, each sentence has to begin a line.
  private mutating func addParagraph(_ text: String) {
    if text.isEmpty { return }
    if needsBreak { add("Pp") }
    var text = (text.withTiedCommands ?? text).mdocEscaped
    var (line, space) = (0, 0)
    while space < text.count {
      let end = text[(space + 1)...].firstIndex(of: UInt8(ascii: " ")) ?? text.count
      // A full stop at the beginning of a line would begin a macro.
      if space > line + 1, text[space + 1] != UInt8(ascii: ".") {
        let endsLine =
          switch text[space - 1] {
          // A mark that stands alone, such as the key `?`, ends no sentence, and must end no line.
          case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"):
            text[space - 2] > UInt8(ascii: " ")
          default: end - line > Self.sourceWidth
          }
        if endsLine {
          text[space] = UInt8(ascii: "\n")
          line = space + 1
        }
      }
      space = end
    }
    addLine(text)
    needsBreak = true
  }

  private mutating func add(heading line: String) {
    add(line)
    needsBreak = false
  }

  private mutating func add(_ macros: String) {
    source.append(UInt8(ascii: "."))
    addLine(Array(macros.utf8))
    needsBreak = true
  }

  private mutating func addLine(_ line: [UInt8]) {
    source += line
    source.append(UInt8(ascii: "\n"))
  }
}

extension Argument {
  fileprivate var synopsisInManual: String {
    let end = ending.map { " Oo Ar \($0.name) Oc" } ?? (extent == .words ? " ..." : "")
    return isOptional ? "Oo Ar \(name)\(end) Oc" : "Ar \(name)\(end)"
  }
}

extension Option {
  fileprivate var synopsisInManual: String {
    "Fl \("-\(name)".mdocSource)" + (value.map { " Ar \($0.placeholder)" } ?? "")
  }

  fileprivate var termInManual: Term {
    Term((short.map { "Fl \($0) , " } ?? "") + synopsisInManual, fullHelp)
  }
}

extension String {
  /// The text, without quotation marks, as one word after a macro: neither another macro nor a mark
  /// behind it.
  fileprivate var mdocArgument: String { #""\&\#(mdocSource)\&""# }

  fileprivate var mdocSource: String { String(decoding: mdocEscaped, as: UTF8.self) }

  /// The text with everything escaped that the formatter would interpret, or print as another sign
  /// than the one on the keyboard: what is copied from a page has to be what was meant.
  fileprivate var mdocEscaped: [UInt8] {
    var escaped: [UInt8] = []
    escaped.reserveCapacity(utf8.count * 2)
    for scalar in unicodeScalars {
      let escape: String? =
        switch scalar {
        case "a"..."z", " ": nil
        case "\\": #"\e"#
        case "-": #"\-"#
        case "'": #"\(aq"#
        case "`": #"\(ga"#
        case "^": #"\(ha"#
        case "~": #"\(ti"#
        case "\u{a0}": #"\ "#
        case _ where scalar.isASCII: nil
        default: #"\[u\#(String(scalar.value, radix: 16, uppercase: true).zeroPadded(to: 4))]"#
        }
      if let escape {
        for byte in escape.utf8 { escaped.append(byte) }
      } else {
        escaped.append(UInt8(ascii: scalar))
      }
    }
    return escaped
  }
}
