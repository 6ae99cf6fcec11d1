import Testing

/// Widths on a terminal and in a file.
struct WidthTests {
  private let scene: PagerScene

  init() throws {
    scene = try PagerScene()
  }

  @Test(arguments: [["show", "3"], ["summary", "1", "--expand"], ["chapters", "3"], ["list"]])
  func everyLineFitsTheTerminal(arguments: [String]) throws {
    for columns in [20, 21, 39, 40, 79, 80, 81, 132, 499, 500] as [UInt16] {
      let run = try scene.run(
        arguments + ["--no-pager", "--no-color"], TerminalPlan(columns: columns))

      #expect(run.exitCode == 0)
      #expect(run.screen.hasSuffix("\n"))
      #expect(widestLine(of: run.screen) <= columns, "at \(columns) columns")
    }
  }

  @Test(arguments: [["show", "3"], ["summary", "1", "--expand"], ["chapters", "3"]])
  func aTerminalThatIsTooNarrowStillGetsEveryWord(arguments: [String]) throws {
    let options = ["--no-pager", "--no-color"]
    let words = try scene.run(arguments + options).screen.filter(\.isLetter)
    for columns in [1, 2, 3, 7, 19] as [UInt16] {
      let run = try scene.run(arguments + options, TerminalPlan(columns: columns))

      #expect(run.exitCode == 0)
      #expect(run.screen.filter(\.isLetter) == words, "at \(columns) columns")
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
    let run = try scene.run(
      ["summary", "1", "--expand", "--no-pager", "--no-color"] + options, with: variables,
      TerminalPlan(columns: 50))
    let widest = widestLine(of: run.screen)

    #expect(widest <= width && widest > width - 12)
  }

  @Test func aFileIs80ColumnsWideWhereverItIsWritten() throws {
    for columns in [1, 40, 200] as [UInt16] {
      let plan = TerminalPlan(columns: columns, outputFile: try scene.write("output", ""))
      _ = try scene.run(["show", "3"], plan)
      let text = try #require(scene.text(of: "output"))

      #expect((77...80).contains(widestLine(of: text)))
    }
  }

  @Test(arguments: ["19", "501", "-5", "0", "wide"])
  func otherWidthsAreRefused(width: String) throws {
    let run = try scene.run(["list", "--width=\(width)"], with: ["NO_COLOR": "1"])

    #expect(run.screen.hasPrefix("Error: --width must be"))
    #expect(run.exitCode == 64)
  }

  /// Every character of the seven volumes takes one column.
  private func widestLine(of text: String) -> Int {
    text.split(separator: "\n").map(\.count).max() ?? 0
  }
}
