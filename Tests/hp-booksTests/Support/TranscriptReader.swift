import ArgumentParsing
import BookCore
import BookPresentation
import DisplayText
import Foundation
import SystemCalls
import TestSupport

@testable import hp_books

/// A reader who types the lines of a transcript.
struct TranscriptReader {
  private let folder: TemporaryFolder
  private var environment: [String: String]

  /// The pages that were printed, and the lines that printed them first.
  private var pages: [String: String] = [:]

  init() throws {
    folder = try TemporaryFolder()
    environment = ["HOME": folder.path, "HP_BOOKS_STATE": folder.path(Self.stateFile)]
  }

  private static let stateFile = "state.json"

  /// Follows a line that is no command, and says whether it could.
  mutating func follows(_ line: String) throws -> Bool {
    let setting = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    if line.hasPrefix("books ") {
      let books = ProjectFile(path: "Tests/hp-booksTests/Cases/Books/\(line.dropFirst(6)).json")
      environment["HP_BOOKS_DATA"] = try folder.write(books.text, to: "books.json")
    } else if line.hasPrefix("moved to "), let file = environment["HP_BOOKS_DATA"] {
      let moved = folder.path(String(line.dropFirst(9)))
      try FileManager.default.moveItem(atPath: file, toPath: moved)
      environment["HP_BOOKS_DATA"] = moved
    } else if setting.count == 2, setting[0].allSatisfy({ $0.isUppercase || $0 == "_" }) {
      environment[setting[0]] = setting[1]
    } else {
      return false
    }
    return true
  }

  /// Runs a line, and says what came of it.
  mutating func answer(to words: [String], of command: any BookCommand.Type) throws -> [String] {
    let (before, file) = (try state(), try? folder.bytes(Self.stateFile))
    let run = Rehearsal(words, environment: environment)
    let after = try state()
    var lines = errorLines(of: run, typed: words)
    if words.first == command.name { lines = outputLines(of: run, typed: words) + lines }
    if words.first == command.name, command.options.contains(where: { $0.name == "json" }) {
      let file = try exchangeState(for: file)
      lines += try jsonLines(of: words, printed: run, remembered: after)
      _ = try exchangeState(for: file)
    }
    return after == before ? lines : lines + [after.line]
  }
}

// MARK: What is remembered

extension TranscriptReader {
  /// The series of the lines so far; nil if there is none.
  private var series: BookSeries? {
    get throws {
      guard let file = environment["HP_BOOKS_DATA"] else { return try .embedded() }
      let exists = FileManager.default.fileExists(atPath: file)
      return exists ? try BookSeries(contentsOfFile: file) : nil
    }
  }

  private func state() throws -> ReaderState {
    guard let series = try series else { return ReaderState() }
    return ReaderStateStore(
      file: folder.path(Self.stateFile), for: series, home: folder.path
    ).load().state.withoutReplaced
  }

  /// Puts another state file in place of the one that is there, which is returned.
  private func exchangeState(for bytes: [UInt8]?) throws -> [UInt8]? {
    let file = try? folder.bytes(Self.stateFile)
    if let bytes {
      try folder.write(bytes, to: Self.stateFile)
    } else if file != nil {
      try folder.remove(Self.stateFile)
    }
    return file
  }
}

// MARK: What is printed

extension TranscriptReader {
  /// How many lines of a page stand in a transcript at most.
  private static let mostLines = 64

  /// A text in which variables stand for the folders of this run.
  private func withoutFolders(_ text: String) -> String {
    text.replacing(folder.path, with: "$HOME")
      .replacing(FilePath.canonical(".") ?? "", with: "$PWD")
  }

  private mutating func outputLines(of run: Rehearsal, typed words: [String]) -> [String] {
    let page = withoutFolders(run.outputText)
    var lines = page.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
    if lines.count > 3, let line = pages[page] { lines = ["as $ \(line)"] }
    pages[page] = pages[page] ?? words.joined(separator: " ")
    return Self.cut(lines).map { "| \($0)".withoutFinalSpaces }
  }

  private func errorLines(of run: Rehearsal, typed words: [String]) -> [String] {
    let command = HPBooks.commands.first { $0.name == words.first }
    let usage = HPBooks.usageError(ValidationError(""), in: command).lines.dropFirst()
      .map { $0.plainText + "\n" }.joined()
    var errors = withoutFolders(run.errorText)
    if run.code == 64, errors.hasSuffix(usage) { errors.removeLast(usage.count) }
    if run.code != 0, errors.isEmpty { return ["\(run.code)"] }
    return errors.split(separator: "\n").map { "\(run.code) \($0)" }
  }

  /// What is different for programs.
  private func jsonLines(
    of words: [String], printed page: Rehearsal, remembered: ReaderState
  ) throws -> [String] {
    let run = Rehearsal(words + ["--json"], environment: environment)
    let state = try state()
    let recalled = words.contains("--no-state") ? ReaderState() : state
    var lines: [String] = []
    if !run.output.isEmpty {
      let document = Data(run.output)
      lines = try JSONSchema.output.faults(in: document, as: words.first)
      try keep(document)
    }
    if run.result != page.result {
      lines += run.output.isEmpty ? [] : [try name(of: run, recalled)]
      lines += errorLines(of: run, typed: words)
    }
    if state != remembered { lines.append(state.line) }
    return lines.map { "json \($0)" }
  }

  /// Keeps a document in the folder that a variable names, for others to check.
  private func keep(_ document: Data) throws {
    guard let folder = ProcessInfo.processInfo.environment["HP_BOOKS_DOCUMENTS"] else { return }
    let file = URL(filePath: folder).appending(path: "\(UUID().uuidString).json")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try document.write(to: file)
  }

  /// What a document is about if it says just that, or else all of it.
  private func name(of run: Rehearsal, _ state: ReaderState) throws -> String {
    let document = try JSONDatum(Data(run.output))
    if let series = try series {
      if let name = try name(of: document, in: series, state) { return name }
      let progress = SeriesProgress(of: series, state)
      let book = document["volume"]?.number.flatMap { series[volume: $0] }
      let (name, expected): (String, JSONDocument?) =
        switch (document["document"]?.text, book.map { progress.volumes[$0.seriesNumber - 1] }) {
        case ("show", let volume?): ("book", .book(volume))
        case ("chapters", let volume?): ("chapters", .chapters(of: volume))
        case ("summary", let volume?): ("summary", .summary(of: volume))
        case ("status", nil): ("overview", .overview(of: series, state, progress.totals))
        default: ("", nil)
        }
      if run.output == expected?.bytes {
        if let book { return "\(name) \(book.seriesNumber)" }
        return name + (document["reading"]?["volume"]?.number.map { ", reading \($0)" } ?? "")
      }
    }
    let lines = withoutFolders(run.outputText).split(separator: "\n")
    return Self.cut(lines.map { String($0.drop { $0 == " " }) }).joined(separator: " ")
  }

  /// Which volumes and lost books a document tells of, and which of them a change replaced; nil if
  /// it is about something else.
  private func name(
    of document: JSONDatum, in series: BookSeries, _ state: ReaderState
  ) throws -> String? {
    guard case .bool(let isChanged) = document["isChanged"] else { return nil }
    let volumes = document["volumes"]?.items.compactMap { $0["volume"]?.number } ?? []
    let titles = document["lost"]?.items.compactMap { $0["title"]?.text } ?? []
    // What is forgotten is blank.
    let lost = titles.map { title in
      state.lostRecords.first { $0.book.title == title }
        ?? BookRecord(of: BookIdentity(volume: 0, title: title))
    }
    let expected = try JSONDatum(
      Data(
        JSONDocument.volumes(
          volumes.compactMap { series[volume: $0] }, lost: lost, of: series, state
        ).bytes))
    for key in ["volumes", "lost", "reading", "recent"] where document[key] != expected[key] {
      return nil
    }
    let replaced = document["replaced"]?.items.compactMap { book in
      book["volume"]?.number.map(String.init) ?? book["title"]?.text
    }
    let parts: KeyValuePairs = [
      "; lost ": titles, "; replaced ": replaced ?? [],
      "; changed": isChanged && replaced == [] ? [""] : [],
    ]
    let numbers = volumes.map(String.init).joined(separator: ", ")
    return parts.reduce(volumes.isEmpty ? "no volumes" : "volumes \(numbers)") { line, part in
      part.value.isEmpty ? line : line + part.key + part.value.joined(separator: ", ")
    }
  }

  private static func cut(_ lines: [String]) -> [String] {
    lines.count > mostLines ? ["… more than \(mostLines) lines"] : lines
  }
}

extension ReaderState {
  /// The line that says what is remembered.
  fileprivate var line: String {
    var parts = records.filter { !$0.isBlank }.map { "\($0.volume) \($0.inWords)" }
    parts += lostRecords.map { "lost \($0.book.title) \($0.inWords)" }
    if !recentVolumes.isEmpty {
      parts.append("recent " + recentVolumes.map(String.init).joined(separator: ", "))
    }
    if let readingVolume { parts.append("in \(readingVolume)") }
    return "state "
      + (parts.isEmpty ? "nothing" : parts.joined(separator: "; ").sanitizedForTerminal())
  }
}

extension BookRecord {
  fileprivate var inWords: String {
    [
      bookmark.map { "at \($0.placeWhenSet) \($0.title)" },
      timesFinished > 0 ? "finished \(timesFinished)" : nil, isKept ? "kept" : nil,
      isExpanded ? "expanded" : nil,
    ].compactMap(\.self).joined(separator: ", ")
  }
}
