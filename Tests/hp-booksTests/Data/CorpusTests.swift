import BookCore
import TestSupport
import Testing

/// What the program makes of inputs that once broke something.
@Suite(.limitForPrograms)
struct CorpusTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: Corpus.dataFiles)
  func aDataFileGivesAPageOrAnError(entry: Corpus.Entry<[UInt8]>) throws {
    let file = try folder.write(entry.input, to: "books.json")
    for command in [
      ["list"], ["list", "--json"], ["show", "1"], ["show", "1", "--json"], ["chapters", "1"],
      ["summary", "1", "--expand"], ["search", "a"], ["show", "emna"], ["shelf", "1", "--add"],
      ["shelf"], ["bookmark", "1", "1"], ["bookmark"], ["list", "--recent"], ["status"],
      ["forget", "1"],
    ] {
      #expect(faults(of: command + ["--data", file]) == [])
    }
  }

  /// A page, and a state that is either saved or left alone because a newer version wrote it.
  @Test(arguments: Corpus.stateFiles)
  func aStateFileCostsNoPage(entry: Corpus.Entry<[UInt8]>) throws {
    let state = try folder.write(entry.input, to: "state.json")
    for command in [["show"], ["show", "3"], ["chapters"], ["summary", "3"], ["read"]] {
      let run = Rehearsal(command + ["--state", state])
      #expect(run.code == 0)
      #expect(run.outputText.withoutWholeText.layoutFaults(width: 80) == [])
      #expect(run.errorText.controlFaults == [])
    }
    let run = Rehearsal(["summary", "1", "--expand", "--state", state])
    #expect(run.outputText.withoutWholeText.layoutFaults(width: 80) == [])
    #expect([0, 73].contains(run.code))
    let saved = try ReaderStateStore.embedded(in: state).load()
    #expect(saved.state.expandedVolumes.contains(1) == (run.code == 0))
    #expect(try (folder.bytes("state.json") == entry.input) == (run.code == 73))
  }

  @Test(arguments: Corpus.commandLines)
  func aCommandLineGivesAPageOrAnError(entry: Corpus.Entry<[String]>) {
    #expect(faults(of: entry.input) == [])
  }

  private func faults(of words: [String]) -> [String] {
    let environment = ["HP_BOOKS_STATE": folder.path("state.json")]
    return PageFaults.all(
      in: Rehearsal(words, environment: environment), codes: ExitCodeTable.documented)
  }
}
