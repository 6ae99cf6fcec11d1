import BookCore
import Foundation
import TestSupport
import Testing

/// Damaged copies of the real data file and of files that once broke something, and what the
/// program makes of them.
///
/// `HP_BOOKS_FUZZ` asks for another number of files:
///
///     HP_BOOKS_FUZZ=1000000 HP_BOOKS_SEED=7 swift test --filter FuzzTests
@Suite(.limitForPrograms)
struct FuzzTests {
  private static let shards = 8

  private static let count =
    ProcessInfo.processInfo.environment["HP_BOOKS_FUZZ"].flatMap(Int.init)
    ?? (Breadth.isWhole ? 800 : 24)

  private static let seed = Breadth.seed

  private let folder: TemporaryFolder
  private let user: ShellUser

  init() throws {
    user = try ShellUser()
    folder = user.home
  }

  @Test(arguments: 0..<shards)
  func aDamagedFileGivesAPageOrAnError(shard: Int) throws {
    var mutator = Mutator(try Self.dataFiles.get(), seed: Self.seed + UInt64(shard))
    let codes = ExitCodeTable.documented
    for turn in 0..<Self.count / Self.shards {
      let file = try folder.write(mutator.next(), to: "books.json")
      for command in commands(turn) {
        let faults = PageFaults.all(
          in: try run(command + ["--data", file, "--color", "never"]), codes: codes)
        if !faults.isEmpty {
          let kept = try keep(file, shard, turn)
          let line = "\(command.joined(separator: " ")) --data \(kept)"
          Issue.record("seed \(Self.seed): \(line): \(faults)")
        }
      }
    }
  }

  /// Whatever stands in the state file, the page is printed, and what was asked for is remembered
  /// unless a newer version wrote the file.
  @Test(arguments: 0..<Self.shards)
  func aDamagedStateCostsNoPage(shard: Int) throws {
    var mutator = Mutator(Self.stateFiles, seed: Self.seed + 2_000 + UInt64(shard))
    let words = ["summary", "1", "--expand", "--color", "never"]
    let page = try run(words).output
    for turn in 0..<Self.count / Self.shards {
      let home = try TemporaryFolder()
      let bytes = mutator.next()
      let state = try home.write(bytes, to: "state.json")
      let run = try run(words, state: state)
      let text = "seed \(Self.seed), shard \(shard), turn \(turn)"
      #expect(run.output == page, "\(text)")
      #expect(run.errorText.controlFaults == [], "\(text)")
      let isKept = try run.code == 0 || run.code == 73 && home.bytes("state.json") == bytes
      #expect(isKept, "\(text)")
      let saved = try ReaderStateStore.embedded(in: state).load()
      #expect(saved.state.expandedVolumes.contains(1) == (run.code == 0), "\(text)")
    }
  }

  /// Whatever stands in the state file, the library is shown, and what is asked of it is remembered
  /// unless a newer version wrote the file.
  @Test(arguments: 0..<Self.shards)
  func aDamagedStateCostsNoAnswer(shard: Int) throws {
    var mutator = Mutator(Self.stateFiles, seed: Self.seed + 3_000 + UInt64(shard))
    for turn in 0..<Self.count / Self.shards {
      let home = try TemporaryFolder()
      let bytes = mutator.next()
      let state = try home.write(bytes, to: "state.json")
      let text = "seed \(Self.seed), shard \(shard), turn \(turn)"
      for command in ["list", "shelf", "bookmark", "status"] {
        let run = try run([command, "--color", "never"], state: state)
        #expect(run.code == 0, "\(text)")
        #expect((run.outputText + run.errorText).controlFaults == [], "\(text)")
      }
      #expect(try home.bytes("state.json") == bytes, "\(text)")
      let changes = [["shelf", "3", "--add"], ["bookmark", "3", "9"]]
      let codes = try changes.map { try run($0, state: state).code }
      let isKept = codes == [0, 0]
      #expect(try isKept || codes == [73, 73] && home.bytes("state.json") == bytes, "\(text)")
      let saved = try ReaderStateStore.embedded(in: state).load().state.record(ofVolume: 3)
      let isThere = (saved?.isKept == true, saved?.bookmark?.placeWhenSet == 9)
      #expect(isThere == (isKept, isKept), "\(text)")
    }
  }

  /// The damage is neither so little that nothing is refused nor so much that nothing is shown.
  @Test func someFilesAreReadAndSomeAreRefused() throws {
    var mutator = Mutator(try Self.dataFiles.get(), seed: 7)
    let codes = try (0..<30).map { _ in
      let file = try folder.write(mutator.next(), to: "books.json")
      return Rehearsal(["list", "--data", file]).code
    }
    #expect(Set(codes).isSuperset(of: [0, 65]))
  }

  /// Whatever keeps the parser from a file is found, and nothing that it takes is blamed.
  @Test(arguments: 0..<shards)
  func everyRefusalHasAPlaceOrAField(shard: Int) throws {
    var mutator = Mutator(try Self.dataFiles.get(), seed: Self.seed + 1_000 + UInt64(shard))
    for _ in 0..<Self.count / Self.shards {
      do {
        _ = try BookSeries(bytes: mutator.next(), file: "books.json")
      } catch {
        switch error {
        case .notJSON(_, let place, _), .notUTF8(_, let place, _):
          #expect(place.line > 0 && place.column > 0, "seed \(Self.seed)")
        case .wrongValues(_, let values):
          #expect(
            (1...10).contains(values.firstFaults.count)
              && values.faultCount >= values.firstFaults.count, "seed \(Self.seed)")
        case .noBooks, .empty: break
        default: Issue.record("seed \(Self.seed): \(error)")
        }
      }
    }
  }
}

extension FuzzTests {
  /// Runs the named program, or else the code of this build, which takes no process.
  private func run(_ arguments: [String], state: String? = nil) throws -> Rehearsal {
    let state = state ?? folder.path("state.json")
    guard BuiltProgram.isNamed else {
      return Rehearsal(arguments, environment: ["HP_BOOKS_STATE": state])
    }
    return Rehearsal(try user.with(["HP_BOOKS_STATE": state]).run(arguments))
  }

  private static let stateFiles = Mutator.Originals(Corpus.stateFiles.map(\.input))

  /// The real file, and all others but for those that take long.
  private static let dataFiles = Result {
    let others = Corpus.dataFiles.map(\.input).filter { $0.count < 10_000 }
    return Mutator.Originals(others, andAsOften: try realFile())
  }

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
