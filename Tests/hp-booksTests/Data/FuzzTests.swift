import BookCore
import Foundation
import TestSupport
import Testing

/// Damaged copies of the real data file, and what the program makes of them.
///
/// The damage is the same in every run. A few thousand files are tried; `HP_BOOKS_FUZZ` asks for
/// another number, best in a release build:
///
///     HP_BOOKS_FUZZ=1000000 swift test -c release -Xswiftc -enable-testing --filter FuzzTests
struct FuzzTests {
  private static let usualCount = 2_000
  private static let shards = 8

  private static let count =
    ProcessInfo.processInfo.environment["HP_BOOKS_FUZZ"].flatMap(Int.init) ?? usualCount

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: 0..<shards)
  func aDamagedFileGivesAPageOrAnError(shard: Int) throws {
    var mutator = Mutator(try Self.realFile(), seed: UInt64(shard))
    let codes = ExitCodeTable.documented
    var seen: Set<UInt8> = []
    for turn in 0..<Self.count / Self.shards {
      let file = try folder.write(Data(mutator.next()), to: "books.json")
      for command in commands(turn) {
        let run = Rehearsal(
          command + ["--data", file, "--color", "never"],
          environment: ["HP_BOOKS_STATE": folder.path("state.json")])
        seen.insert(run.code)
        let faults = PageFaults.all(in: run, codes: codes)
        if !faults.isEmpty {
          let kept = try keep(file, shard, turn)
          Issue.record("\(command.joined(separator: " ")) --data \(kept): \(faults)")
        }
      }
    }
    #expect(seen.isSuperset(of: [0, 65]))
  }

  /// Whatever keeps the decoder from a file is found, and nothing that it takes is blamed.
  @Test(arguments: 0..<shards)
  func everyRefusalHasAPlaceOrAField(shard: Int) throws {
    var mutator = Mutator(try Self.realFile(), seed: UInt64(1_000 + shard))
    for _ in 0..<Self.count / Self.shards {
      do {
        _ = try BookSeries(bytes: mutator.next(), file: "books.json")
      } catch {
        switch error {
        case .notJSON(_, let place, _), .notUTF8(_, let place, _, _):
          #expect(place.line > 0 && place.column > 0)
        case .wrongValues(_, let values):
          #expect((1...10).contains(values.listed.count) && values.count >= values.listed.count)
        case .noBooks, .empty: break
        default: Issue.record("\(error)")
        }
      }
    }
  }
}

extension FuzzTests {
  private static func realFile() throws -> [UInt8] {
    let root = URL(filePath: #filePath).pathComponents.prefix { $0 != "Tests" }
    let path = root.dropFirst().joined(separator: "/")
    return try Array(Data(contentsOf: URL(filePath: "/\(path)/Resources/data.json")))
  }

  private func commands(_ turn: Int) -> [[String]] {
    let volume = String(turn % 7 + 1)
    return [
      ["list"], ["show", volume], ["summary", volume, "--expand"], ["chapters", volume],
      ["search", "harry"],
    ]
  }

  private func keep(_ file: String, _ shard: Int, _ turn: Int) throws -> String {
    let kept = FileManager.default.temporaryDirectory
      .appending(path: "hp-books-fuzz-\(shard)-\(turn).json")
    try Data(contentsOf: URL(filePath: file)).write(to: kept)
    return kept.path
  }
}
