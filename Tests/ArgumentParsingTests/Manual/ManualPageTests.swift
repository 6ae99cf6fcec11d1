import ArgumentParsing
import TestSupport
import Testing

struct ManualPageTests {
  private let text = ManualPage(Sample.self, date: "November 21, 2026").contents.text

  @Test func startsWithNameAndSynopsis() {
    let start = """
      .Dd November 21, 2026
      .ds doc-volume-operating-system
      .ds doc-default-operating-system books 1.0.0
      .Dt BOOKS 1
      .Os
      .Sh NAME
      .Nm books
      .Nd read a series of books
      .Sh SYNOPSIS
      .Nm
      .Cm list
      .Op Fl -json
      .Nm
      .Cm show
      .Op Fl -json
      .Op Ar VOLUME
      .Nm
      .Cm summary
      .Op Fl -expand | Fl -collapse
      .Op Ar VOLUME
      .Nm
      .Cm search
      .Ar TEXT ...

      """
    #expect(text.hasPrefix(#".\" Manual page of books. Checksum of the rest: "#))
    #expect(text.drop { $0 != "\n" }.dropFirst().hasPrefix(start))
  }

  @Test func ordersItsSectionsAsManualPagesDo() {
    let sections = text.split(separator: "\n").filter { $0.hasPrefix(".Sh ") }
    #expect(
      sections == [
        ".Sh NAME", ".Sh SYNOPSIS", ".Sh DESCRIPTION", ".Sh COMMANDS", ".Sh OPTIONS",
        ".Sh ENVIRONMENT", ".Sh \"EXIT STATUS\"", ".Sh EXAMPLES",
      ])
  }

  @Test func describesACommandWithItsOptions() {
    let entry = """
      .It Cm summary Op Ar VOLUME
      Show the summary of a volume.
      .Bl -tag -width Ds
      .It Ar VOLUME
      A volume's number or words of its title.
      .El
      .Bl -tag -width Ds
      .It Fl e , Fl -expand
      Show the whole summary, and remember it.
      .It Fl c , Fl -collapse
      Show the beginning of the summary, and remember it.
      .El
      .Pp
      Use only one of --expand or --collapse.

      """
    #expect(text.contains(entry))
  }

  @Test func partsParagraphsButNotTheFirst() {
    let entry = """
      .It Cm show Op Ar VOLUME
      Show a volume as a page.
      .Pp
      Without VOLUME it shows the volume that was shown last.

      """
    #expect(text.contains(entry))
    #expect(!text.contains(".Sh ENVIRONMENT\n.Pp"))
  }

  @Test func holdsNoTextBackAndTakesNoneForAMacro() {
    let page = ManualPage(Unsafe.self, date: "November 21, 2026").contents.text
    for line in [
      #"\&.Sh is text"#, #"C:\en"#, #"\&'quoted"#, #".It Sy \&No"#, #"It's \[uAC00]."#,
      #"\[u00DC]nsafe."#, #".It Sy \&]"#, #".It Sy \&?"#, #".It Sy ". ,\&""#, "The key ? shows it.",
      "Does it?", "Yes.",
      "No line of the source ends at a mark that stands alone and ends none, as ? does.",
    ] {
      #expect(page.split(separator: "\n").contains { $0 == line })
    }
    #expect(page.utf8.allSatisfy { $0 < 0x80 })
  }

  private enum Unsafe: ParsableProgram {
    static let name = "a"
    static let version = "1"
    static let abstract = "Ünsafe."
    static let topics = [Topic("unsafe", abstract: "Text.") { discussion }]
    private static let discussion: [HelpBlock] = [
      ".Sh is text", #"C:\n"#, .lines(["'quoted"]), .terms([Term("No", "It's 가.")]),
      .terms([
        Term("]", "Closes."), Term(". ,", "Stop."), Term("?", "The key ? shows it. Does it? Yes."),
      ]),
      "No line of the source ends at a mark that stands alone and ends none, as ? does.",
    ]
    static let commands: [any ParsableCommand.Type] = []
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

  private func words(of line: String) -> [String] {
    line.split(separator: " ").map(String.init)
  }
}
