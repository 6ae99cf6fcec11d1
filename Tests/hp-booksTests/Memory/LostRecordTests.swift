import TestSupport
import Testing

/// Records of books that the data file does not have any more: where they are told of, transcripts
/// show.
struct LostRecordTests {
  @Test(arguments: ["list", "list --recent", "show", "search e", "chapters", "list --json"])
  func pagesOfBooksDoNotTellOfThem(line: String) throws {
    let user = try LibraryUser(["Emma", "Sanditon"].map { SampleBook(title: $0) })
    user.prepare("bookmark 1 2", "shelf 1 --add", "show 1", "bookmark 2 1", "show 2")
    try user.edit([SampleBook(title: "Sanditon")])
    let run = user.run(line)
    #expect(run.ending == .exit(0))
    #expect(!(run.output + run.errors).contains("Emma"))
    #expect(!(run.output + run.errors).contains("longer"))
  }
}
