import ArgumentParsing
import Foundation
import TestSupport

@testable import hp_books

/// The lines that readers type and what comes of each, as they stand in a file.
///
///     # A shelf is filled.
///     $ shelf 5 3 --add
///     |   On the shelf: 5  Harry Potter and the Order of the Phoenix
///     |   On the shelf: 3  Harry Potter and the Prisoner of Azkaban
///     json volumes 5, 3
///     state 3 kept; 5 kept
///     $ shelf --add
///     64 Error: Which volume? Give its number or words of its title.
///
/// Behind `|` stands what is printed, behind the exit code what is said on standard error, but for
/// the usage of the command behind a mistake. A line about the state says what is remembered from
/// then on. Each line is also run with `--json` in place of the run that is shown, if the command
/// has that option; what is different then stands behind `json`, where an object has the keys and
/// values that count, so that new ones may come. Of other commands, whose output stands in their
/// own transcripts, only the rest is shown.
///
/// A line that begins with `#` begins a new reader; `books` gives that reader a data file of the
/// folder `Cases/Books`, `moved to` gives that file another name, and `NAME=value` is a variable.
struct Transcript {
  /// A line that is typed, and what comes of it.
  struct Run {
    let words: [String]
    fileprivate(set) var answer: [String] = []

    /// Whether something else is remembered afterwards.
    var isChange: Bool { answer.contains { $0.hasPrefix("state ") } }

    /// Whether the line is a mistake.
    var isRefused: Bool { answer.contains { $0.hasPrefix("64 ") } }
  }

  private let command: any BookCommand.Type
  private let lines: [String]

  init(of command: any BookCommand.Type) throws {
    self.command = command
    lines = try Self.file(of: command).lines
  }

  /// The file with what the readers of a command type.
  static func file(of command: any BookCommand.Type) -> ProjectFile {
    ProjectFile(path: "Tests/hp-booksTests/Commands/Transcripts/\(command.name).txt")
  }

  /// The same lines typed again, and what comes of them now.
  func replayed() throws -> [String] {
    var reader = try TranscriptReader()
    var runs = runs[...]
    return try lines.flatMap { line in
      if line.hasPrefix("# ") { reader = try TranscriptReader() }
      if line.hasPrefix("$ ") {
        let stored = runs.removeFirst().answer.first { $0.hasPrefix("json {") }
        return try [line]
          + reader.answer(to: words(of: line), of: command).map { now in
            stored.map { Self.object(now, holdsAllOf: $0) } == true ? stored ?? now : now
          }
      }
      let isFollowed = try reader.follows(line)
      return isFollowed || line.isEmpty || line.hasPrefix("# ") ? [line] : []
    }
  }

  /// The lines that are typed.
  var runs: [Run] {
    lines.reduce(into: []) { runs, line in
      if line.hasPrefix("$ ") {
        runs.append(Run(words: words(of: line)))
      } else if !runs.isEmpty {
        runs[runs.count - 1].answer.append(line)
      }
    }
  }

  private func words(of line: String) -> [String] {
    line.split(separator: " ").dropFirst().map(String.init)
  }

  /// Whether a line has all the keys and values of another, beside which there may be new ones.
  private static func object(_ line: String, holdsAllOf other: String) -> Bool {
    func isIn(_ part: Any, _ whole: Any) -> Bool {
      switch (part, whole) {
      case (let part as [String: Any], let whole as [String: Any]):
        part.allSatisfy { name, value in whole[name].map { isIn(value, $0) } == true }
      case (let part as [Any], let whole as [Any]):
        part.count == whole.count && zip(part, whole).allSatisfy(isIn)
      default: (part as? AnyHashable) == (whole as? AnyHashable)
      }
    }
    let objects = [other, line].compactMap {
      try? JSONSerialization.jsonObject(with: Data($0.trimmingPrefix("json ").utf8))
    }
    return objects.count == 2 && isIn(objects[0], objects[1])
  }
}
