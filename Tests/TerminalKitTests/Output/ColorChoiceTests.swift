import SystemCalls
import TerminalKit
import Testing

struct ColorChoiceTests {
  /// What differs from an environment with `TERM`, and what `auto` allows then on a terminal and in
  /// a pipe.
  @Test(
    arguments: [
      ([:], .sixteen, nil), (["NO_COLOR": "1"], .monochrome, nil),
      (["NO_COLOR": "0"], .monochrome, nil),
      (["NO_COLOR": ""], .sixteen, nil), (["CLICOLOR_FORCE": "1"], .sixteen, .sixteen),
      (["CLICOLOR_FORCE": "0"], .sixteen, nil), (["CLICOLOR_FORCE": ""], .sixteen, nil),
      (["CLICOLOR_FORCE": "00"], .sixteen, .sixteen), (["FORCE_COLOR": "1"], .sixteen, .sixteen),
      (["FORCE_COLOR": "0"], .sixteen, nil), (["FORCE_COLOR": ""], .sixteen, nil),
      (["FORCE_COLOR": "3", "CLICOLOR_FORCE": "0"], .sixteen, .sixteen),
      (["FORCE_COLOR": "0", "CLICOLOR_FORCE": "1"], .sixteen, .sixteen),
      (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], .monochrome, nil),
      (["NO_COLOR": "1", "FORCE_COLOR": "1"], .monochrome, nil),
      (["NO_COLOR": "", "FORCE_COLOR": "1"], .sixteen, .sixteen),
      (["CLICOLOR": "0"], .monochrome, nil), (["CLICOLOR": "1"], .sixteen, nil),
      (["CLICOLOR": ""], .sixteen, nil), (["CLICOLOR": "00"], .sixteen, nil),
      (["CLICOLOR": "0", "CLICOLOR_FORCE": "1"], .sixteen, .sixteen),
      (["CLICOLOR": "0", "FORCE_COLOR": "1"], .sixteen, .sixteen),
      (["CLICOLOR": "0", "CLICOLOR_FORCE": "0"], .monochrome, nil),
      (["TERM": "dumb"], nil, nil), (["TERM": ""], nil, nil), (["TERM": nil], nil, nil),
      (["TERM": "dumb", "CLICOLOR_FORCE": "1"], .sixteen, .sixteen),
      (["TERM": "dumb", "CLICOLOR": "1"], nil, nil),
    ] as [([String: String?], ColorDepth?, ColorDepth?)])
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
