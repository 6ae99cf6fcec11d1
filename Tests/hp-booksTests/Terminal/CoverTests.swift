import DisplayText
import TestSupport
import Testing

/// Where a cover is shown, and in which colours.
@Suite(.limitForPrograms)
struct CoverTests {
  private static let words = " HARRY POTTER "

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// What is printed, on a terminal of 80 columns or, without rows, to a pipe.
  private func output(
    _ words: [String], _ variables: [String: String] = [:], rows: Int? = 24
  ) -> String {
    let usual = [
      "TERM": "xterm", "HP_BOOKS_PAGER": "", "HP_BOOKS_STATE": folder.path("state.json"),
    ]
    let run = Rehearsal(words, environment: usual.merging(variables) { $1 }, rows: rows)
    #expect(run.code == 0)
    #expect(run.errorText == "")
    return run.outputText
  }

  /// What the terminal says of itself, and the styles of the edge and of the words on the cover.
  @Test(
    arguments: try CaseFile().table("a cover has the colours of the terminal")
      as [([String: String], String, String)])
  func aCoverHasTheColoursOfTheTerminal(variables: [String: String], edge: String, words: String) {
    let parts = [(edge, "▌"), (words, Self.words), (edge, "▐")]
    let row = parts.map { "\u{1b}[\($0)m\($1)\u{1b}[0m" }.joined()
    #expect(output(["show", "3"], variables).contains("  \(row)  \u{1b}[1mReleased"))
  }

  /// Options and variables that leave covers out.
  @Test(
    arguments: try CaseFile().table("there may be no cover") as [([String], [String: String])])
  func thereMayBeNoCover(options: [String], variables: [String: String]) {
    let page = output(["show", "3"] + options, variables)
    #expect(!page.contains(Self.words))
    #expect(page.withoutStyles == output(["show", "3"] + options, variables, rows: nil))
  }

  /// Options and variables that change nothing about the cover.
  @Test(
    arguments: try CaseFile().table("otherwise there is one") as [([String], [String: String])])
  func otherwiseThereIsOne(options: [String], variables: [String: String]) {
    #expect(output(["show", "3"] + options, variables).contains(Self.words))
  }

  @Test func aPipeGetsNoCover() {
    #expect(!output(["show", "3", "--color", "always"], rows: nil).contains(Self.words))
  }

  /// What was asked for is shown however narrow the window is, but only where it can be drawn.
  @Test func aListMayHaveCovers() {
    for options in [[], ["--width", "40"]] {
      let page = output(["list", "--covers"] + options).withoutStyles
      #expect(page.matches(of: /HARRY POTTER/).count == 7)
    }
    _ = output(["bookmark", "1-2", "--finished"])
    let page = output(["list", "--covers", "--finished"]).withoutStyles
    #expect(page.matches(of: /HARRY POTTER/).count == 2)
    #expect(output(["list", "--covers"], rows: nil) == output(["list"], rows: nil))
    _ = output(["shelf", "3", "--add"])
    #expect(output(["list", "--covers"]).contains("on shelf"))
    #expect(!output(["list", "--covers", "--shelf"]).contains("on shelf"))
  }

  @Test func whenAllIsFinishedTheCoversStandAboveTheVolumesInATallWindow() {
    _ = output(["bookmark", "1-7", "--finished"])
    for (rows, covers) in [(24, 1), (60, 7)] {
      let page = output(["status"], rows: rows).withoutStyles
      #expect(page.matches(of: /HARRY POTTER/).count == covers)
      #expect(page.count { $0 == "\n" } < rows)
    }
  }

  /// Four covers fit into a row of the window.
  @Test func coversOfMoreThanTwoRowsDoNotStandAboveTheVolumes() throws {
    for (count, covers) in [(8, 8), (9, 1)] {
      let data = try folder.write(SampleBook.file(volumes: count), to: "\(count).json")
      _ = output(["bookmark", "1-\(count)", "--finished", "--data", data])
      let page = output(["status", "--data", data], rows: 100).withoutStyles
      #expect(page.matches(of: /█▀/).count == covers)
    }
  }

  /// On the shelf it goes without saying that a volume is kept.
  @Test func belowACoverStandsHowFarItsVolumeHasBeenRead() {
    for line in [
      "shelf 1-2 --add", "bookmark 1-2 --finished", "bookmark 1 1", "bookmark 1 --finished",
      "bookmark 2 3",
    ] {
      _ = output(line.split(separator: " ").map(String.init))
    }
    let rows = output(["list", "--shelf", "--covers"]).withoutStyles
    #expect(rows.contains("\n        (1)                » (2)\n      finished              3/18\n"))
  }
}
