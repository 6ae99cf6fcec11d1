import BookCore
import Foundation
import TestSupport
import Testing

/// Nothing can be remembered of a book that only some of the program knows: what is added to
/// ``BookRecord`` is set by a change, saved, told to programs and in the help, and said by `undo`.
struct EveryMemberTests {
  private static let sample = SampleBook(summary: SampleBook.longSummary)
  private static let book = sample.checkedBook

  /// Members of a record, each with a change that sets it, what that sets beside it, and what a
  /// list says of it; made anew each time, since the address sanitizer cannot see what the changes
  /// of a list that stays hold.
  private static var changes:
    [String: (change: ReaderState.Change, others: [String], status: String)]
  {
    [
      "isExpanded": (.expanded(book), [], ""),
      "bookmark": (.bookmarked(book, place: 2), ["isReading"], "2/2"),
      "timesFinished": (.finished([book]), ["chapterCount", "isReading"], "finished"),
      "isKept": (.kept([book]), [], "on shelf"),
    ]
  }
  private static let members = RecordMember.told.map(\.name)

  private let user: LibraryUser
  private let store: ReaderStateStore

  init() throws {
    user = try LibraryUser([Self.sample])
    let data = user.folder.path("books.json")
    store = ReaderStateStore(file: user.stateFile, for: try BookSeries(contentsOfFile: data))
  }

  /// What a record says of its book, by member.
  private var record: [String: String] {
    let record = user.state.record(of: Self.book)
    let members = Mirror(reflecting: record).children.filter { $0.label != "book" }
    return Dictionary(uniqueKeysWithValues: members.map { ("\($0.label ?? "")", "\($0.value)") })
  }

  /// The members of one that says nothing, which are those of all.
  private static let names = Mirror(reflecting: BookRecord(of: book.identity)).children
    .compactMap(\.label).filter { $0 != "book" }

  /// All that programs are told of the volume.
  private var documents: String {
    user.run("list --json").output + user.run("summary --json").output
  }

  @Test func everyMemberStandsInTheTable() {
    #expect(RecordMember.all.map(\.name).sorted() == Self.names.sorted())
    // That a page was shown is no change that is taken back.
    let others = Self.changes.values.flatMap(\.others) + ["lastShown"]
    #expect(Set(Self.members + others) == Set(Self.names))
  }

  @Test(arguments: members)
  func aMemberIsSavedAndToldAndTakenBack(member: String) throws {
    let (change, others, status) = try #require(Self.changes[member])
    let (record, documents) = (record, documents)
    try store.save([change])
    let changed = self.record
    #expect(
      changed.keys.filter { changed[$0] != record[$0] }.sorted() == ([member] + others).sorted())
    #expect(self.documents != documents)
    #expect(user.run("list").output.contains("  474\(status.isEmpty ? "" : "  ")\(status)\n"))
    #expect(try user.folder.read("state.json").contains("\"\(member)\""))
    for member in [member] + others {
      #expect(user.run("help state").output.contains("  \(member) "))
    }
    for expected in [record, changed] {
      let answer = user.run("undo").output
      #expect(answer.contains(": 1  Emma") && !answer.contains("You are reading"), "\(answer)")
      #expect(self.record == expected)
    }
    #expect(user.run("forget 1").output.contains("\n  Undo: hp-books undo "))
    #expect(self.record == record)
    #expect(user.run("undo").output.contains(": 1  Emma"))
    #expect(self.record == changed)
  }
}
