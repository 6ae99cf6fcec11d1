import Testing

struct FitTests {
  private static let widths = [20, 40, 80, 200]

  @Test(arguments: Request.everyPage, widths)
  func everyPageFitsTheWidthAskedFor(_ request: Request, width: Int) throws {
    let outcome = try ShellUser().run(request.words + ["--width", "\(width)"])
    #expect(outcome.ending == .exit(0))
    #expect(outcome.output.layoutFaults(width: width) == [])
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
    let pages = try Self.widths.map { try ShellUser().run("show", "3", "--width", "\($0)").output }
    #expect(Set(pages).count == Self.widths.count)
  }

  @Test(arguments: Request.everyPage, [1, 2, 3, 7, 19])
  func eachPageIsThereInTheNarrowestWindow(_ request: Request, width: Int) throws {
    let outcome = try ShellUser(["COLUMNS": "\(width)"]).run(request.words)
    #expect(outcome == .printed(outcome.output))
    #expect(outcome.output.controlFaults == [])
    #expect(outcome.output.split(separator: "\n").count > 7)
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
}
