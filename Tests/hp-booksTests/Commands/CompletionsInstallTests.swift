import ArgumentParsing
import TestSupport
import Testing

@testable import hp_books

/// `hp-books completions`, with and without `--install`.
struct CompletionsInstallTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func run(_ words: String..., with variables: [String: String] = [:]) -> Rehearsal {
    Rehearsal(["completions"] + words, environment: ["HOME": home.path].merging(variables) { $1 })
  }

  @Test(arguments: [
    ("/bin/bash", CompletionScript.bash), ("/usr/local/bin/zsh", .zsh), ("fish", .fish),
    ("/opt/fish/", .fish),
  ])
  func withoutANameTheScriptIsForTheShellOfTheUser(path: String, shell: CompletionScript) {
    #expect(run(with: ["SHELL": path]).outputText == shell.contents(for: HPBooks.self).text)
    let alias = Rehearsal(["--generate-completion-script"], environment: ["SHELL": path])
    #expect(alias.outputText == shell.contents(for: HPBooks.self).text)
    #expect(
      run("zsh", with: ["SHELL": path]).outputText
        == CompletionScript.zsh.contents(for: HPBooks.self).text)
  }

  @Test(arguments: [
    (["SHELL": "/bin/ksh"], "There is no script for '/bin/ksh', only for bash, zsh and fish."),
    (["SHELL": "/"], "There is no script for '/', only for bash, zsh and fish."),
    (["SHELL": ""], "The shell is not known, since SHELL is not set."),
    ([:], "The shell is not known, since SHELL is not set."),
  ])
  func anotherShellIsAnError(variables: [String: String], message: String) {
    let run = run(with: variables)
    #expect(run.code == 64)
    #expect(
      run.errorText == """
        Error: \(message)
        Hint: For example: hp-books completions bash
        Usage: hp-books completions [NAME] [options]
          See 'hp-books completions --help' for more information.

        """)
  }

  @Test(arguments: [
    (
      CompletionScript.bash, ".local/share/bash-completion/completions/hp-books",
      "It works in every new shell, if the package bash-completion is installed.\n"
    ),
    (
      .zsh, ".zfunc/_hp-books",
      """
      It works in every new shell if ~/.zshrc has this line before compinit:
        fpath=(~/.zfunc $fpath)

      """
    ),
    (.fish, ".config/fish/completions/hp-books.fish", "It works in every new shell.\n"),
  ])
  func theScriptIsWrittenWhereTheShellLooksForIt(
    shell: CompletionScript, file: String, advice: String
  ) throws {
    let run = run(shell.rawValue, "--install")
    #expect(run.errorText == "")
    let path = home.path(file)
    #expect(run.outputText == "Installed as \(path)\n\(advice)Remove it: rm \(path)\n")
    #expect(try home.permissions(of: file) == 0o600)
    #expect(try home.read(file) == shell.contents(for: HPBooks.self).text)
    #expect(try home.contents.filter { $0.contains("hp-books") } == [file])
  }

  @Test func theFoldersOfTheUserAreRespected() throws {
    let folders = ["XDG_DATA_HOME": home.path("data"), "XDG_CONFIG_HOME": home.path("config")]
    #expect(run("bash", "--install", with: folders).code == 0)
    #expect(run("fish", "--install", with: folders).code == 0)
    #expect(home.exists("data/bash-completion/completions/hp-books"))
    #expect(home.exists("config/fish/completions/hp-books.fish"))
    #expect(run("fish", "--install", with: ["XDG_CONFIG_HOME": "relative"]).code == 0)
    #expect(home.exists(".config/fish/completions/hp-books.fish"))
  }

  /// A script with the right checksum, which is all that any version has in common with another.
  @Test(arguments: CompletionScript.allCases)
  func aScriptOfAnotherVersionIsReplaced(shell: CompletionScript) throws {
    _ = run(shell.rawValue, "--install")
    let file = try #require(try home.contents.last { $0.contains("hp-books") })
    try home.write(
      shell.contents(for: HPBooks.self).heading + " Checksum of the rest: 85944171f73967e8\nfoobar",
      to: file)
    try home.setPermissions(0o640, of: file)
    let contents = try home.contents
    #expect(run(shell.rawValue, "--install").code == 0)
    #expect(try home.read(file) == shell.contents(for: HPBooks.self).text)
    #expect(try home.permissions(of: file) == 0o640)
    #expect(try home.contents == contents)
  }

  @Test func aScriptThatMayHaveBeenChangedIsKept() throws {
    let script = CompletionScript.fish.contents(for: HPBooks.self).text
    let heading = CompletionScript.fish.contents(for: HPBooks.self).heading
    let older = heading + script.drop { $0 != "\n" }
    let changed = [
      script + "# mine\n", script + String(repeating: "\n", count: 2 << 20), older, heading,
      script.replacing(": ", with: ": 0", maxReplacements: 1), String(script.dropLast()),
      String(script.prefix(heading.count + 30)),
    ]
    let file = ".config/fish/completions/hp-books.fish"
    _ = run("fish", "--install")
    for (number, text) in changed.enumerated() {
      try home.write(text, to: file)
      let old = file + (number == 0 ? ".old" : ".old-\(number + 1)")
      #expect(
        run("fish", "--install").outputText == """
          Installed as \(home.path(file))
          The old completion script, in which you may have made changes, is kept as \(home.path(old))
          It works in every new shell.
          Remove it: rm \(home.path(file))

          """)
      #expect(try home.read(file) == script)
      let isKept = try home.read(old) == text
      #expect(isKept)
    }
  }

  @Test func aLinkStaysALink() throws {
    let heading = CompletionScript.zsh.contents(for: HPBooks.self).heading
    try home.createFolder(".zfunc")
    try home.write(heading, to: "dotfiles")
    try home.link(Self.file, to: "../dotfiles")
    #expect(run("zsh", "--install").code == 0)
    #expect(try home.target(of: Self.file) == "../dotfiles")
    #expect(try home.read("dotfiles") == CompletionScript.zsh.contents(for: HPBooks.self).text)
    #expect(try home.read("dotfiles.old") == heading)
  }
}

// MARK: What cannot be installed

extension CompletionsInstallTests {
  private static let file = ".zfunc/_hp-books"

  private func expectFailure(
    _ message: String, with variables: [String: String] = [:],
    sourceLocation location: SourceLocation = #_sourceLocation
  ) {
    let run = run("zsh", "--install", with: variables)
    let hint = "Hint: To print the completion script instead, type: hp-books completions zsh\n"
    #expect(run.result == .failed(74, "Error: \(message).\n\(hint)"), sourceLocation: location)
  }

  private var cannotWrite: String { "Could not write '\(home.path(Self.file))'" }

  @Test func aScriptThatMayNotBeWrittenIsLeftAlone() throws {
    try home.createFolder(".zfunc")
    let text = CompletionScript.zsh.contents(for: HPBooks.self).text + "mine"
    try home.write(text, to: Self.file)
    try home.setPermissions(0o444, of: Self.file)
    expectFailure("\(cannotWrite): the file is read-only")
    #expect(try home.read(Self.file) == text)
    #expect(try home.contents == [".zfunc", Self.file])
  }

  @Test(arguments: ["", "#compdef hp-books\n_mine() { }\n", "precious"])
  func anotherFileIsLeftAlone(contents: String) throws {
    try home.createFolder(".zfunc")
    try home.write(contents, to: Self.file)
    expectFailure("'\(home.path(Self.file))' is not a completion script of hp-books")
    #expect(try home.read(Self.file) == contents)
    #expect(try home.contents == [".zfunc", Self.file])
  }

  @Test func aPipeIsNotWaitedFor() throws {
    try home.createFolder(".zfunc")
    try home.makePipe(Self.file)
    #expect(run("zsh", "--install").code == 74)
  }

  @Test func aLinkThatLeadsNowhereIsAnError() throws {
    try home.createFolder(".zfunc")
    try home.link(Self.file, to: "../dotfiles")
    expectFailure("\(cannotWrite): it is a link that leads nowhere")
    #expect(try home.contents == [".zfunc", Self.file])
  }

  @Test(arguments: [
    ("", "HOME is not set"), ("ada", "HOME is 'ada', which is not an absolute path"),
  ])
  func withoutAHomeNothingIsInstalled(value: String, reason: String) {
    expectFailure("There is no folder for the completion script: \(reason)", with: ["HOME": value])
  }

  @Test func aFileInPlaceOfTheFolderIsAnError() throws {
    try home.write("", to: ".zfunc")
    expectFailure("\(cannotWrite): Not a directory")
  }
}
