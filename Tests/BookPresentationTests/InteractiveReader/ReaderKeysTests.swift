import BookCore
import DisplayText
import TerminalKit
import TestSupport
import Testing

@testable import BookPresentation

/// What every key does on every screen, as the tables of the cases have it, and what holds whatever
/// follows whatever.
struct ReaderKeysTests {
  private static let tables = Result { try CaseFile().sections }

  /// The keys that lead to the screens of the tables, each with keys that lead on from there.
  private static var ways: [(String, String)] {
    get throws {
      try tables.get().flatMap { table in
        let screen = String(table.heading.split(separator: ", then ").dropFirst().first ?? "")
        return ["", "c", "C", "r", "p", "?", "'", ":3⏎", "⏎", "/⇥owl⏎"].map { (screen, $0) }
      }
    }
  }

  @Test(arguments: try tables.get())
  func aKeyLeadsWhereTheTableSays(table: CaseFile.Section) throws {
    try InteractiveReader.check(table)
  }

  @Test func everyTableHasEveryKey() throws {
    let tables = try Self.tables.get()
    let keys = tables[0].rows.dropFirst().map { $0[0] }
    for table in tables { #expect(table.rows.dropFirst().map { $0[0] } == keys, "\(table)") }
  }

  /// From every screen to every other, and there every key.
  @Test(arguments: try ways.sampled(6))
  func anyKeyMayFollowAnyOther(first: String, second: String) throws {
    let keys = try Self.tables.get()[0].rows.dropFirst().map { $0[0] }
    var before = try InteractiveReader(describedBy: "a wood: \(Self.wood), then \(first)")
    before.type(second)
    for key in keys {
      var reader = before
      let effects = reader.type(key)
      let name = "\(first) \(second) \(key)"
      #expect(!reader.lastRow.contains("nothing here; "), "\(name)")
      #expect(reader.fits, "\(name)")
      #expect(!reader.picture.contains("LATER"), "\(name)")
      if effects == [.quit] { continue }
      if reader.prompt != nil { reader.type("⎋") }
      reader.checkThatTheSizeMayComeBack(name)
      reader.checkThatEveryStepLeadsBack(name)
    }
  }

  /// A screen that no key opens has no way here.
  @Test(arguments: Topic.ways)
  func aKeyLeadsToEachScreen(topic: Topic, keys: String) throws {
    var reader = try InteractiveReader(describedBy: "a volume: volume 1, bookmarks 1:9, kept 1")
    reader.type(keys)
    #expect(reader.browser.top.topic == topic)
  }

  private static let wood = "of wood, volume 2, size 60x14, bookmarks 2:3, finished 1, kept 2"
}

extension InteractiveReader {
  fileprivate func checkThatTheSizeMayComeBack(_ name: String) {
    var reader = self
    for size in ["40x9", "100x30", size] as [TerminalSize] {
      reader.resize(to: size)
      #expect(reader.fits, "\(name)")
    }
    #expect(reader.frame == frame, "\(name)")
  }

  fileprivate func checkThatEveryStepLeadsBack(_ name: String) {
    var reader = self
    while reader.topics.count > 1 {
      let below = Array(reader.topics.dropLast())
      #expect(reader.type("q") == [], "\(name)")
      #expect(reader.topics == below, "\(name)")
      if reader.topics != below { return }
    }
    #expect(reader.type("q") == [.quit], "\(name)")
  }
}
