import ArgumentParsing
import BookCore
import DisplayText
import SystemCalls
import TestSupport
import Testing

@testable import hp_books

struct VolumeNameTests {
  @Test(arguments: ["3", "03", " 3 ", "３", "+3"])
  func aVolumeHasANumber(word: String) throws {
    #expect(try visit().book(named: word).seriesNumber == 3)
  }

  @Test(arguments: [("azkaban", 3), ("philosophers", 1), ("GOBLET of fire", 4)])
  func aVolumeHasAName(name: String, number: Int) throws {
    #expect(try visit().book(named: name).seriesNumber == number)
  }

  @Test(arguments: ["9", "0", "-3", "99999999999999999999"])
  func aNumberOutOfRangeGetsTheRange(word: String) throws {
    #expect(
      try message(visit(), word)
        == "Error: There is no volume \(word): this series has volumes 1 to 7.")
  }

  @Test func aNumberMayBeATitle() throws {
    let visit = try visit(titles: ["Emma", "1984", "1984 again"])
    #expect(try visit.book(named: "1984").seriesNumber == 2)
    #expect(try visit.book(named: "2").title == "1984")
    #expect(
      try message(visit, "9")
        == "Error: There is no volume 9: this series has volumes 1 to 3.")
  }

  @Test func withoutAVolumeItIsTheOneShownLastOrTheFirst() throws {
    for (lastShown, volume) in [(nil, 1), (1, 1), (5, 5), (99, 1), (0, 1)] {
      let store = ReaderStateStore(file: folder.path("state.json"), series: .embedded)
      if let lastShown { try store.save([.shown(lastShown)]) }
      let book = try visit().requestedBook()
      #expect(book.seriesNumber == volume)
    }
  }

  @Test func aSeriesOfOneSaysSo() throws {
    let visit = try visit(titles: ["Emma"])
    #expect(
      try message(visit, "2")
        == "Error: There is no volume 2: this series has only volume 1.")
  }

  @Test func aNameThatFitsSeveralListsThem() throws {
    let visit = try visit(titles: ["Emma", "Emma Two", "Persuasion", "Emma\nThree"])
    #expect(
      try message(visit, "emm") == """
        Error: 'emm' matches 3 volumes:
          1  Emma
          2  Emma Two
          4  Emma Three
        Hint: Use its number, or more words of its title.
        """)
  }

  @Test(arguments: [(10, nil), (11, "  and 1 more"), (30, "  and 20 more")] as [(Int, String?)])
  func noMoreThanTenAreListed(count: Int, rest: String?) throws {
    let visit = try visit(titles: (1...count).map { "Emma \($0)" })
    let lines = try message(visit, "emma").split(separator: "\n").map(String.init)
    #expect(lines[0] == "Error: 'emma' matches \(count) volumes:")
    #expect(lines[10] == "  10  Emma 10")
    #expect(lines[11] == rest ?? "Hint: Use its number, or more words of its title.")
  }

  @Test(arguments: [
    (
      "azkabn",
      """
      Error: No title matches 'azkabn'. Did you mean 'Harry Potter and the Prisoner of Azkaban'?
      """
    ),
    (
      "xy\u{1B}zzy",
      """
      Error: No title matches 'xy\\u{1b}zzy'.
      Hint: To see all volumes, type: hp-books list
      """
    ),
  ])
  func aNameThatFitsNoneGetsHelp(name: String, expected: String) throws {
    #expect(try message(visit(), name) == expected)
  }

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A visit by `hp-books show`, to the volumes that come with the program or to some with titles.
  private func visit(titles: [String]? = nil) throws -> Visit {
    var arguments = ["show"]
    if let titles {
      let books = SampleBook.file(titles.map { SampleBook(title: $0) })
      arguments += ["--data", try folder.write(books, to: "books.json")]
    }
    let streams = ProcessContext.current(arguments: [])
    let context = ProcessContext(
      arguments: arguments, environment: Environment(["HP_BOOKS_STATE": folder.path("state.json")]),
      isAtTerminal: false, output: streams.output, error: streams.error)
    return try Visit(
      Invocation(command: ShowCommand.self, values: HPBooks.values(in: arguments), context: context)
    )
  }

  /// The error's lines, without those about the use of the command.
  private func message(_ visit: Visit, _ name: String) throws -> String {
    let error = try #require(throws: ValidationError.self) { try visit.book(named: name) }
    return HPBooks.usageError(error, in: ShowCommand.self).lines.dropLast(2)
      .map(\.plainText).joined(separator: "\n")
  }
}
