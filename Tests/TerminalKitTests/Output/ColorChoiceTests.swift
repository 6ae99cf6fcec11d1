import SystemCalls
import TerminalKit
import TestSupport
import Testing

struct ColorChoiceTests {
  /// What differs from an environment with `TERM`, and what `auto` allows then on a terminal and in
  /// a pipe.
  @Test(
    arguments: try CaseFile().table("environment and terminal decide for auto")
      as [([String: String?], ColorDepth?, ColorDepth?)])
  func environmentAndTerminalDecideForAuto(
    variables: [String: String?], onTerminal: ColorDepth?, inPipe: ColorDepth?
  ) {
    let variables = ["TERM": "xterm"].merging(variables) { $1 }
    let environment = Environment(variables.compactMapValues(\.self))
    let choice = ColorChoice.auto
    #expect(choice.depth(in: environment, isTerminal: true) == onTerminal)
    #expect(choice.depth(in: environment, isTerminal: false) == inPipe)
  }

  @Test(arguments: [["TERM": "dumb", "NO_COLOR": "1"], ["TERM": "xterm", "FORCE_COLOR": "1"]])
  func aDefiniteChoiceComesFirst(variables: [String: String]) {
    let environment = Environment(variables)

    #expect(ColorChoice.always.depth(in: environment, isTerminal: false) == .sixteen)
    #expect(ColorChoice.never.depth(in: environment, isTerminal: true) == nil)
  }
}

struct ColorDepthTests {
  @Test(
    arguments: try CaseFile().table("the environment says how many colours there are")
      as [([String: String], ColorDepth)])
  func theEnvironmentSaysHowManyColoursThereAre(_ variables: [String: String], depth: ColorDepth) {
    #expect(Environment(variables).colorDepth == depth)
  }
}

extension ColorDepth: CaseCell {
  package init?(cell: String) {
    let depths: [ColorDepth] = [.monochrome, .sixteen, .indexed, .full]
    guard let depth = depths.first(where: { "\($0)" == cell }) else { return nil }
    self = depth
  }
}
