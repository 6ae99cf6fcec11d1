import ArgumentParsing
import BookCore
import BookPresentation
import DisplayText
import TestSupport
import Testing
@testable import hp_books

/// Each command about the books prints the page or the document that it is to print, and no other.
///
/// Those about what is remembered have suites of their own.
struct WiringTests {
  private static let format = PageFormat(width: 80, usesColor: false)

  private let folder: TemporaryFolder
  private let environment: [String: String]
  private let books: [Book]

  init() throws {
    folder = try TemporaryFolder()
    // A terminal, and a pager that shows nothing, so that what goes through one is missed.
    environment = [
      "HP_BOOKS_STATE": folder.path("state.json"), "TERM": "xterm", "NO_COLOR": "1",
      "PAGER": "true",
    ]
    books = try BookSeries.embedded().books
  }

  /// What a command line prints, the same on a terminal of one row and without one.
  private func printed(_ words: String...) -> String {
    let run = Rehearsal(words, environment: environment)
    let terminal = Rehearsal(words, environment: environment, rows: 1)
    #expect((run.code, terminal.code) == (0, 0))
    #expect(run.errorText == "")
    #expect(terminal.outputText == run.outputText)
    return run.outputText
  }

  /// What a command line prints where no terminal could be too low for it.
  private func page(_ words: String...) -> String {
    let run = Rehearsal(words, environment: environment)
    #expect(run.code == 0)
    return run.outputText
  }

  private func text(_ document: JSONDocument) -> String {
    String(decoding: document.bytes, as: UTF8.self)
  }

  private func text(_ lines: [StyledText]) -> String {
    lines.map { $0.plainText + "\n" }.joined()
  }

  /// What a new user's volume 3 is remembered by.
  private var collapsed: BookRecord { BookRecord(of: books[2].identity) }

  private func toggle(_ volume: Int, _ flag: String) -> ShellCommand {
    ShellCommand(["hp-books", "summary", String(volume), flag])
  }

  @Test func documentsAreNeverPaged() throws {
    #expect(printed("list", "--json") == text(.volumes(books, ReaderState())))
    #expect(printed("show", "3", "--json") == text(.book(books[2], collapsed)))
    #expect(printed("summary", "3", "--json") == text(.summary(of: books[2], isExpanded: false)))
    #expect(printed("chapters", "3", "--json") == text(.chapters(of: books[2])))
    let results = try #require(BookSearch("owl")).results(in: books)
    #expect(printed("search", "owl", "--json") == text(.search("owl", results)))
  }

  /// No line of a page would leave all of this as it is.
  @Test(arguments: [[], ["--width", "20"], ["--color", "always"]], [nil, 5])
  func aDocumentGoesOutByteForByte(options: [String], rows: Int?) throws {
    let flag = "🏴\u{e0067}\u{e0062}\u{e0065}\u{e007f}"
    let title = " \u{600}1\t👨‍👩‍👧\u{1b}[31m\r\n\u{202e}\u{200d}\(flag) "
    let data = try folder.write(SampleBook.file([SampleBook(title: title)]), to: "books.json")
    let run = Rehearsal(
      ["list", "--json", "--data", data] + options, environment: environment, rows: rows)
    #expect(
      run.output
        == JSONDocument.volumes(try BookSeries(contentsOfFile: data).books, ReaderState()).bytes)
    let written = "\u{600}1\\t👨‍👩‍👧\\u001b[31m\\r\\n\\u202e\\u200d\(flag)"
    #expect(run.outputText.contains("\"title\": \" \(written) \",\n"))
  }

  @Test func anAskedForChangeIsMadeAndShown() throws {
    #expect(
      printed("summary", "3", "--expand", "--json")
        == text(.summary(of: books[2], isExpanded: true)))
    let expanded = BookRecord(of: books[2].identity, isExpanded: true)
    #expect(printed("show", "3", "--json") == text(.book(books[2], expanded)))
    #expect(printed("show", "3", "--collapse", "--json") == text(.book(books[2], collapsed)))
    let store = ReaderStateStore(file: folder.path("state.json"), series: .embedded)
    #expect(store.load().state.records == [])
  }

  @Test func pagesAreThoseOfTheirCommand() throws {
    let format = Self.format
    let list = try Page.volumes(Array(1...7), of: .embedded, ReaderState(), format: format)
    #expect(page("list") == text(list.lines))
    #expect(
      page("show", "3")
        == text(
          Page.book(
            books[2], collapsed, toggle: toggle(3, "--expand"), format: format
          ).lines))
    #expect(
      page("summary", "3", "--expand")
        == text(
          Page.summary(
            of: books[2], isExpanded: true, toggle: toggle(3, "--collapse"), format: format
          ).lines))
    #expect(
      page("chapters", "3") == text(Page.chapters(of: books[2], collapsed, format: format).lines))
    let results = try #require(BookSearch("owl")).results(in: books)
    let command = ShellCommand(["hp-books", "show", "3"])
    #expect(
      page("search", "owl") == text(Page.search(results, command: command, format: format).lines))
  }

  @Test(arguments: CompletionScript.allCases)
  func eachShellGetsItsOwnScript(shell: CompletionScript) {
    #expect(printed("completions", shell.rawValue) == shell.contents(for: HPBooks.self).text)
  }

  @Test func theManualIsPrintedWhole() {
    #expect(printed("manual") == ManualPage(HPBooks.self, date: HPBooks.releaseDay).contents.text)
  }

  @Test func pathsTellsWhichFileIsWhich() throws {
    let data = try folder.write(SampleBook.file([SampleBook()]), to: "books.json")
    let state = folder.path("state.json")
    let format = Self.format
    #expect(
      page("paths", "--data", data)
        == text(Page.paths(data: data, state: state, format: format).lines))
    #expect(page("paths") == text(Page.paths(data: nil, state: state, format: format).lines))
  }

  @Test func readWithoutAScreenTakesItsOptions() throws {
    let data = try folder.write(SampleBook.file([SampleBook(title: "Emma")]), to: "books.json")
    let book = try #require(try BookSeries(contentsOfFile: data)[volume: 1])
    let expected = Page.book(
      book, BookRecord(of: book.identity), toggle: toggle(1, "--expand"),
      format: PageFormat(width: 30, usesColor: false))
    #expect(page("read", "--data", data, "--width", "30") == text(expected.lines))
  }

  @Test(arguments: [20, 30, 60, 79, 100])
  func helpAndErrorsHaveTheWidthThatWasAskedFor(width: Int) throws {
    guard case .help(let help, _) = try HPBooks.parse(["help", "show"]) else {
      Issue.record("There is no help for show.")
      return
    }
    #expect(
      page("help", "show", "-w", String(width)) == text(help.lines(width: min(width, 80))))
  }

  @Test func webAndJSONAreNotAskedForTogether() {
    let run = Rehearsal(["show", "3", "--web", "--json"], environment: environment)
    #expect(run.code == 64)
    #expect(
      run.errorText == """
        Error: --web and --json cannot be used together.
        Usage: hp-books show [VOLUME] [options]
          See 'hp-books show --help' for more information.

        """)
  }

  @Test func theAddressIsPrintedWhereNothingOpensIt() {
    let run = Rehearsal(
      ["show", "3", "--web"], environment: environment.merging(["BROWSER": "/nonexistent"]) { $1 })
    #expect(run.outputText == (books[2].wiki?.description ?? "none") + "\n")
    #expect(
      run.errorText == """
        Opening \(books[2].wiki?.description ?? "none") in your browser.
        Error: Could not run the browser '/nonexistent': No such file or directory.
        Hint: To choose a browser, set HP_BOOKS_BROWSER or BROWSER.

        """)
  }
}
