import BookCore
import TestSupport
import Testing

/// What is different where there are very many volumes or chapters.
struct LongSeriesTests {
  private func user(volumes count: Int) throws -> LibraryUser {
    try LibraryUser((1...count).map { SampleBook(title: "Emma\n\($0)") })
  }

  /// Each change once went through all those before it.
  @Test func aWholeCatalogueIsKeptInOneGo() throws {
    let count = 300
    let user = try user(volumes: count)
    let words = ["shelf"] + (1...count).map(String.init)
    let answer = user.run(words + ["--add"]).output
    #expect(answer.contains("\n  On the shelf: 300  300\n  Undo: hp-books undo "))
    #expect(user.state.keptVolumes == Array(1...count))
    user.prepare("shelf --clear", "undo")
    #expect(user.state.keptVolumes == Array(1...count))
  }

  @Test func theOverviewShowsAsManyVolumesAsOfAShorterSeries() throws {
    #expect(try !user(volumes: 20).run("").output.contains("hp-books list"))
    let user = try user(volumes: 41)
    #expect(user.run("").output.contains("\n  21 volumes after: hp-books list"))
    user.prepare("show 20", "bookmark 30 2")
    #expect(user.run("").output.contains("\n  19 volumes before\n"))
    #expect(user.run("").output.contains("\n  2 volumes after: hp-books list"))
  }

  @Test(arguments: [(10, nil), (11, "  and 1 more"), (30, "  and 20 more")] as [(Int, String?)])
  func aNameThatFitsManyVolumesListsTheFirst(count: Int, rest: String?) throws {
    let lines = try user(volumes: count).run("emma").errors.split(separator: "\n")
    #expect(lines[0] == "Error: 'emma' is not a command, but matches \(count) volumes:")
    #expect(lines[10] == "  10  Emma 10")
    #expect(lines[11] == rest ?? "Hint: Use a number, or more words of the title.")
  }

  @Test func aNameThatFitsManyChaptersListsTheFirst() throws {
    let chapters = ["Beta"] + Array(repeating: "Alpha part", count: 10_000)
    let errors = try LibraryUser([SampleBook(chapters: chapters)]).run("bookmark 1 alpha").errors
    #expect(errors.hasPrefix("Error: 'alpha' matches 10,000 chapters:\n"))
    #expect(errors.contains("\n  and 9,990 more\n"))
  }
}
