import BookCore
import BookPresentation
import DisplayText
import Foundation
import SystemCalls
import TerminalKit
import TestSupport

@testable import hp_books

/// Somebody who reads a series of secrets, and asks the program about it.
///
/// A question leaves no trace: what is remembered is as it was before it.
struct StoryReader {
  private let home: TemporaryFolder
  private let probes: [String: [String]]
  private(set) var history: ReadingHistory
  private var state: [UInt8]?

  /// Lives through some steps.
  init(of series: SecretSeries, _ steps: [ReadingHistory.Step]) throws {
    home = try TemporaryFolder()
    probes = series.probes
    history = ReadingHistory(series)
    try write(series)
    for step in steps {
      history.take(step)
      let words: [String]
      switch step {
      case .show(let volume): words = ["show", "\(volume)"]
      case .mark(let volume, let place):
        let name = history.series.volumes[volume - 1].chapters[place - 1]
        words = ["bookmark", "\(volume)", name.number.map { "\($0)" } ?? name.title]
      case .finish(let volume): words = ["bookmark", "\(volume)", "--finished"]
      case .remove(let volume): words = ["bookmark", "\(volume)", "--remove"]
      case .edit:
        try write(history.series)
        continue
      case .damage:
        try home.write("{", to: "state.json")
        continue
      }
      let run = Rehearsal(words, environment: environment)
      guard run.code == 0 else { throw Refused(words: words, errors: run.errorText) }
    }
    state = try? home.bytes("state.json")
  }

  /// A step was not possible.
  struct Refused: Error {
    let words: [String]
    let errors: String
  }

  private var environment: [String: String] {
    [
      "HOME": home.path, "HP_BOOKS_DATA": home.path("books.json"),
      "HP_BOOKS_STATE": home.path("state.json"), "LC_ALL": "C.UTF-8",
    ]
  }

  /// Puts a series, or what is left of it, in the place of the books.
  func write(_ series: SecretSeries) throws {
    try home.write(series.file(probes: probes), to: "books.json")
  }

  /// What the program answers.
  func answer(to words: [String]) throws -> ProgramResult {
    let run = Rehearsal(words, environment: environment).result
    if let state { try home.write(state, to: "state.json") } else { try? home.remove("state.json") }
    return run
  }

  /// The people in the answer for programs, which is empty where there is none.
  func people(of line: String) throws -> [KnownPerson] {
    struct Document: Decodable { let people: [KnownPerson] }
    let words = line.split(separator: " ").map(String.init) + ["--json"]
    let answer = try answer(to: words).output
    return try JSONDecoder().decode(Document.self, from: Data(answer.utf8)).people
  }

  /// What the built program answers.
  func answerOfProgram(to words: [String]) throws -> ProgramResult {
    let run = try Launch(path: BuiltProgram.path, arguments: words, environment: environment).run()
    if let state { try home.write(state, to: "state.json") } else { try? home.remove("state.json") }
    return run
  }

  /// What the interactive reader shows after each of some keys, but for letters of a search in a
  /// page; a list is narrowed by each letter.
  func sights(of keys: String, volume: Int) throws -> [Sight] {
    let environment = Environment(environment)
    let location = ReaderStateLocation(
      named: home.path("state.json"), orIn: HPBooks.name, environment)
    let library = try Library(
      .file(home.path("books.json")),
      state: location.map { .file($0, home: environment.path("", inFolderOf: "HOME") ?? "") }
        ?? .unavailable(reason: ""))
    var reader = InteractiveReader(
      library, volume: volume, size: TerminalSize(columns: 80, rows: 50))
    var isTyping = false
    return keys.compactMap { key in
      _ = reader.press(key.key)
      if "/⏎".contains(key) { isTyping = key == "/" }
      if isTyping && keys.first != "p" { return nil }
      let text = reader.frame.map(\.plainText).joined(separator: "\n")
      let library = reader.library
      return Sight(
        volume: reader.volume, text: text,
        statuses: library.series.map { library.record(of: $0).status(in: $0.chapters) })
    }
  }

  /// What the interactive reader shows, the volume that is open then, and how far each has been
  /// read.
  struct Sight: Equatable {
    let volume: Int
    let text: String
    let statuses: [ReadingStatus]
  }
}

extension Character {
  /// The key that types it, or whose sign it is.
  fileprivate var key: Key {
    switch self {
    case "⇥": .tab
    case "⏎": .enter
    case "⎋": .escape
    default: .character(self)
    }
  }
}
