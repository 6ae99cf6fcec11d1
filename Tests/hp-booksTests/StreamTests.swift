import Foundation
import TestSupport
import Testing

struct StreamTests {
  private let reader: ShellUser

  init() throws {
    reader = try ShellUser()
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: Request.oneOfEach)
  func aFullDiskIsAnError(_ request: Request) throws {
    let outcome = try reader.run(request.words, output: .file("/dev/full"))
    #expect(
      outcome == .failed(74, "Error: Could not write the output: No space left on device.\n"))
  }

  @Test(arguments: Request.oneOfEach)
  func aClosedOutputIsAnError(_ request: Request) throws {
    let outcome = try reader.run(request.words, output: .closed)
    #expect(outcome == .failed(74, "Error: Could not write the output: Bad file descriptor.\n"))
  }

  @Test func whatIsPrintedNeverLandsInAFile() throws {
    let data = try SampleBook.file(volumes: 2)
    let file = try reader.home.write(data, to: "books.json")
    let state = reader.home.path("state.json")
    let words = ["show", "1", "--expand", "--data", file, "--state", state]
    for streams in 0..<8 {
      _ = try reader.run(
        words, input: streams & 1 == 0 ? .null : .closed,
        output: streams & 2 == 0 ? .captured : .closed,
        errors: streams & 4 == 0 ? .captured : .closed)
      #expect(try Data(contentsOf: URL(filePath: file)) == data)
      #expect(try Memory(file: state, series: file) == Memory(expanded: [1], lastShown: 1))
      try FileManager.default.removeItem(atPath: state)
    }
  }

  @Test func anErrorWithNobodyToTellKeepsItsCode() throws {
    let wrong = try reader.run(["show", "9"], errors: .closed)
    #expect(wrong == .failed(64, ""))
    let right = try reader.run(["summary", "2"], errors: .closed)
    #expect(try right == reader.run("summary", "2"))
  }

  @Test func nothingIsReadFromTheInput() throws {
    let usual = try reader.run("summary", "2")
    #expect(try reader.run(["summary", "2"], input: .closed) == usual)
    // A terminal at which nobody types would make a reading program wait for ever.
    #expect(try reader.run(["summary", "2"], input: .terminal(columns: 80)) == usual)
  }

  @Test func allStreamsMayBeClosed() throws {
    let outcome = try reader.run(["show", "3"], input: .closed, output: .closed, errors: .closed)
    #expect(outcome == .failed(74, ""))
  }

  @Test func errorsStayOutOfTheOutput() throws {
    let outcome = try reader.run("show", "9")
    #expect(outcome.output == "")
    #expect(outcome.errors != "")
  }
}
