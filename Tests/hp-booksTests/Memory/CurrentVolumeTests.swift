import TestSupport
import Testing

/// The volume that the reader is in, which is the same for all that goes on there.
struct CurrentVolumeTests {
  private static let titles = ["Emma", "Persuasion", "Sanditon"]

  private let folder: TemporaryFolder
  private let variables: [String: String]

  init() throws {
    folder = try TemporaryFolder()
    let chapter = "{\"title\": \"1. Part 1\", \"summary\": \"Tale 1.\"}"
    let books = [
      SampleBook(
        title: Self.titles[0], json: ["chapters": "[\(chapter), {\"title\": \"2. Part 2\"}]"]),
      SampleBook(title: Self.titles[1]), SampleBook(title: Self.titles[2], chapters: []),
    ]
    variables = [
      "HP_BOOKS_DATA": try folder.write(SampleBook.file(books), to: "books.json"),
      "HP_BOOKS_STATE": folder.path("state.json"),
    ]
  }

  private func run(_ line: String) -> Rehearsal {
    Rehearsal(line.split(separator: " ").map(String.init), environment: variables)
  }

  /// Runs a line that leaves everything as it was.
  private func output(of line: String) throws -> String {
    let state = try? folder.bytes("state.json")
    let run = run(line)
    #expect(run.code == 0, "\(line): \(run.errorText)")
    if let state {
      try folder.write(state, to: "state.json")
    } else if folder.exists("state.json") {
      try folder.remove("state.json")
    }
    return run.outputText
  }

  @Test(arguments: try CaseFile().triples("what was typed, what follows, and what next does"))
  func everythingGoesOnInIt(typed: String, step: String, answer: String) throws {
    for line in typed.parts { _ = run(line) }
    let numbers = step.split(separator: " ").compactMap { Int($0) }
    let (volume, title) = (numbers[0], Self.titles[numbers[0] - 1])
    let overview = try output(of: "status")
    let squeezed = overview.replacing(/[ ]{3,}/, with: "   ")
    #expect(squeezed.contains(Self.line(of: step, numbers, title)))
    // Before anything is set, one is in no volume.
    let mark = "\u{1b}[1m»\u{1b}[0m \u{1b}[1m\(volume)\u{1b}[0m  \u{1b}[1m\(title)\u{1b}[0m"
    #expect(
      try output(of: "status --color always").contains(mark) == !step.hasPrefix("look inside"))
    let reading = "\n  \"reading\": {\n    \"volume\": \(volume),\n"
    #expect(try output(of: "status --json").contains(reading))
    #expect(try output(of: "read").contains("(\(volume))\n"))
    for command in ["recap", "show", "summary", "chapters"] {
      #expect(try output(of: "\(command) --json").contains("\"volume\": \(volume),"))
    }
    let next = try output(of: "next")
    #expect(next.hasPrefix("  \(answer)"))
    let moved = answer.last.flatMap { Int(String($0)) }
    #expect(
      try output(of: "next --json").matches(of: /"volume": (\d),\n.*\n +"otherTitles"/)
        .map { Int($0.output.1) }
        == [moved].compactMap(\.self))
    for command in (overview + next).matches(of: /hp-books ((?:[a-z0-9-]+ ?)+)/) {
      #expect(try output(of: String(command.output.1)) != "")
    }
  }

  /// What the overview says of a step.
  private static func line(of step: String, _ numbers: [Int], _ title: String) -> String {
    let commands = [
      "look inside": "  Look inside   hp-books show \(numbers[0])\n",
      "begin":
        "  Next: \(numbers[0])  \(title)\n  Open it   hp-books read\n  Begin it   hp-books next\n",
      "read on": "\n   Open it   hp-books read\n",
      "read again":
        "  All volumes are finished.\n  Read again   hp-books next \(numbers.last ?? 0)\n",
    ]
    return commands.first { step.hasPrefix($0.key) }?.value ?? step
  }
}
