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

  @Test func aNumberMayBeATitle() throws {
    let visit = try visit(titles: ["Emma", "1984", "1984 again"])
    #expect(try visit.book(named: "1984").seriesNumber == 2)
    #expect(try visit.book(named: "2").title == "1984")
    #expect(
      try message(visit, "9") == "Error: There is no volume 9: this series has volumes 1 to 3.")
  }

  @Test func withoutAVolumeItIsTheOneShownLastOrTheFirst() throws {
    let store = ReaderStateStore(file: folder.path("state.json"), series: .embedded)
    var visit = try visit()
    #expect(try visit.requestedBook().seriesNumber == 1)
    let titles = [(5, "Harry Potter and the Order of the Phoenix", 5), (9, "Emma", 5)]
    for (volume, title, shown) in titles {
      try store.save([.shown(BookIdentity(volume: volume, title: title))])
      visit = try self.visit()
      #expect(try visit.requestedBook().seriesNumber == shown)
    }
  }

  @Test func aSeriesOfOneSaysSo() throws {
    let visit = try visit(titles: ["Emma"])
    #expect(
      try message(visit, "2") == "Error: There is no volume 2: this series has only volume 1.")
  }

  @Test func aNameThatFitsSeveralListsThem() throws {
    let visit = try visit(titles: ["Emma", "Emma Two", "Persuasion", "Emma\nThree"])
    #expect(
      try message(visit, "emm") == """
        Error: 'emm' matches 3 volumes:
          1  Emma
          2  Emma Two
          4  Emma Three
        Hint: Use a number, or more words of the title.
        """)
  }

  @Test(arguments: [(10, nil), (11, "  and 1 more"), (30, "  and 20 more")] as [(Int, String?)])
  func noMoreThanTenAreListed(count: Int, rest: String?) throws {
    let visit = try visit(titles: (1...count).map { "Emma \($0)" })
    let lines = try message(visit, "emma").split(separator: "\n").map(String.init)
    #expect(lines[0] == "Error: 'emma' matches \(count) volumes:")
    #expect(lines[10] == "  10  Emma 10")
    #expect(lines[11] == rest ?? "Hint: Use a number, or more words of the title.")
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

  /// Words, the volume that they name, and what they say of a chapter.
  @Test(
    arguments: [
      ("half blood prince", 6, nil), ("azkaban 9", 3, "9"), ("goblet of fire 9", 4, "9"),
      ("goblet of fire", 4, nil), ("3 grim", 3, "grim"), ("3 3", 3, "3"),
      ("fire goblet x y", 4, "x y"),
      ("order of the phoneix 9", 5, "phoneix 9"), ("+3 -2", 3, "-2"),
    ] as [(String, Int, String?)])
  func theLongestRunOfWordsIsTheVolume(line: String, volume: Int, chapter: String?) throws {
    let found = try visit().bookAndChapter(named: words(line))
    #expect((found.book.seriesNumber, found.chapter) == (volume, chapter))
  }

  /// Words, and the volumes that they name in the order of the words.
  @Test(arguments: [
    ("goblet of fire", [4]), ("3 azkaban", [3]), ("3 5", [3, 5]), ("5 3 5", [5, 3]),
    ("3-5", [3, 4, 5]), ("3,5", [3, 5]), ("1,3-5", [1, 3, 4, 5]), ("3, 5", [3, 5]),
    ("５-６", [5, 6]), ("3-3", [3]), ("4-5 phoenix goblet of fire 1", [4, 5, 1]),
    ("half blood prince order phoenix", [6, 5]), ("3 stone 03", [3, 1]), ("", []),
  ])
  func severalVolumesAreNamedOneBehindTheOther(line: String, volumes: [Int]) throws {
    #expect(try visit().volumes(named: words(line)) == volumes)
  }

  /// Words in a series whose titles have numbers too.
  @Test(arguments: [
    ("catch 22", [1]), ("emma 2 22 and catch", [2, 5]), ("1984 2", [3, 2]), ("3-4", [3, 4]),
    ("3 5", [3, 5]),
    ("20,000 leagues 3", [4, 3]), ("3 20,000 leagues", [3, 4]), ("8-9", [6]), ("1,1", [1]),
  ])
  func numbersAreATitleOnlyBesideAWordOrAsAWhole(line: String, volumes: [Int]) throws {
    let titles = ["Catch 22", "Emma", "1984", "20,000 Leagues", "Catch 22, 3 and 5", "8-9"]
    #expect(try visit(titles: titles).volumes(named: words(line)) == volumes)
  }

  /// Words that are wrong, and the first line of the error.
  @Test(arguments: [
    ("3-9", "There is no volume 9: this series has volumes 1 to 7."),
    ("0-3", "There is no volume 0: this series has volumes 1 to 7."),
    (
      "1,99999999999999999999",
      "There is no volume 99999999999999999999: this series has volumes 1 to 7."
    ),
    ("5-3", "The range 5-3 runs backwards. Did you mean 3-5?"),
    ("12 azkaban", "There is no volume 12: this series has volumes 1 to 7."),
    ("-3", "There is no volume -3: this series has volumes 1 to 7."),
    ("3 harry potter 5", "'harry potter' matches 7 volumes:"),
    ("harry potter azkabn", "'harry potter' matches 7 volumes:"),
    (
      "3 gobelt of fire",
      "No title matches 'gobelt of fire'. Did you mean 'Harry Potter and the Goblet of Fire'?"
    ),
    ("volume 3", "No title matches 'volume 3'."), ("3-", "No title matches '3-'."),
    ("1-2-3", "No title matches '1-2-3'."), ("--3", "No title matches '--3'."),
    (",", "No title matches ','."),
  ])
  func whatIsWrongIsNamed(line: String, message: String) throws {
    let visit = try visit()
    let error = #expect(throws: ValidationError.self) { try visit.volumes(named: words(line)) }
    #expect(error?.message == message)
  }

  /// Were each number looked for in all titles, this would take minutes.
  @Test func aWholeCatalogueIsNamedWordByWord() throws {
    let count = 2000
    let visit = try visit(titles: (1...count).map { "Emma \($0)" })
    let numbers = (1...count).map(String.init)
    #expect(try visit.volumes(named: numbers) == Array(1...count))
    #expect(try visit.volumes(named: numbers + ["emma", "7"]) == Array(1...count))
    #expect(try visit.volumes(named: ["1-\(count)"]).count == count)
  }

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

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

  private func words(_ line: String) -> [String] { line.split(separator: " ").map(String.init) }

  /// The error's lines, without those about the use of the command.
  private func message(_ visit: Visit, _ name: String) throws -> String {
    let error = try #require(throws: ValidationError.self) { try visit.book(named: name) }
    return HPBooks.usageError(error, in: ShowCommand.self).lines.dropLast(2)
      .map(\.plainText).joined(separator: "\n")
  }
}
