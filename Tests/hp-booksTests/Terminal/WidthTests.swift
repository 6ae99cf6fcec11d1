import TestSupport
import Testing

/// Widths on a terminal and in a file.
@Suite(.limitForPrograms)
struct WidthTests {
  private static let widths = [20, 40, 80, 200]

  private let reader: ShellUser

  init() throws { reader = try ShellUser(["TERM": "xterm"]) }

  @Test(arguments: [["show", "3"], ["summary", "1", "--expand"], ["chapters", "3"], ["list"]])
  func everyLineFitsTheTerminal(arguments: [String]) throws {
    for columns in [20, 21, 39, 40, 79, 80, 81, 132, 499, 500] {
      let run = try reader.runInTerminal(
        arguments + ["--no-pager", "--no-color"], .size(columns: columns))

      #expect(run.ending == .exit(0))
      #expect(run.output.hasSuffix("\n"))
      #expect(widestLine(of: run.output.withoutAddress) <= columns, "at \(columns) columns")
    }
  }

  @Test(arguments: [["show", "3"], ["summary", "1", "--expand"], ["chapters", "3"]])
  func aTerminalThatIsTooNarrowStillGetsEveryWord(arguments: [String]) throws {
    let options = ["--no-pager", "--no-color"]
    let words = try reader.runInTerminal(arguments + options).output.filter(\.isLetter)
    for columns in [1, 2, 3, 7, 19] {
      let run = try reader.runInTerminal(arguments + options, .size(columns: columns))

      #expect(run.ending == .exit(0))
      #expect(run.output.filter(\.isLetter) == words, "at \(columns) columns")
    }
  }

  @Test(arguments: [
    (["--width", "60"], ["COLUMNS": "30"], 60),
    ([], ["COLUMNS": "30"], 30),
    ([], ["COLUMNS": "0"], 50),
    ([], [:], 50),
  ])
  func theFirstWidthThatIsKnownCounts(
    options: [String], variables: [String: String], width: Int
  ) throws {
    let run = try reader.runInTerminal(
      ["summary", "1", "--expand", "--no-pager", "--no-color"] + options, with: variables,
      .size(columns: 50))
    let widest = widestLine(of: run.output)

    #expect(widest <= width && widest > width - 12)
  }

  @Test func aFileIs80ColumnsWideWhereverItIsWritten() throws {
    for columns in [1, 40, 200] {
      var plan = TerminalPlan.size(columns: columns)
      plan.output = .file(try reader.home.write("", to: "output"))
      _ = try reader.runInTerminal(["show", "3"], plan)
      let text = try #require(reader.home.text(of: "output"))

      #expect((77...80).contains(widestLine(of: text.withoutAddress)))
    }
  }

  @Test(arguments: ["19", "501", "-5", "0", "wide"])
  func otherWidthsAreRefused(width: String) throws {
    let run = try reader.runInTerminal(["list", "--width=\(width)"], with: ["NO_COLOR": "1"])

    #expect(run.output.hasPrefix("Error: --width must be"))
    #expect(run.ending == .exit(64))
  }

  @Test(arguments: Request.everyPage, widths)
  func everyPageFitsTheWidthAskedFor(_ request: Request, width: Int) throws {
    let outcome = try ShellUser().run(request.words + ["--width", "\(width)"])
    #expect(outcome.ending == .exit(0))
    #expect(outcome.output.withoutAddress.layoutFaults(width: width) == [])
  }

  @Test(arguments: Request.everyPage, widths)
  func columnsSayTheSameAsTheOption(_ request: Request, width: Int) throws {
    let asked = try ShellUser().run(request.words + ["--width", "\(width)"])
    #expect(try ShellUser(["COLUMNS": "\(width)"]).run(request.words) == asked)
  }

  @Test(arguments: (1...7).map(String.init))
  func proseIsNeverWiderThanEighty(_ volume: String) throws {
    let outcome = try ShellUser().run("summary", volume, "--expand", "--width", "200")
    #expect(outcome.output.layoutFaults(width: 80) == [])
  }

  @Test func pagesDifferWithTheWidth() throws {
    let pages = try [20, 40, 60, 80].map {
      try ShellUser().run("show", "3", "--width", "\($0)").output
    }
    #expect(Set(pages).count == 4)
  }

  @Test(arguments: Request.everyPage, [1, 2, 3, 7, 19])
  func eachPageIsThereInTheNarrowestWindow(_ request: Request, width: Int) throws {
    let outcome = try ShellUser(["COLUMNS": "\(width)"]).run(request.words)
    #expect(outcome == .printed(outcome.output))
    #expect(outcome.output.controlFaults == [])
    #expect(outcome.output.split(separator: "\n").count >= 7)
  }

  @Test(arguments: ["19", "501", "0", "-5", "x", "80.5", ""])
  func refusesOtherWidths(_ width: String) throws {
    let outcome = try ShellUser().run("list", "--width", width)
    #expect(outcome.ending == .exit(64))
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("Error: "))
  }

  @Test(arguments: ["", "0", "-40", "wide", "80 "])
  func passesOverColumnsThatAreNoWidth(_ columns: String) throws {
    #expect(try ShellUser(["COLUMNS": columns]).run("list") == ShellUser().run("list"))
  }

  /// Every character of the seven volumes takes one column.
  private func widestLine(of text: String) -> Int {
    text.split(separator: "\n").map(\.count).max() ?? 0
  }
}
