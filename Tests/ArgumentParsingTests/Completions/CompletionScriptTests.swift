import ArgumentParsing
import TerminalKit
import TestSupport
import Testing

/// Lets real shells complete, with a program that notes what it is asked.
@Suite(.timeLimit(.minutes(60)))
struct CompletionScriptTests {
  private static let shells = CompletionScript.allCases.filter { $0.tool.isInstalled }

  @Test(arguments: shells)
  func passesTheSyntaxCheckOfTheShell(shell: CompletionScript) throws {
    for program in Sample.andNothing {
      let check = try shell.tool.run(
        ["-n", "/dev/stdin"], input: shell.contents(for: program))
      #expect(check == .printed(""))
    }
  }

  @Test(arguments: shells, SampleProgram.questions)
  func asksAboutTheWordsAsTheyWereTyped(
    shell: CompletionScript, _ question: (line: String, asked: String)
  ) throws {
    let folder = try SampleProgram.folder(answering: "")
    _ = try shell.complete(question.line, in: folder)
    #expect(folder.text(of: ".asked") == question.asked)
  }

  @Test(arguments: shells)
  func evaluatesNothing(shell: CompletionScript) throws {
    for line in ["books $(touch evil) ", "books `touch evil` ", "books az"] {
      let folder = try SampleProgram.folder(answering: SampleProgram.titles)
      _ = try shell.complete(line, in: folder)
      #expect(!folder.exists("evil"), "\(line)")
    }
  }

  @Test(arguments: shells, [nil, ""])
  func isSilentIfTheProgramIsMissingOrFails(shell: CompletionScript, answer: String?) throws {
    let folder = try SampleProgram.folder(answering: answer)
    #expect(try shell.complete("books az", in: folder) == (shell == .bash ? ["books az"] : []))
  }

  /// What is typed, what the program answers, and what is on the line once Tab is pressed.
  @Test(
    .enabled(if: ExternalTool.bash.isInstalled, "bash is not installed."),
    arguments: [
      ("books sho", "show\tShow.\n", "books show "),
      ("books s", "show\tA.\nshelf\tB.\n", "books sh"),
      ("books az", "Azkaban\tPrisoner\n", "books Azkaban "), ("books az", "", "books az"),
      ("books az", SampleProgram.titles, "books Az"),
      ("books show 'az", "Azkaban\tPrisoner\n", "books show 'Azkaban' "),
      (#"books show "goblet of f"#, "goblet of Fire\tB\n", #"books show "goblet of Fire" "#),
      (#"books show goblet\ of\ f"#, "goblet of Fire\tB\n", #"books show goblet\ of\ Fire "#),
      ("books show 'of é", "of École\tB\n", "books show 'of École' "),
      ("books show 'won", "Won't\tB\n", "books show 'won"),
      (#"books show "won"#, "$(touch evil) One\tB\n", #"books show "won"#),
      ("books --color=al", "--color=always\t\n", "books --color=always "),
      ("books --color=", "--color=auto\t\n--color=always\t\n", "books --color=a"),
      ("books open tw", "two words\tA  -- name.\n", #"books open two\ words "#),
      ("books --data inp", "files\n", "books --data input "),
      ("books --data tw", "files\n", #"books --data two\ words "#),
      ("books --data=tw", "files\n", #"books --data=two\ words "#),
      (#"books --data "tw"#, "files\n", #"books --data "two words" "#),
      ("books --data ~/shelf/", "files\n", #"books --data ~/shelf/inner\ file "#),
      ("books --data sh", "files\n", "books --data shelf/"),
    ])
  func bashCompletesTheLine(_ typed: String, _ answer: String, _ completed: String) throws {
    let folder = try SampleProgram.folder(answering: answer)
    #expect(try CompletionScript.bash.complete(typed, in: folder) == [completed])
  }

  @Test(.enabled(if: ExternalTool.bash.isInstalled, "bash is not installed."))
  func bashListsDescriptionsInTheOrderOfTheProgram() throws {
    let folder = try SampleProgram.folder(answering: "show\tThe page.\nlist\tThe books.\nhelp\t\n")
    let screen = try CompletionScript.bash.screen(in: folder, typing: "books \t\t")
    #expect(screen.contains("show  -- The page.   list  -- The books.  help"))
    let cycled = try CompletionScript.bash.screen(in: folder, typing: "books \u{14}")
    #expect(cycled.contains("books show"))
    #expect(!cycled.contains("The page"))
    #expect(!folder.exists("evil"))
  }

  /// What is typed, what the program answers, and what zsh offers.
  @Test(
    .enabled(if: ExternalTool.zsh.isInstalled, "zsh is not installed."),
    arguments: [
      ("books az", SampleProgram.titles, ["Azkaban", "Azure"]),
      ("books --color=al", "--color=always\t\n", ["--color=always"]),
      (#"books show "goblet of f"#, "goblet of Fire\tB\n", ["goblet of Fire"]),
      ("books ", "a:b\\ $c\tIt's [odd]\n", [#"a:b\\\ \$c"#]),
      ("books --data tw", "files\n", [#"two\ words"#]),
      ("books --data=inp", "files\n", ["--data=input"]),
      ("books --data ~/shelf/", "files\n", [#"~/shelf/inner\ file"#]),
    ])
  func zshOffersTheAnswer(_ typed: String, _ answer: String, _ offers: [String]) throws {
    let folder = try SampleProgram.folder(answering: answer)
    #expect(try CompletionScript.zsh.complete(typed, in: folder) == offers)
  }

  /// What is typed, what the program answers, and what fish offers.
  @Test(
    .enabled(if: ExternalTool.fish.isInstalled, "fish is not installed."),
    arguments: [
      (
        "books az", SampleProgram.titles,
        SampleProgram.titles.split(separator: "\n").map(String.init)
      ),
      ("books --color=al", "--color=always\t\n", ["--color=always"]),
      (#"books show "goblet of f"#, "goblet of Fire\tB\n", ["goblet of Fire\tB"]),
      ("books ", "b\tB\na\tA\n", ["b\tB", "a\tA"]),
      // Of a brace that is not quoted, the line would be `{a,b\}`.
      ("books {", "{a,b}\tB\n", []), (#"books \{"#, "{a,b}\tB\n", ["{a,b}\tB"]),
      (#"books "{"#, "{a,b}\tB\n", ["{a,b}\tB"]),
      ("books --data tw", "files\n", ["two words"]),
      ("books --data=inp", "files\n", ["--data=input"]),
      ("books --data ~/shelf/", "files\n", ["~/shelf/inner file"]),
    ])
  func fishOffersTheAnswer(_ typed: String, _ answer: String, _ offers: [String]) throws {
    let folder = try SampleProgram.folder(answering: answer)
    #expect(try CompletionScript.fish.complete(typed, in: folder) == offers)
  }
}

extension CompletionScript {
  fileprivate var tool: ExternalTool {
    switch self {
    case .bash: .bash
    case .zsh: .zsh
    case .fish: .fish
    }
  }

  /// What the shell offers after a Tab, or, for bash, the line that it makes.
  fileprivate func complete(_ line: String, in folder: TemporaryFolder) throws -> [String] {
    switch self {
    case .bash:
      _ = try screen(in: folder, typing: line + "\t\u{7}")
      return folder.text(of: "line").map { [$0] } ?? []
    case .zsh:
      return try folder.zshOffers(
        for: line, script: contents(for: Sample.self), of: Sample.name)
    case .fish:
      try folder.write(line, to: ".line")
      let script = """
        set PATH $PWD/.bin $PATH
        \(contents(for: Sample.self))
        complete -C (cat .line)
        """
      let lines = try tool.run(["--no-config", "/dev/stdin"], input: script, in: folder).lines
      // Newer versions of fish print a tab where there is no description.
      return lines.map { $0.last == "\t" ? String($0.dropLast()) : $0 }
    }
  }

  /// Types into bash at a terminal, which Control-G ends and Control-T makes cycle.
  fileprivate func screen(in folder: TemporaryFolder, typing keys: String) throws -> String {
    let startup = try folder.write(
      """
      PS1='> '
      cd "$HOME"
      \(contents(for: Sample.self))
      bind -x '"\\C-g": printf %s "$READLINE_LINE" >line; exit'
      bind '"\\C-t": menu-complete'

      """, to: ".startup")
    let shell = try TerminalSession(
      path: tool.path ?? "/bin/bash", arguments: ["--noprofile", "--rcfile", startup, "-i"],
      environment: [
        "HOME": folder.path, "LC_ALL": "C.UTF-8", "PATH": "\(folder.path(".bin")):/usr/bin:/bin",
      ],
      size: .default)
    try shell.wait(for: "a prompt") { $0.transcript.hasSuffix("> ") }
    shell.type(keys.hasSuffix("\u{7}") ? keys : keys + "\u{7}")
    #expect(try shell.ending() == .exit(0))
    return shell.screen.transcript
  }
}
