import ArgumentParsing
import Testing

struct ProgramParseTests {
  @Test(arguments: [
    "summary 1 --width 40", "summary 1 --width=40", "summary 1 -w 40", "summary 1 -w40",
    "summary 1 -w=40", "summary --width 40 1", "--width 40 summary 1", "-w40 summary 1",
    "summary 1 --width 500 --width 40", "summary 1 --width 0040", "summary 1 --width ４０",
    "summary 1 -ew40",
  ])
  func readsAnOptionHoweverItIsWritten(_ line: String) throws {
    let values = try Sample.values(for: line)
    #expect(values[Sample.width] == 40)
    #expect(values[Sample.volume] == "1")
  }

  @Test(arguments: [
    ("summary 1", false, false), ("summary 1 --expand", true, false),
    ("summary --collapse 1", false, true), ("--expand summary 1", true, false),
    ("summary -e -e --expand", true, false), ("summary -- 1", false, false),
  ])
  func readsFlags(_ line: String, _ isExpanded: Bool, _ isCollapsed: Bool) throws {
    let values = try Sample.values(for: line)
    #expect(values[Sample.expand] == isExpanded)
    #expect(values[Sample.collapse] == isCollapsed)
  }

  @Test(arguments: [
    ("show", nil), ("show 3", "3"), ("show -3", "-3"), ("show -３", "-３"), ("show -- -3", "-3"),
    ("show -- --json", "--json"), ("show -", "-"), ("show 3 --", "3"), ("show -- help", "help"),
  ])
  func readsAnArgumentAsTyped(_ line: String, _ volume: String?) throws {
    #expect(try Sample.values(for: line)[Sample.volume] == volume)
  }

  @Test func readsEveryWordOfARepeatingArgument() throws {
    let values = try Sample.values(for: "search goblet help -- --fire")
    #expect(values.all(Sample.words) == ["goblet", "help", "--fire"])
    #expect(values[Sample.words] == "goblet")
  }

  @Test func readsFilesAndChoices() throws {
    let values = try Sample.values(for: "list --data - --color never")
    #expect(values[Sample.data] == "-")
    #expect(values[Sample.color] == .never)
  }

  @Test(arguments: [
    "--generate-completion-script zsh", "--generate-completion-script=zsh", "completions zsh",
  ])
  func followsAnAlias(_ line: String) throws {
    #expect(try Sample.values(for: line)[Sample.shell] == .zsh)
  }

  @Test func givesBackTheCommandItself() throws {
    guard case .run(let command, _) = try Sample.parse(["--data", "list", "show"]) else {
      Issue.record("nothing to run")
      return
    }
    #expect(ObjectIdentifier(command) == ObjectIdentifier(Sample.Show.self))
  }

  @Test(arguments: [
    "--version", "-V", "show --version", "show 3 -V", "--version --bogus", "help --version",
    "summary --width x --version",
  ])
  func answersVersionBeforeAnyMistake(_ line: String) throws {
    let outcome = try Sample.parse(line.split(separator: " ").map(String.init))
    guard case .version = outcome else {
      Issue.record("\(line) is not answered with the version")
      return
    }
    #expect(Sample.versionLine == "books 1.0.0")
  }

  @Test func readsTenThousandArgumentsInLinearTime() throws {
    let clock = ContinuousClock()
    let elapsed = try clock.measure {
      let words = (0..<10_000).map { "\($0)" }
      guard case .run(_, let values) = try Sample.parse(["search"] + words) else {
        Issue.record("nothing to run")
        return
      }
      #expect(values.all(Sample.words) == words)
      #expect(Sample.error(for: ["show"] + words) != nil)
      #expect(Sample.error(for: ["show"] + words.map { "--x\($0)" }) != nil)
    }
    #expect(elapsed < .seconds(5))
  }
}
