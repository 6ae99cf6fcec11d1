import BookCore
import DisplayText
import TerminalKit
import TestSupport
import Testing

@testable import BookPresentation

/// How the places of words look; which of them keys lead to stands in the cases of
/// ``ReaderScriptTests``.
struct ReaderSearchTests {
  @Test func hitsAreUnderlinedAndTheCurrentOneHasTheAccent() throws {
    var reader = try ReaderSample.embedded(size: "40x9")
    reader.type("]]]")
    reader.find("the")
    #expect(reader.frame[2] == StyledText("Chapters", style: .bold))
    #expect(reader.frame[3] == "   1. Owl Post")
    #expect(
      reader.frame[5] == "   3. "
        + StyledText("The", style: .current) + " Knight Bus")
    #expect(
      reader.frame[6] == "   4. "
        + StyledText("The", style: .otherHit) + " Leaky Cauldron")
    reader.type(.escape)
    #expect(reader.frame[5] == "   3. The Knight Bus")
    #expect(reader.frame[6] == "   4. The Leaky Cauldron")
  }

  @Test func hitsRunAcrossLineEnds() throws {
    var reader = try ReaderSample.embedded(size: "20x12")
    reader.find("warm thought out of the people they watch")
    #expect(
      reader.frame.contains([
        " drink every " + StyledText("warm", style: .current),
        " " + StyledText("thought out of the", style: .current),
        " " + StyledText("people they watch", style: .current) + ".",
      ]))
  }

  /// The selected row has the accent as a whole, and what was found in it is underlined, or bold
  /// where the command prints it so.
  @Test(arguments: [
    ("/⇥owl⏎", "     Chapter 1   |Owl| Post"), ("c/gob", "  4  |Gob|let of Fire"),
    ("Cg/owl", "   1. |Owl| Post"),
  ])
  func whatWasFoundInTheSelectedRowStandsOut(keys: String, row: String) throws {
    var reader = try ReaderSample.owls(size: "60x12")
    reader.type(keys)
    let parts = row.split(separator: "|")
    let line = try #require(reader.frame.first { $0.plainText.hasPrefix(">") })
    let ground = Style.current.background
    #expect(line.spans.allSatisfy { $0.style.background == ground })
    #expect(line.plainText.hasPrefix(">" + parts.joined()))
    let found = try #require(line.spans.first { $0.text == parts[1] })
    #expect(found.style.isBold || found.style.isUnderlined)
  }

  @Test(arguments: ["/⇥owl⏎", "c", "C"])
  func theEmptyRowBelowWhatIsSelectedIsNotPartOfIt(keys: String) throws {
    var reader = try ReaderSample.owls(size: "40x12")
    reader.type(keys)
    for _ in 0..<12 {
      let selected = reader.frame.dropLast().filter(\.hasAccent)
      #expect(!selected.isEmpty)
      #expect(selected.allSatisfy { line in line.plainText.contains { $0 != " " } })
      reader.type("j")
    }
  }

  /// A low page does without its title as long as no words are looked for in it.
  @Test func theTitleIsThereForAHit() throws {
    var reader = try ReaderSample.embedded(size: "40x14")
    let before = reader.frame
    reader.find("prisoner of azkaban")
    #expect(reader.frame[2...3].flatMap(\.hits) == ["Prisoner of", "Azkaban"])
    reader.type(.escape)
    #expect(reader.frame == before)
  }
}
