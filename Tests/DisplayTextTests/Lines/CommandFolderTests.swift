import DisplayText
import Testing

struct CommandFolderTests {
  /// Widths, and the lines of one command after a label.
  @Test(arguments: [
    (35...60, ["  More: hp-books summary 3 --expand"]),
    (28...34, [#"  More: hp-books summary 3 \"#, "    --expand"]),
    (26...27, [#"  More: hp-books summary \"#, "    3 --expand"]),
    (22...25, [#"  More: hp-books \"#, "    summary 3 --expand"]),
    (18...21, [#"  More: hp-books \"#, #"    summary 3 \"#, "    --expand"]),
  ])
  func aLineThatContinuesEndsInABackslash(widths: ClosedRange<Int>, lines: [String]) {
    for width in widths {
      var folder = CommandFolder(after: "More: ", width: width, indent: 2)
      for word in ["hp-books", "summary", "3"] { folder.append(word) }
      folder.append("--expand", isLast: true)
      #expect(folder.lines == lines, "\(width)")
    }
  }

  @Test func aWordIsQuotedUnlessItIsSpelledForTheShell() {
    var folder = CommandFolder(width: 80, indent: 0) { "'\($0)'" }
    folder.append("a b")
    folder.append(spelled: "|")
    folder.append(spelled: "jq '.[0] | .a'")

    #expect(folder.lines == ["'a b' | jq '.[0] | .a'"])
  }

  @Test func aLongWordContinuesAtTheLeftUnlessItIsSpelledForTheShell() {
    var folder = CommandFolder(width: 12, indent: 2)
    folder.append("cat")
    folder.append("/books/of/mine.json")
    folder.append(spelled: "> ~/a/very/long/path")

    #expect(
      folder.lines == [
        #"  cat \"#, #"    /books\"#, #"/of/mine.j\"#, #"son \"#, "    > ~/a/very/long/path",
      ])
  }
}
