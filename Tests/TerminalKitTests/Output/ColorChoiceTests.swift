import SystemCalls
import TerminalKit
import Testing

struct ColorChoiceTests {
  /// An environment, and what `auto` makes of it on a terminal and in a pipe.
  struct Row: CustomTestStringConvertible, Sendable {
    let variables: [String: String]
    let terminal: Bool
    let pipe: Bool

    init(_ variables: [String: String], terminal: Bool, pipe: Bool) {
      self.variables = ["TERM": "xterm"].merging(variables) { $1 }
      self.terminal = terminal
      self.pipe = pipe
    }

    var testDescription: String { "\(variables.sorted(by: <))" }
  }

  @Test(arguments: [
    Row([:], terminal: true, pipe: false),
    Row(["NO_COLOR": "1"], terminal: false, pipe: false),
    Row(["NO_COLOR": "0"], terminal: false, pipe: false),
    Row(["NO_COLOR": ""], terminal: true, pipe: false),
    Row(["CLICOLOR_FORCE": "1"], terminal: true, pipe: true),
    Row(["CLICOLOR_FORCE": "0"], terminal: true, pipe: false),
    Row(["CLICOLOR_FORCE": ""], terminal: true, pipe: false),
    Row(["FORCE_COLOR": "1"], terminal: true, pipe: true),
    Row(["FORCE_COLOR": "0"], terminal: true, pipe: false),
    Row(["FORCE_COLOR": ""], terminal: true, pipe: false),
    Row(["FORCE_COLOR": "3", "CLICOLOR_FORCE": "0"], terminal: true, pipe: true),
    Row(["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], terminal: false, pipe: false),
    Row(["NO_COLOR": "1", "FORCE_COLOR": "1"], terminal: false, pipe: false),
    Row(["NO_COLOR": "", "FORCE_COLOR": "1"], terminal: true, pipe: true),
    Row(["NO_COLOR": "", "CLICOLOR": "0"], terminal: false, pipe: false),
    Row(["NO_COLOR": "1", "CLICOLOR": "1", "TERM": "dumb"], terminal: false, pipe: false),
    Row(["CLICOLOR_FORCE": "1", "FORCE_COLOR": "0"], terminal: true, pipe: true),
    Row(["CLICOLOR_FORCE": "0", "FORCE_COLOR": "0"], terminal: true, pipe: false),
    Row(["CLICOLOR_FORCE": "0", "CLICOLOR": "0"], terminal: false, pipe: false),
    Row(["FORCE_COLOR": "0", "CLICOLOR": "0"], terminal: false, pipe: false),
    Row(["CLICOLOR_FORCE": "00"], terminal: true, pipe: true),
    Row(["CLICOLOR_FORCE": "1", "CLICOLOR": "0"], terminal: true, pipe: true),
    Row(["CLICOLOR": ""], terminal: true, pipe: false),
    Row(["CLICOLOR": "00"], terminal: true, pipe: false),
    Row(["FORCE_COLOR": "1", "TERM": ""], terminal: true, pipe: true),
    Row(["CLICOLOR": "0"], terminal: false, pipe: false),
    Row(["CLICOLOR": "1"], terminal: true, pipe: false),
    Row(["CLICOLOR": "0", "FORCE_COLOR": "1"], terminal: true, pipe: true),
    Row(["TERM": "dumb"], terminal: false, pipe: false),
    Row(["TERM": ""], terminal: false, pipe: false),
    Row(["TERM": "dumb", "CLICOLOR_FORCE": "1"], terminal: true, pipe: true),
    Row(["TERM": "dumb", "CLICOLOR": "1"], terminal: false, pipe: false),
  ])
  func environmentAndTerminalDecideForAuto(row: Row) {
    let environment = Environment(row.variables)
    let choice = ColorChoice.auto

    #expect(choice.allowsColor(environment: environment, isTerminal: true) == row.terminal)
    #expect(choice.allowsColor(environment: environment, isTerminal: false) == row.pipe)
  }

  @Test func withoutTermThereIsNoColor() {
    #expect(!ColorChoice.auto.allowsColor(environment: Environment([:]), isTerminal: true))
  }

  @Test(arguments: [["TERM": "dumb", "NO_COLOR": "1"], ["TERM": "xterm", "FORCE_COLOR": "1"]])
  func aDefiniteChoiceComesFirst(variables: [String: String]) {
    let environment = Environment(variables)

    #expect(ColorChoice.always.allowsColor(environment: environment, isTerminal: false))
    #expect(!ColorChoice.never.allowsColor(environment: environment, isTerminal: true))
  }

  @Test func theWordsOfTheCommandLineAreTheRawValues() {
    #expect(ColorChoice.allCases.map(\.rawValue) == ["auto", "always", "never"])
  }
}

struct ColorDepthTests {
  @Test(
    arguments: [
      ([:], .sixteen), (["TERM": ""], .sixteen), (["TERM": "xterm"], .sixteen),
      (["TERM": "linux"], .sixteen), (["TERM": "256color"], .indexed),
      (["TERM": "xterm-256color"], .indexed), (["TERM": "screen-256color-bce"], .indexed),
      (["TERM": "screen.xterm-256color"], .indexed), (["TERM": "xterm-256colors"], .sixteen),
      (["TERM": "xterm", "COLORTERM": "truecolor"], .full), (["COLORTERM": "24bit"], .full),
      (["TERM": "xterm-256color", "COLORTERM": "yes"], .indexed),
      (["TERM": "xterm-256color", "COLORTERM": ""], .indexed),
      (["TERM": "xterm-kitty"], .full), (["TERM": "xterm-ghostty"], .full),
      (["TERM": "alacritty"], .full), (["TERM": "alacritty-direct"], .full),
      (["TERM": "foot"], .full), (["TERM": "foot-extra"], .full), (["TERM": "wezterm"], .full),
      (["TERM": "xterm-direct"], .full), (["TERM": "konsole-direct"], .full),
      (["TERM": "football"], .sixteen), (["TERM": "vt100"], .sixteen),
      (["TERM": "xterm-16color"], .sixteen), (["TERM": "rxvt-unicode"], .sixteen),
      (["TERM": "xterm", "TERM_PROGRAM": "iTerm.app"], .full),
      (["TERM": "xterm-256color", "LC_TERMINAL": "iTerm2"], .full),
      (["TERM": "xterm-256color", "WT_SESSION": "8a1c"], .full),
      (["TERM": "xterm", "WT_SESSION": ""], .sixteen),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], .indexed),
      // What is around a multiplexer says nothing of it.
      (["TERM": "tmux"], .indexed), (["TERM": "tmux-256color"], .indexed),
      (["TERM": "tmux-direct"], .indexed), (["TERM": "tmux", "LC_TERMINAL": "iTerm2"], .indexed),
      (["TERM": "tmux-256color", "COLORTERM": "truecolor"], .full),
      (["TERM": "screen"], .sixteen), (["TERM": "screen", "LC_TERMINAL": "iTerm2"], .sixteen),
      (["TERM": "screen", "TMUX": "/tmp/tmux-0/default,1,0"], .indexed),
      (["TERM": "screen-256color"], .indexed), (["TERM": "screen.xterm-kitty"], .indexed),
    ] as [([String: String], ColorDepth)])
  func theEnvironmentSaysHowManyColoursThereAre(_ variables: [String: String], depth: ColorDepth) {
    #expect(Environment(variables).colorDepth == depth)
  }
}
