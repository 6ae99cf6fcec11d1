import TestSupport
import Testing

@testable import hp_books

/// What errors advise works when it is typed.
@Suite(.limitForPrograms)
struct ErrorHintTests {
  private let reader: ShellUser

  init() throws {
    reader = try ShellUser()
    try reader.home.write(SampleBook.file(volumes: 2), to: "my books.json")
    try reader.home.write("[]", to: "wrong.json")
  }

  /// One line for each kind of hint; what changes something for good is not advised.
  @Test(
    arguments: try CaseFile().pairs(
      "a line with a mistake, and the hint, which works when it is typed"))
  func aHintIsACommandLineThatWorks(_ line: String, _ hint: String) throws {
    let failed = try reader.shell("cd && hp-books \(line)")
    #expect(failed.output == "")
    let hint = hint.replacing("$HOME", with: reader.home.path)
    #expect(failed.hints == [hint])
    let commandLine = try #require(hint.firstRange(of: ": ")).upperBound
    let followed = try reader.shell("cd && \(hint[commandLine...])")
    #expect(followed == .printed(followed.output))
    #expect(followed.output != "")
  }

  @Test(arguments: try CaseFile().pairs("a line with a mistake, and a hint without a command line"))
  func otherHintsNameNoCommandLine(_ line: String, _ hint: String) {
    let hints = reader.rehearse(line.shellWords).hints
    #expect(hints.count == 1)
    #expect(hints[0].hasPrefix(hint))
    #expect(!hints[0].contains("hp-books"))
  }

  @Test(arguments: [(256, 1), (257, 0)])
  func aNameIsSearchedForUpToALength(length: Int, count: Int) throws {
    let name = String(repeating: "x", count: length)
    let book = try reader.home.write(
      SampleBook.file([SampleBook(json: ["dedication": "\"\(name)\""])]), to: "long.json")
    let hints = reader.rehearse([name, "--data", book]).hints
    #expect(hints.count { $0.contains(" search ") } == count)
  }

  @Test func aFileIsNoDataForACommandWithoutBooks() {
    let file = reader.home.path("my books.json")
    #expect(reader.rehearse(["completions", "zsh", file]).hints == [])
  }

  @Test(
    arguments: try CaseFile().pairs(
      "a line with a mistake, and the lines that the suggestions make of it"))
  func aSuggestionWorksInPlaceOfTheMistake(_ line: String, _ corrected: String) {
    let message = reader.rehearse(line.shellWords).errors
    let lines = message.matches(of: /\ \ hp-books (.*)/).map { String($0.output.1) }
    #expect(lines == corrected.parts)
    for line in lines {
      let outcome = reader.rehearse(line.shellWords)
      #expect(outcome == .printed(outcome.output), "\(line)")
    }
  }
}

extension ProgramResult {
  /// What the message advises.
  fileprivate var hints: [String] {
    errors.split(separator: "\n").filter { $0.hasPrefix("Hint: ") }.map {
      String($0.dropFirst("Hint: ".count))
    }
  }
}

extension String {
  /// The words that a shell makes of a line whose only quotation marks are around a title.
  fileprivate var shellWords: [String] {
    split(separator: "'", omittingEmptySubsequences: false).enumerated().flatMap { place, part in
      place.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
    }
  }
}
