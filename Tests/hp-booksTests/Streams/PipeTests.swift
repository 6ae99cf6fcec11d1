import Foundation
import TestSupport
import Testing

@Suite(.limitForPrograms)
struct PipeTests {
  private static let brokenPipe: Int32 = 13

  private let reader: ShellUser
  private let largeFile: String
  private let largeText = String(repeating: "word ", count: 100_000) + "end"

  init() throws {
    reader = try ShellUser()
    let data = SampleBook.file([SampleBook(summary: largeText)])
    largeFile = try reader.home.write(data, to: "large.json")
  }

  @Test(arguments: Request.oneOfEach)
  func whoeverStopsReadingHasSeenEnough(_ request: Request) throws {
    let outcome = try reader.run(request.words, output: .abandoned)
    #expect(outcome.errors == "")
    #expect([.exit(0), .signal(Self.brokenPipe)].contains(outcome.ending))
  }

  @Test(arguments: Request.oneOfEach)
  func aBrokenPipeWithoutItsSignalIsQuietToo(_ request: Request) throws {
    let script = "trap '' PIPE; exec hp-books \"$@\""
    let outcome = try reader.shell(script, request.words, output: .abandoned)
    #expect(outcome.errors == "")
    #expect(outcome.ending == .exit(141))
  }

  @Test(arguments: ["", "trap '' PIPE; "])
  func theHeadOfALargePageIsAllThatIsSeen(_ beginning: String) throws {
    let script = beginning + "hp-books summary 1 --expand --data \"$1\" | head -n 1"
    #expect(try reader.shell(script, [largeFile]) == .printed("Emma\n"))
  }

  @Test func aSlowReaderGetsEverything() throws {
    let script = "hp-books summary 1 --expand --data \"$1\" | dd bs=19 2>\"$HOME/counts\""
    let outcome = try reader.shell(script, [largeFile])
    #expect(outcome.errors == "")
    expectEverything(in: outcome)
  }

  @Test func aPipeThatRefusesBytesWhileItIsFullGetsEverything() throws {
    let outcome = try reader.run(
      ["summary", "1", "--expand", "--data", largeFile], output: .capturedWithoutWaiting)
    #expect(outcome.errors == "")
    #expect(outcome.ending == .exit(0))
    expectEverything(in: outcome)
  }

  /// The hint is looked at for itself, because the path in it may take several lines.
  private func expectEverything(in outcome: ProgramResult) {
    let words = outcome.output.split { $0.isWhitespace }
    let hint = words.firstIndex(of: "Less:") ?? words.endIndex
    // Compared first, because to describe how a hundred thousand words differ takes minutes.
    let isWhole = words[..<hint] == ["Emma"] + largeText.split(separator: " ")
    #expect(isWhole)
    #expect(outcome.output.hint("Less")?.hasPrefix("hp-books summary 1 --collapse") == true)
    #expect(outcome.output.hasSuffix("\n"))
  }
}
