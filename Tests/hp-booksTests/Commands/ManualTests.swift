import ArgumentParsing
import TestSupport
import Testing

@testable import hp_books

/// The manual page, whole, so that no change of it goes unseen.
///
/// One that is meant is stored anew, and shows in the diff:
///
///     HP_BOOKS_DRAW=1 swift test --filter ManualTests
struct ManualTests {
  private static let stored = ProjectFile(path: "Tests/hp-booksTests/Commands/manual.mdoc")

  @Test func thePageIsTheStoredOne() throws {
    let difference = try Self.stored.difference(from: Rehearsal(["manual"]).outputText)
    #expect(difference == [])
  }

  @Test(
    .limitForPrograms, .enabled(if: ExternalTool.mandoc.isInstalled, "mandoc is not installed."))
  func mandocFindsNothing() throws {
    let check = try ExternalTool.mandoc.run(
      ["-T", "lint"], input: Rehearsal(["manual"]).outputText)
    // Which other pages there are is up to the machine.
    let findings = check.lines.filter {
      !$0.contains("referenced manual not found") && !$0.contains("mandoc.db")
    }
    #expect(findings == [])
  }
}

/// `hp-books manual --install`, never in the folders of the system.
struct ManualInstallTests {
  private static let page = Rehearsal(["manual"]).outputText
  private static let usersFile = ".local/share/man/man1/hp-books.1"

  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  /// Runs the command where `$HOME` in a variable is the home folder.
  private func run(_ variables: [String: String] = [:]) -> Rehearsal {
    let environment = ["DESTDIR": "/dev/null", "HOME": "$HOME"].merging(variables) { $1 }
    return Rehearsal(
      ["manual", "--install"],
      environment: environment.mapValues { $0.replacing("$HOME", with: home.path) })
  }

  @Test(arguments: [
    ([:], usersFile, "export MANPATH="),
    (["SHELL": "/usr/bin/fish", "DESTDIR": "$HOME/file"], usersFile, "set -gx MANPATH "),
    (["DESTDIR": "$HOME/stage"], "stage/usr/local/share/man/man1/hp-books.1", nil),
  ])
  func thePageIsWrittenWhereManLooksForIt(
    variables: [String: String], file: String, assignment: String?
  ) throws {
    try home.write("", to: "file")
    let path = home.path(file)
    let folder = path.replacing("/man1/hp-books.1", with: "")
    let advice = assignment.map {
      """
      If 'man hp-books' does not find it, add this line to your shell’s startup file:
        \($0)\(folder):"$MANPATH"

      """
    }
    let run = run(variables)
    #expect(run.errorText == "")
    #expect(run.outputText == "Installed as \(path)\n\(advice ?? "")Remove it: rm \(path)\n")
    #expect(try home.read(file) == Self.page)
    #expect(try home.permissions(of: file) == (assignment == nil ? 0o644 : 0o600))
  }

  /// A page of 1.0.0 has no checksum, and was put there by the shell.
  @Test(arguments: [".Dd November 21, 2026\n.Dt HP-BOOKS 1\n", page + "Mine.\n"])
  func aPageThatMayHaveBeenChangedIsKept(text: String) throws {
    _ = run()
    try home.write(text, to: Self.usersFile)
    let kept = home.path(Self.usersFile + ".old")
    #expect(
      run().outputText.contains(
        "\nThe old manual page, in which you may have made changes, is kept as \(kept)\n"))
    #expect(try home.read(Self.usersFile) == Self.page)
    #expect(try home.read(Self.usersFile + ".old") == text)
  }

  @Test func anotherFileIsLeftAlone() throws {
    _ = run()
    try home.write(".Dt BOOKS 1\n", to: Self.usersFile)
    let run = run()
    #expect(run.code == 74)
    #expect(
      run.errorText == """
        Error: '\(home.path(Self.usersFile))' is not a manual page of hp-books.
        Hint: To print the manual page instead, type: hp-books manual

        """)
    #expect(try home.read(Self.usersFile) == ".Dt BOOKS 1\n")
  }

  @Test(.limitForPrograms) func itsLinesCanBeTyped() throws {
    let name = "it's a $HOME"
    let reader = try ShellUser().with(["DESTDIR": "/dev/null"])
    try reader.home.createFolder(name)
    let run = try reader.with(["HOME": reader.home.path(name)]).shell(
      """
      cd
      hp-books manual --install > answer
      eval "$(sed -n 's/^  export/export/p' answer)"
      echo "$MANPATH"
      ls .local/share/man/man1
      eval "$(sed -n 's/^Remove it: //p' answer)"
      ls .local/share/man/man1
      """)
    #expect(run == .printed("\(reader.home.path(name))/.local/share/man:\nhp-books.1\n"))
  }
}
