import BookCore
import Foundation
import TestSupport
import Testing

/// Runs that are killed wherever they happen to be and, where the system can say where that is, at
/// every system call they make, one after another.
@Suite(.limitForPrograms)
struct KilledAtEachCallTests {
  private let reader: ShellUser

  init() throws { reader = try ShellUser() }

  @Test func leaveTheOldFileOrTheNewOne() throws {
    let usualDuration = try ContinuousClock().measure { _ = try reader.run("show", "1") }
    for turn in (0..<30).sampled(5) {
      let before = try reader.remembered()
      let run = try reader.start(["show", "\(turn % 7 + 1)", "--expand"])
      // Any moment will do, so it does not matter that no wait is exact.
      usleep(.random(in: 0...UInt32(usualDuration / .microseconds(1))))
      run.end()
      _ = try run.finish()
      let after = try reader.remembered()
      #expect(after == before || after == expected(before, turn % 7 + 1))
      let names = try reader.home.names(in: ".local/state/hp-books")
      #expect(Set(names).isSubset(of: ["state.json", "state.json.unfinished-1"]))
    }
    #expect(try reader.run("show", "1", "--collapse").errors == "")
    #expect(try reader.run("show", "2").errors == "")
    #expect(try reader.home.names(in: ".local/state/hp-books") == ["state.json"])
  }

  private func expected(_ before: Memory, _ volume: Int) -> Memory {
    let expanded = volume == 2 ? [] : [volume]
    return Memory(expanded: Set(before.expanded + expanded).sorted(), lastShown: volume)
  }
}

#if os(Linux)
extension KilledAtEachCallTests {
  private static let folder = ".local/state/hp-books"

  /// Changes whose page leaves first, and whose answer waits until they are saved.
  @Test(
    .enabled(if: TracedRun.isAllowed, "Tracing is not allowed here."),
    arguments: [
      Request("summary", "1", "--expand"), Request("shelf", "5", "3", "--add"),
      Request("forget", "2"), Request("next", "2"),
    ].sampled(1), ["you", "anna"].sampled(1))
  func theFileIsWholeAndOldOrNew(change: Request, name: String) throws {
    let reader = reader.with(["HP_BOOKS_READER": name])
    let folder = name == "you" ? Self.folder : Self.folder + "/readers"
    let file = name == "you" ? ShellUser.usualStateFile : "\(folder)/\(name).json"
    let fileName = file.split(separator: "/").last.map(String.init) ?? ""
    let store = try ReaderStateStore.embedded(in: reader.home.path(file))
    _ = try reader.run("bookmark", "2", "7")
    let before = try reader.home.read(file)
    let old = store.load().state
    _ = try reader.run(change.words)
    let new = store.load().state
    try #require(new != old)
    var seen: Set<ReaderState> = []
    try killAtEachCall(of: change, by: reader) {
      #expect(store.load().problem == nil)
      seen.insert(store.load().state)
      let names = Set(try reader.home.names(in: folder))
      #expect(names.isSubset(of: [fileName, "\(fileName).unfinished-1"]))
    } before: {
      try reader.home.write(before, to: file)
    }
    #expect(seen == [old, new], "killed, it left a state that is neither, or never one of them")
    #expect(store.load().state == new)
    #expect(try reader.home.names(in: folder) == [fileName])
  }

  @Test(.enabled(if: TracedRun.isAllowed, "Tracing is not allowed here."))
  func aDamagedFileIsNeverLost() throws {
    try killAtEachCall(of: Request("summary", "1", "--expand"), by: reader) {
      let names = try reader.home.names(in: Self.folder)
      let texts = try names.map { try reader.home.read("\(Self.folder)/\($0)") }
      #expect(texts.contains("damaged"))
    } before: {
      try? reader.home.remove(Self.folder)
      try reader.home.createFolder(Self.folder)
      try reader.home.write("damaged", to: ShellUser.usualStateFile)
    }
  }

  /// Begins where the program has been loaded, which takes hundreds of calls: a run that does
  /// nothing makes only a few after that.
  private func killAtEachCall(
    of change: Request, by reader: ShellUser, _ check: () throws -> Void, before: () throws -> Void
  ) throws {
    var call = max(0, try TracedRun.kill(before: .max, reader, ["--version"]) - 20)
    var wasKilled = true
    while wasKilled {
      try before()
      wasKilled = try TracedRun.kill(before: call, reader, change.words) == call
      if wasKilled { try check() }
      call += 1
    }
  }
}
#endif
