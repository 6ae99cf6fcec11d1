import Foundation
import TestSupport
import Testing

@testable import BookCore

/// Nothing can be remembered of a book that only some of the program knows: what is added to
/// ``BookRecord`` is set by a change, saved, told to programs and in the help, and said by `undo`.
struct EveryMemberTests {
  private static let sample = SampleBook(summary: SampleBook.longSummary)
  private static let book = sample.checkedBook
  private static let day = ReadingDay("2026-03-09")

  /// Members of a record, each with a change that sets it, what that sets beside it, what a list
  /// says of it, and what the help of `forget`; made anew each time, since the address sanitizer
  /// cannot see what the changes of a list that stays hold.
  private static var changes:
    [String: (change: ReaderState.Change, others: [String], status: String, forgotten: String)]
  {
    [
      "isExpanded": (.expanded(book), [], "", "whether its summary is expanded"),
      "bookmark": (.bookmarked(book, place: 2), ["isReading"], "2/2", "its bookmark"),
      "begunOn": (
        .bookmarked(book, place: 1, on: day), ["bookmark", "isReading", "movedOn"], "1/2",
        "its bookmark"
      ),
      "movedOn": (
        .bookmarked(book, place: 2, on: day), ["begunOn", "bookmark", "isReading"], "2/2",
        "its bookmark"
      ),
      "timesFinished": (
        .finished([book]), ["chapterCount", "isReading"], "finished",
        "how often you have finished it"
      ),
      "finishedOn": (
        .finished([book], on: day), ["bookmark", "chapterCount", "timesFinished"], "finished",
        "how often you have finished it and when"
      ),
      "isKept": (.kept([book]), [], "on shelf", "whether it is on the shelf"),
    ]
  }
  private static let members = RecordMember.told.map(\.name)

  /// What has to be so before the change.
  private static var changesBefore: [String: ReaderState.Change] {
    ["finishedOn": .bookmarked(book, place: 1)]
  }

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
    let members = Mirror(reflecting: record).children
      .filter { $0.label != "book" && $0.label != "unknown" }
    return Dictionary(uniqueKeysWithValues: members.map { ("\($0.label ?? "")", "\($0.value)") })
  }

  /// The members of one that says nothing, which are those of all.
  private static let names = Mirror(reflecting: BookRecord(of: book.identity)).children
    .compactMap(\.label).filter { $0 != "book" && $0 != "unknown" }

  /// All that programs are told of the volume.
  private var documents: String {
    user.run("list --json").output + user.run("summary --json").output
  }

  @Test func everyMemberStandsInTheTable() {
    #expect(RecordMember.allCases.map(\.name).sorted() == Self.names.sorted())
    // That a page was shown is no change that is taken back.
    let others = Self.changes.values.flatMap(\.others) + ["lastShown"]
    #expect(Set(Self.members + others) == Set(Self.names))
  }

  /// Something more to remember needs no version of its own; one is needed where what there is
  /// changes its meaning, and files of all versions from the first published one are read.
  @Test func theVersionIsRaisedOnlyOnPurpose() {
    #expect(ReaderStateFile.versions == 3...stateVersion)
  }

  @Test(arguments: members)
  func aMemberIsSavedAndToldAndTakenBack(member: String) throws {
    let (change, others, status, forgotten) = try #require(Self.changes[member])
    let blank = self.record
    if let before = Self.changesBefore[member] { try store.save([before]) }
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
    let help = user.run("help forget").output.replacing("\n", with: " ")
    #expect(help.contains(forgotten))
    for expected in [record, changed] {
      let answer = user.run("undo").output
      #expect(answer.hasPrefix("  Undone. Now ") && answer.contains(": 1  Emma"), "\(answer)")
      #expect(answer.contains("\n  Do it again: hp-books undo "))
      #expect(self.record == expected)
    }
    #expect(user.run("forget 1").output.contains("\n  Undo: hp-books undo "))
    #expect(self.record == blank)
    #expect(user.run("undo").output.contains(": 1  Emma"))
    #expect(self.record == changed)
  }
}
