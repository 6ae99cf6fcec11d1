import ArgumentParsing
import Foundation
import TestSupport
import Testing
import TypedText

@testable import hp_books

/// Each line that the program hints at succeeds when it is typed, in whatever situation it is
/// given.
struct LeadingHintTests {
  /// What a reader has, and has done.
  enum Situation: String, CaseIterable {
    case new, reading, done, ofOtherBooks, withoutChapters
  }

  private static let names = [
    "", "3", "9", "0", "-1", "+1", "azkabn", "azkaban 9", "half-blood prince 3", "part 3",
    "ch 9", "ch 99", "vol azkabn", "1 and 2", "5 to 3",
    "gobelt",
    "harry poter 3", "chapter", "3 - 5", "5-3", "3-5", "azkabn gobelt", "prisonr of azkabn 9", "fo",
    "3 grm defeat", "azkabn grm", "3 99", "3 +1", "4 +99", "hagrid", "hagrd", "xyzzy", "expand 1",
    "add 3", "clear", "unread", "finished 2", "3 4 5", "harry", "-- --x", "''",
  ]
  private static let options = [
    "--jsn", "--no", "--add", "--expand", "--clear", "--widht 40", "--width x", "--color a", "-j",
    "--no-state", "--json=1", "--finshed", "--remove --add", "--all", "--color nevr --jsno",
  ]
  private static let words = [
    "continue", "resume", "start", "story", "previously", "reset", "delete", "clear", "books",
    "volumes", "unread", "prev", "state", "keep", "rm", "finish", "shwo", "serach", "s", "lits",
    "sef",
    "--read", "--ls", "--keep", "help", "help shwo", "bokmark", "nxt", "version", "compl", "undoo",
  ]

  /// Words that lead on, every command with each name and each option, and all that readers type in
  /// the transcripts.
  private static let lines: [String] = {
    var lines = words.flatMap { word in ["", " 3", " azkabn", " xyzzy"].map { word + $0 } }
    for command in [""] + HPBooks.commands.map({ $0.name }) {
      lines += (names + options + ["azkabn --jsn"]).map { "\(command) \($0)" }
    }
    for command in HPBooks.commands {
      let typed = (try? Transcript.file(of: command).lines) ?? []
      lines += typed.filter { $0.hasPrefix("$ ") }.map { String($0.dropFirst(2)) }
    }
    return lines
  }()

  /// The lines of a situation, or a sample of them: each line is typed in one of them.
  private static func lines(in situation: Situation) -> [String] {
    let count = Situation.allCases.count
    let start = Situation.allCases.firstIndex(of: situation) ?? 0
    return stride(from: start, to: lines.count, by: count).map { lines[$0] }.sampled(40)
  }

  @Test(arguments: Situation.allCases)
  func everyHintedLineSucceeds(_ situation: Situation) throws {
    let folder = try TemporaryFolder()
    let environment = try environment(of: situation, in: folder)
    let state = try? folder.bytes("state.json")
    func run(_ words: [String]) throws -> Rehearsal {
      if let state { try folder.write(state, to: "state.json") }
      if state == nil, folder.exists("state.json") { try folder.remove("state.json") }
      return Rehearsal(words, environment: environment)
    }
    var verdicts: [String: UInt8] = [:]
    var failed: [String] = []
    let lines = Self.lines(in: situation)
    for line in lines {
      let typed = ShellWords(line).words
      if typed.contains("--help") || typed.contains("help") { continue }
      let wrong = try run(typed)
      // To try a line changes nothing.
      if wrong.code == 64, (try? folder.bytes("state.json")) != state { failed.append(line) }
      for hint in (wrong.outputText + wrong.errorText).hintedLines {
        let isKnown = verdicts[hint] != nil
        // What an answer to a change offers is for the state after it.
        let isAfterChange = wrong.code == 0 && !wrong.outputText.isEmpty
        if isKnown && !isAfterChange { continue }
        let words = Array(ShellWords(hint).words.dropFirst())
        let code =
          isAfterChange
          ? Rehearsal(words, environment: environment).code : try run(words).code
        verdicts[hint] = code
        // A search of everything is always offered, whether or not anything has the words.
        let isSearch = ["search", "who", "what"].contains { hint.hasPrefix("hp-books \($0) ") }
        let mayFindNothing = isSearch && hint.contains(" --all")
        if code != 0, code != 1 || !mayFindNothing { failed.append("\(line) ⇒ \(hint): \(code)") }
      }
    }
    #expect(failed == [])
    #expect(verdicts.count > lines.count / 20)
  }

  private func environment(
    of situation: Situation, in folder: TemporaryFolder
  ) throws -> [String: String] {
    var environment = ["HP_BOOKS_STATE": folder.path("state.json"), "HOME": folder.path]
    let books: [SampleBook]
    var prepared: [String] = []
    switch situation {
    case .new: books = []
    case .reading:
      books = []
      prepared = [
        "bookmark 3 9", "bookmark 1 --finished", "shelf 4 --add", "show 5", "bookmark 4 2",
      ]
    case .done:
      books = []
      prepared = ["bookmark 1-7 --finished", "show 2", "shelf 1-7 --add"]
    case .ofOtherBooks: books = [SampleBook(), SampleBook(title: "Persuasion")]
    case .withoutChapters:
      books = [SampleBook(chapters: []), SampleBook(title: "Persuasion", chapters: [])]
      prepared = ["show 2"]
    }
    if !books.isEmpty {
      environment["HP_BOOKS_DATA"] = try folder.write(SampleBook.file(books), to: "books.json")
    }
    for line in prepared {
      _ = Rehearsal(line.split(separator: " ").map(String.init), environment: environment)
    }
    return environment
  }
}

extension String {
  /// The lines of the program at the ends of these lines, but for those through a pipe.
  fileprivate var hintedLines: [String] {
    split(separator: "\n").filter { !$0.hasPrefix("Usage:") && !$0.hasPrefix("  See ") }
      // Most lines have none, and the search takes long.
      .filter { $0.contains("hp-books") }
      .flatMap { $0.matches(of: /(?:: |\?  |^  )(hp-books(?: .*?)?)(?=    |$)/) }
      .map { String($0.output.1) }
      .filter { !$0.contains(" | ") }
  }
}
