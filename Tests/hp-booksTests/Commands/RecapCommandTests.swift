import BookCore
import TestSupport
import Testing

/// `recap`: the story so far.
struct RecapCommandTests {
  private let user: LibraryUser

  init() throws {
    let chapters = (1...3).map {
      "{\"title\": \"\($0). Part \($0)\", \"summary\": \"Tale \($0).\"}"
    }
    user = try LibraryUser([
      SampleBook(json: ["chapters": "[\(chapters.joined(separator: ","))]"]),
      SampleBook(title: "Persuasion"), SampleBook(title: "Sanditon", chapters: []),
    ])
  }

  private static func page(_ extent: String, _ lines: String...) -> String {
    (["Emma", "  \(extent)", ""] + lines).joined(separator: "\n") + "\n"
  }

  private static let first = ["  1. Part 1", "     Tale 1."]

  /// What was done before, a command line, and the page.
  @Test(
    arguments: [
      (
        ["bookmark 1 2"], "recap",
        page("The story up to chapter 2", "  1. Part 1", "     Tale 1.", "» 2. Part 2")
      ),
      (["bookmark 1 1"], "recap", page("The story up to chapter 1", "» 1. Part 1")),
      (
        ["bookmark 1 3"], "recap 1 2",
        page("The story up to chapter 2", "  1. Part 1", "     Tale 1.", "» 2. Part 2")
      ),
      ([], "recap emma part 1", page("The story up to chapter 1", "» 1. Part 1")),
      (
        ["bookmark 1 --finished"], "recap 1",
        page(
          "The whole story", "  1. Part 1", "     Tale 1.", "  2. Part 2", "     Tale 2.",
          "  3. Part 3", "     Tale 3.")
      ),
      (
        ["bookmark 1 --finished", "bookmark 1 1"], "recap 1",
        page("The story up to chapter 1", "» 1. Part 1")
      ),
      (
        [], "recap 1 --all",
        page(
          "The whole story", "  1. Part 1", "     Tale 1.", "  2. Part 2", "     Tale 2.",
          "  3. Part 3", "     Tale 3.")
      ),
      ([], "recap 2 2", "  The data file has no chapter summaries for volume 2.\n"),
      (["bookmark 3 --finished"], "recap 3", "  Volume 3 has no chapters.\n"),
    ] as [([String], String, String)])
  func itTellsWhatComesBeforeTheBookmark(before: [String], line: String, page: String) {
    for line in before { user.run(line) }
    let state = user.state
    #expect(user.run(line) == .printed(page))
    #expect(user.state == state, "nothing is remembered by it")
  }

  @Test func ofAVolumeThatIsNotBegunNothingIsTold() {
    let run = user.run("recap 1 --width 200")
    #expect(run.ending == .exit(0))
    #expect(
      run.output.replacing(#/ --data \S+/#, with: "") == """
          Not begun: 1  Emma
          Set a bookmark: hp-books bookmark 1 1
          Or name a chapter: hp-books recap 1 2

        """)
  }

  @Test func programsGetTheChaptersBeforeTheBookmark() {
    user.run("bookmark 1 2")
    #expect(
      user.run("recap --json")
        == .printed(
          """
          {
            "schemaVersion": 2,
            "volume": 1,
            "title": "Emma",
            "bookmark": {
              "chapter": 2,
              "title": "Part 2"
            },
            "chapters": [
              {
                "place": 1,
                "number": 1,
                "title": "Part 1",
                "summary": "Tale 1."
              }
            ]
          }

          """))
    for line in ["show 1 --json", "chapters 1 --json"] {
      #expect(user.run(line).output.contains("\"summary\": \"Tale 3.\""))
    }
    for line in ["show 1", "chapters 1", "search tale", "list --json", "search tale --json"] {
      #expect(!user.run(line).output.contains("Tale"))
    }
  }

  @Test(arguments: ["recap 2 --json", "recap 3 --json"])
  func programsSeeThatNothingIsBegun(line: String) {
    let output = user.run(line).output
    #expect(output.contains("\"bookmark\": null,\n  \"chapters\": []\n"))
  }

  @Test func aChapterAndAllOfThemAreNotAskedForAtOnce() {
    #expect(user.run("recap 1 2 --all").ending == .exit(64))
    #expect(user.run("recap 1 9").ending == .exit(64))
  }

  @Test func theOverviewLeadsToIt() {
    user.run("bookmark 1 2")
    let line = user.run("status --width 200").output.replacing(#/ --data \S+/#, with: "")
    #expect(line.hasSuffix("  Story so far: hp-books recap    All commands: hp-books help\n"))
    user.run("bookmark 2 2")
    #expect(!user.run("status").output.contains("recap"))
  }
}
