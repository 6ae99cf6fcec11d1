import TestSupport
import Testing

/// The volume that the reader is in, which is the same for all that goes on there.
struct CurrentVolumeTests {
  private static let titles = ["Emma", "Persuasion", "Sanditon"]

  private let user: LibraryUser

  init() throws {
    var books = Self.titles.map { SampleBook(title: $0) }
    books[2].chapters = []
    user = try LibraryUser(books)
  }

  /// Runs a line that leaves everything as it was.
  private func output(of line: String) throws -> String {
    let state = try? user.folder.bytes("state.json")
    let run = user.run(line)
    #expect(run.ending == .exit(0), "\(line): \(run.errors)")
    if let state {
      try user.folder.write(state, to: "state.json")
    } else if user.folder.exists("state.json") {
      try user.folder.remove("state.json")
    }
    return run.output
  }

  /// Before anything is set, no volume is marked.
  @Test(
    arguments: try CaseFile().triples(
      "what was typed, the volume as it is marked, and what next does"))
  func everythingGoesOnInIt(typed: String, place: String, answer: String) throws {
    for line in typed.parts { user.run(line) }
    let volume = try #require(Int(place.suffix(1)))
    let title = Self.titles[volume - 1]
    let mark = "\u{1b}[1m»\u{1b}[0m \u{1b}[1m\(volume)\u{1b}[0m  \u{1b}[1m\(title)\u{1b}[0m"
    #expect(try output(of: "status --color always").contains(mark) == place.hasPrefix("»"))
    let reading = "\n  \"reading\": {\n    \"volume\": \(volume),\n"
    #expect(try output(of: "status --json").contains(reading))
    #expect(try output(of: "read").contains("(\(volume))\n"))
    for command in ["recap", "show", "summary", "chapters"] {
      #expect(try output(of: "\(command) --json").contains("\"volume\": \(volume),"))
    }
    #expect(try output(of: "next").hasPrefix("  \(answer)"))
    let moved = answer.last.flatMap { Int(String($0)) }
    #expect(
      try output(of: "next --json").matches(of: /"volume": (\d),\n.*\n +"otherTitles"/)
        .map { Int($0.output.1) }
        == [moved].compactMap(\.self))
  }
}
