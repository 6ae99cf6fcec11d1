import SystemCalls
import TestSupport
import Testing
@testable import TerminalKit

extension ProcessTests {
  struct BrowserTests {
    @Test(arguments: [
      (["BROWSER": "lynx -nocolor"], "lynx -nocolor"),
      (["BROWSER": "lynx", "BOOKS_BROWSER": "w3m"], "w3m"),
      (["BROWSER": "lynx", "BOOKS_BROWSER": ""], "lynx"),
      (["BROWSER": " ", "DISPLAY": ":0"], Desktop.opener),
      (["BROWSER": ":", "DISPLAY": ":0"], Desktop.opener),
      (["WAYLAND_DISPLAY": "wayland-0"], Desktop.opener),
    ])
    func theFirstVariableThatIsNotEmptyNamesTheBrowser(
      variables: [String: String], browser: String
    ) {
      #expect(self.browser(variables) == self.browser(["BROWSER": browser]))
      #expect(self.browser(variables) != self.browser(["BROWSER": "\(browser) and more"]))
    }

    @Test func withoutADesktopOnlyATerminalMayHaveABrowser() {
      let isAlways = Desktop.isAlwaysAvailable

      #expect((browser(["DISPLAY": ""]) != nil) == isAlways)
      #expect(browser([:], isAtTerminal: true) == browser(["BROWSER": Desktop.opener]))
    }

    @Test(arguments: [
      #"sh -c '[ "$1" = "https://a.b/c?d=e&f" ]' sh"#,
      #"sh -c '[ "$1" = "https://a.b/c?d=e&f" ] && [ "$2" = x ]' sh %s x"#,
    ])
    func theAddressArrivesAsOneWord(browser: String) throws {
      try #require(self.browser(["BROWSER": browser])).open("https://a.b/c?d=e&f")
    }

    /// What follows the name of the program, and what arrives; neither is ever read by a shell.
    @Test(arguments: [
      ("--url=%s", ["--url=ADDRESS"]), ("é%s%s%%s %S x%", ["éADDRESSADDRESS%ADDRESS", "%S", "x%"]),
      ("'; touch %s' %s", ["; touch %s", "ADDRESS"]), ("'x %s'", ["x %s", "ADDRESS"]),
    ])
    func theAddressIsPutWhereItIsAskedFor(words: String, arrived: [String]) throws {
      let folder = try TemporaryFolder()
      let address = "https://a.b/$(touch evil);'\"%s|\\&c"
      let witness = "sh -c 'printf \"%s\\n\" \"$@\" >\(folder.path("words"))' sh "
      try #require(browser(["BROWSER": witness + words])).open(address)
      let lines = arrived.map { $0.replacing("ADDRESS", with: address) + "\n" }.joined()
      #expect(folder.text(of: "words") == lines)
    }

    @Test(arguments: ["exit 3", "kill -s TERM $$"])
    func aBrowserThatFailsIsSaidSo(script: String) {
      #expect(throws: ProgramFailure.failed(program: "sh")) {
        try browser(["BROWSER": "sh -c '\(script)'"])?.open("https://a.b")
      }
    }

    /// The first that opens the page is the last that runs, and Ctrl-C is a way to quit it.
    @Test(arguments: [
      ("sh -c 'exit 3':MISSING:WITNESS:WITNESS", 1), ("WITNESS:sh -c 'exit 3'", 1),
      ("MISSING::WITNESS %s x", 1), ("sh -c 'kill -s INT $$':WITNESS", 0),
    ])
    func aListIsTriedInTurn(list: String, runs: Int) throws {
      let folder = try TemporaryFolder()
      let witness = "sh -c 'echo \"$1\" >>\(folder.path("runs"))' sh"
      let browsers = list.replacing("WITNESS", with: witness)
        .replacing("MISSING", with: folder.path("missing"))
      try browser(["BROWSER": browsers])?.open("https://a.b")
      let lines = Array(repeating: "https://a.b\n", count: runs).joined()
      #expect((folder.text(of: "runs") ?? "") == lines)
    }

    @Test func theLastOfAListSaysWhyNoneOpenedThePage() throws {
      let missing = try TemporaryFolder().path("browser")
      let failure = ProgramFailure.notStarted(program: missing, reason: "No such file or directory")

      #expect(throws: ProgramFailure.failed(program: "sh")) {
        try browser(["BROWSER": "\(missing):sh -c 'exit 3'"])?.open("https://a.b")
      }
      #expect(throws: failure) {
        try browser(["BROWSER": "sh -c 'exit 3':\(missing)"])?.open("https://a.b")
      }
    }

    private func browser(_ variables: [String: String], isAtTerminal: Bool = false) -> Browser? {
      Browser(
        environment: Environment(variables), variables: ["BOOKS_BROWSER", "BROWSER"],
        isAtTerminal: isAtTerminal)
    }
  }
}
