import ArgumentParsing
import TestSupport
import Testing

/// How text becomes source; the page of the program is stored whole beside the tests of its
/// command.
struct ManualPageTests {
  private let text = Self.page(Sample.self)

  private static func page(_ program: any ParsableProgram.Type) -> String {
    String(decoding: ManualPage(program, date: "November 21, 2026").source, as: UTF8.self)
  }

  @Test func itsSectionsAreInTheOrderOfManualPages() {
    let sections = text.split(separator: "\n").filter { $0.hasPrefix(".Sh ") }
    #expect(
      sections == [
        ".Sh NAME", ".Sh SYNOPSIS", ".Sh DESCRIPTION", ".Sh COMMANDS", ".Sh OPTIONS",
        ".Sh ENVIRONMENT", ".Sh EXIT STATUS", ".Sh EXAMPLES", ".Sh SEE ALSO",
      ])
  }

  @Test func noTextIsHeldBackOrTakenForAMacro() {
    let page = Self.page(Unsafe.self)
    for line in [
      #"C:\en"#, #".It Sy "\&No\&""#, #"It\(aqs \[uAC00]."#, #"\[u00DC]nsafe."#, #".It Sy "\&]\&""#,
      #".It Sy "\&. ,\&""#, "The key ? shows it.", "Does it?", "Yes.",
      "No line of the source ends at a mark that stands alone and ends none, as ? does.",
      "No line of the source may begin with a full stop or a quotation mark, as .profile",
      "does.", Self.longWord, "leads the text.", #".It Fl \-dry\-run"#,
      #"Type a \-\-all \(aqof it\(aq in \(ti/a\(ha\(ga."#,
    ] {
      #expect(page.split(separator: "\n").contains { $0 == line }, "\(line)")
    }
    #expect(page.utf8.allSatisfy { $0 < 0x80 })
  }

  /// Longer than a line of the source.
  private static let longWord = String(repeating: "a", count: 80)

  private enum Unsafe: ParsableProgram {
    static let name = "a"
    static let version = "1"
    static let abstract = "Ünsafe."
    static let topics = [Topic("unsafe", abstract: "Text.") { discussion }]
    private static let discussion: HelpBlock = [
      #"C:\n"#, .terms([Term("No", "It's 가.")]),
      .terms([
        Term("]", "Closes."), Term(". ,", "Stop."), Term("?", "The key ? shows it. Does it? Yes."),
      ]),
      "No line of the source ends at a mark that stands alone and ends none, as ? does.",
      "No line of the source may begin with a full stop or a quotation mark, as .profile does.",
      .paragraph(longWord + " leads the text."),
      .options([Option("dry-run", help: "Type a --all 'of it' in ~/a^`.")]),
    ]
    static let commands: [any ParsableCommand.Type] = []
  }

  /// What is copied from a page in UTF-8 is what was meant.
  @Test(
    .timeLimit(.minutes(60)),
    .enabled(if: ExternalTool.groff.isInstalled, "groff is not installed."))
  func signsAreThoseOfTheKeyboard() throws {
    let page = Self.page(Unsafe.self)
    let lines = try ExternalTool.groff.run(["-mandoc", "-Tutf8", "-P-cbou"], input: page).lines
    for text in ["--dry-run", "Type a --all 'of it' in ~/a^`."] {
      #expect(lines.contains { $0.contains(text) }, "\(text)")
    }
  }

  @Test(
    .timeLimit(.minutes(60)),
    .enabled(if: ExternalTool.groff.isInstalled, "groff is not installed."))
  func satisfiesGroff() throws {
    let check = try ExternalTool.groff.run(["-mandoc", "-ww", "-z"], input: text)
    #expect(check == .printed(""))
  }
}

extension ManualPageTests {
  /// What stands at the top and at the bottom of the formatted page.
  @Test(
    .timeLimit(.minutes(60)),
    .enabled(if: ExternalTool.groff.isInstalled, "groff is not installed."))
  func isTheManualOfNoOtherSystem() throws {
    let lines = try ExternalTool.groff.run(["-mandoc", "-Tascii", "-P-c"], input: text).lines
    let (first, last) = try (#require(lines.first), #require(lines.last))
    #expect(words(of: first) == ["BOOKS(1)", "General", "Commands", "Manual", "BOOKS(1)"])
    #expect(words(of: last) == ["books", "1.0.0", "November", "21,", "2026", "books", "1.0.0"])
  }

  private func words(of line: String) -> [String] { line.split(separator: " ").map(String.init) }
}
