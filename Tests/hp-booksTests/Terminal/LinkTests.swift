import DisplayText
import Foundation
import TestSupport
import Testing

/// The address of a volume as a hyperlink.
@Suite(.limitForPrograms)
struct LinkTests {
  private static let target =
    "https://harrypotter.fandom.com/wiki/Harry_Potter_and_the_Prisoner_of_Azkaban"

  private let reader: ShellUser

  init() throws { reader = try ShellUser(["TERM": "xterm"]) }

  /// Arguments, variables, and whether there is a link on a terminal.
  @Test(
    arguments: try CaseFile().table("the address is a link where that is safe")
      as [([String], [String: String], Bool)])
  func theAddressIsALinkWhereThatIsSafe(
    options: [String], variables: [String: String], isLink: Bool
  ) {
    let run = reader.with(variables.mapValues(Optional.some))
      .rehearse(["show", "3"] + options, rows: 1_000)
    #expect(run.output.linkTargets == (isLink ? [Self.target] : []))
    #expect(run.output.withoutStyles.contains("\n  \(Self.target)\n"))
  }

  @Test func aPipeGetsNoLink() {
    let piped = reader.rehearse("show", "3", "--color", "always")
    #expect(piped.output.linkTargets == [])
    #expect(piped.output.contains("\n  \(Self.target)\n"))
  }

  @Test(arguments: [("less", true), ("mine", false), ("cat | less", false)])
  func aPagerGetsTheLinkIfItIsLess(pager: String, isLink: Bool) throws {
    for name in ["less", "mine"] { try reader.installWitness(name) }
    _ = try reader.runInTerminal(["show", "3"], with: ["PAGER": pager])
    #expect(reader.home.text(of: "text")?.linkTargets == (isLink ? [Self.target] : []))
  }

  @Test func theTargetIsEncodedAndTheTextIsNot() throws {
    let book = SampleBook(wiki: "https://ko.wikipedia.org/wiki/해리_포터")
    let file = try reader.home.write(SampleBook.file([book]), to: "books.json")
    let run = reader.rehearse(["show", "1", "--data", file], rows: 1_000)
    #expect(
      run.output.linkTargets
        == ["https://ko.wikipedia.org/wiki/%ED%95%B4%EB%A6%AC_%ED%8F%AC%ED%84%B0"])
    #expect(run.output.withoutStyles.contains("\nWiki\n  https://ko.wikipedia.org/wiki/해리_포터\n"))
  }

  /// On a screen of 40 columns the address takes two rows.
  @Test func thePiecesOnAScreenLeadToTheSamePage() throws {
    let session = try reader.startInTerminal(["read", "3"], .size(columns: 40, rows: 16))
    session.type("G")
    try session.wait(for: "the address") { screen in
      screen.rows.contains("https://harrypotter.fandom.com/wiki/Harr")
        && screen.rows.contains("y_Potter_and_the_Prisoner_of_Azkaban")
    }
    session.type("q")
    #expect(try session.ending() == .exit(0))
    let output = String(decoding: session.output, as: UTF8.self)
    #expect(output.linkTargets == [Self.target, Self.target])
    #expect(output.contains("\u{1b}]8;id=address;\(Self.target)\u{1b}\\y_Potter_and_"))
  }
}
