import BookCore
import TestSupport
import Testing

/// When the state file is left alone, and when it is of no account at all.
struct QuietStateTests {
  private let user: LibraryUser

  init() throws { user = try LibraryUser() }

  /// Neither is the file touched, nor is another program waited for that holds the lock.
  @Test(arguments: [
    "show 1", "show", "show 1 --expand", "summary 1 --expand", "summary 3 --collapse",
    "shelf 3 --add", "shelf 5 --remove", "bookmark 3 9", "bookmark 2 --finished", "forget 7",
  ])
  func whatChangesNothingWritesNothing(line: String) throws {
    user.prepare("bookmark 2 --finished", "bookmark 3 9", "shelf 3 --add", "show 1 --expand")
    let stamp = try user.folder.stamp(of: "state.json")
    let folder = try HeldFolder(user.folder.path)
    let run = user.run(line)
    _ = consume folder
    #expect(run.ending == .exit(0))
    #expect(run.errors == "")
    #expect(try user.folder.stamp(of: "state.json") == stamp)
  }

  @Test(arguments: try CaseFile().texts("reading alone makes no file"))
  func readingAloneMakesNoFile(line: String) throws {
    user.run(line)
    #expect(try user.folder.names() == [])
  }
}

// MARK: Without a state

extension QuietStateTests {
  /// Nothing is recalled, and a new user would get a hint about that for some questions.
  @Test(
    arguments: try CaseFile().table("everybody gets the page of a new user") as [(String, Bool)])
  func everybodyGetsThePageOfANewUser(line: String, isAdvised: Bool) throws {
    let page = try LibraryUser().run(line).output
    user.prepare("show 3 --expand", "shelf 3 --add", "bookmark 3 9")
    let stamp = try user.folder.stamp(of: "state.json")
    let hint = isAdvised ? "Hint: With --no-state, nothing is recalled or remembered.\n" : ""
    for line in ["\(line) --no-state", "--no-state \(line)"] {
      #expect(user.run(line) == ProgramResult(output: page, errors: hint))
    }
    #expect(try user.folder.stamp(of: "state.json") == stamp)
    try user.folder.write("damaged", to: "state.json")
    #expect(user.run("\(line) --no-state").errors == hint)
  }
}
