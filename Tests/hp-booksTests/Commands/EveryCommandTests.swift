import ArgumentParsing
import Foundation
import TestSupport
import Testing

@testable import hp_books

/// Each command with no volume, one and several, for people and for programs, where it does
/// something, where there is nothing to do, and where it refuses: what it prints, what it says on
/// standard error, its exit code, and what is remembered then.
///
/// All of this stands in `Transcripts`, a file for each command. To try another line, write it
/// there behind `$`; to store what comes of it, run this and read the difference:
///
///     HP_BOOKS_DRAW=1 swift test --filter EveryCommandTests
struct EveryCommandTests {
  private static let names = HPBooks.commands.map { $0.name }

  private let commands = Dictionary(uniqueKeysWithValues: HPBooks.commands.map { ($0.name, $0) })

  @Test(arguments: names)
  func itsTranscriptIsWhatHappens(name: String) throws {
    let command = try #require(commands[name])
    let replayed = try Transcript(of: command).replayed()
    let difference = try Transcript.file(of: command)
      .difference(from: replayed.joined(separator: "\n"))
    #expect(difference == [])
  }

  /// Every option of the command, and none, with every number of volumes; for each that changes
  /// something also where it changes nothing, and a mistake.
  @Test(arguments: names)
  func itsTranscriptHasEveryCase(name: String) throws {
    let command = try #require(commands[name])
    let options = command.options.map { "--\($0.name)" }.filter { $0 != "--json" }
    let runs = try Transcript(of: command).runs.filter { $0.words.first == name }
    for option in [nil] + options {
      let isAlone = command.arguments.isEmpty && option != nil
      for volumes in isAlone ? [[]] : [[], ["3"], ["3", "5"]] {
        let words = [name] + volumes + [option].compactMap(\.self)
        #expect(runs.contains { $0.words == words }, "\(words)")
      }
      let form = runs.filter { run in
        options.filter(run.words.contains) == [option].compactMap(\.self)
      }
      if form.contains(where: \.isChange) {
        #expect(form.contains { !$0.isChange && !$0.isRefused }, "\(option ?? "no option")")
      }
    }
    #expect(runs.contains { $0.isRefused })
  }

  @Test func noTranscriptIsOfACommandThatIsGone() throws {
    let folder = ProjectFile(path: "Tests/hp-booksTests/Commands/Transcripts").url
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files.sorted() == Self.names.map { "\($0).txt" }.sorted())
  }
}
