import BookCore
import Foundation
import TestSupport
import Testing

/// Nothing can be remembered of a book that only some of the program knows: what is added to
/// ``BookRecord`` is set by a change, saved, told to programs and in the help, and said by `undo`.
struct EveryMemberTests {
  private static let book = BookIdentity(volume: 1, title: "Emma")

  /// The members of a record, each with a change that sets no other of them.
  private static let changes: KeyValuePairs<String, ReaderState.Change> = [
    "isExpanded": .expanded(book),
    "bookmark": .bookmarked(book, Bookmark(chapter: 2, title: "Randalls")),
    "timesFinished": .finished([book]),
    "isKept": .kept([book]),
  ]
  private static let members = changes.map(\.key)

  private let user: LibraryUser
  private let store: ReaderStateStore

  init() throws {
    user = try LibraryUser([SampleBook(summary: SampleBook.longSummary)])
    store = ReaderStateStore(
      file: user.stateFile, series: .dataFile(user.folder.path("books.json")), titles: ["Emma"])
  }

  /// What a record says, by member.
  private var record: [String: String] {
    let record = user.state.record(of: Self.book)
    return Dictionary(
      uniqueKeysWithValues: Mirror(reflecting: record).children.map {
        ("\($0.label ?? "")", "\($0.value)")
      }
    )
  }

  /// All that programs are told of the volume.
  private var documents: String {
    user.run("list --json").output + user.run("summary --json").output
  }

  @Test func everyMemberHasItsChange() {
    #expect(record.keys.sorted() == (Self.members + ["book"]).sorted())
  }

  @Test(arguments: members)
  func aMemberIsSavedAndToldAndTakenBack(member: String) throws {
    let change = try #require(Self.changes.first { $0.key == member }?.value)
    let (record, documents) = (record, documents)
    try store.save([change])
    let changed = self.record
    #expect(changed.keys.filter { changed[$0] != record[$0] } == [member])
    #expect(self.documents != documents)
    #expect(try user.folder.read("state.json").contains("\"\(member)\""))
    #expect(user.run("help state").output.contains("  \(member) "))
    for expected in [record, changed] {
      let answer = user.run("undo").output
      #expect(answer.contains(": 1  Emma") && !answer.contains("You are in"), "\(answer)")
      #expect(self.record == expected)
    }
    #expect(user.run("forget 1").output.contains("\n  Undo: hp-books undo "))
    #expect(self.record == record)
    #expect(user.run("undo").output.contains(": 1  Emma"))
    #expect(self.record == changed)
  }
}
