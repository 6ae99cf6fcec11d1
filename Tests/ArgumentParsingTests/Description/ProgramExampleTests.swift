import ArgumentParsing
import TestSupport
import Testing

private protocol BookCommand: ParsableCommand {
  init(_ given: GivenValues)
  func run() -> String
}

private struct ShowCommand: BookCommand {
  static let name = "show"
  static let abstract = "Show a volume."
  static let arguments = [volume]
  static let options = [json]

  private static let volume = Argument("VOLUME", value: .name(), help: "Its number.")
  private static let json = Flag("json", help: "Print JSON for programs.")

  private let volume: String?
  private let printsJSON: Bool

  init(_ given: GivenValues) {
    volume = given[Self.volume]
    printsJSON = given[Self.json]
  }

  func run() -> String { printsJSON ? "{}" : "Volume \(volume ?? "")" }
}

private enum Books: ParsableProgram {
  static let name = "books"
  static let version = "1.0.0"
  static let abstract = "Read a series of books."
  static let commands: [any BookCommand.Type] = [ShowCommand.self]
  static func parsable(at place: Int) -> any ParsableCommand.Type { commands[place] }
}

/// The example in the documentation of `ParsableProgram`, which stands in this file, too.
struct ProgramExampleTests {
  @Test func doesWhatItSays() throws {
    if case .run(let command, let given) = try Books.parse(["show", "3"]) {
      let answer = command.init(given).run()  // "Volume 3"
      #expect(answer == "Volume 3")
    }
  }

  @Test func isTheOneInTheDocumentation() throws {
    let folders = ["Sources/ArgumentParsing", "Tests/ArgumentParsingTests"]
    let documentation = ProjectFile(path: "\(folders[0])/Description/ParsableProgram.swift")
    let file = ProjectFile(path: "\(folders[1])/Description/ProgramExampleTests.swift")
    let example = try documentation.lines.filter { $0.hasPrefix("///     ") }.map(\.code)
    let lines = try file.lines.map(\.code)
    #expect(example.count > 20)
    #expect(example.filter { !lines.contains($0) } == [])
  }
}

extension String {
  /// The words of a line, without what makes it documentation or part of a file of tests.
  fileprivate var code: [String] { words.filter { $0 != "///" && $0 != "private" } }
}
