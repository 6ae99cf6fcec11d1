import ArgumentParsing
import BookCore
import DisplayText
import Testing
@testable import hp_books

struct VolumeSelectionTests {
  /// A run of `hp-books show`.
  private static var show: Invocation {
    Invocation(values: Values(), context: .current(arguments: []))
  }

  @Test(arguments: ["3", "03", " 3 ", "３", "+3"])
  func aVolumeHasANumber(word: String) throws {
    #expect(try book(.number(word), in: .embedded).seriesNumber == 3)
  }

  @Test(arguments: [("azkaban", 3), ("philosophers", 1), ("GOBLET of fire", 4)])
  func aVolumeHasAName(name: String, number: Int) throws {
    #expect(try book(.title(name), in: .embedded).seriesNumber == number)
  }

  @Test(arguments: ["9", "0", "-3", "99999999999999999999"])
  func aNumberOutOfRangeGetsTheRange(word: String) {
    #expect(
      message(from: .embedded, numbered: word)
        == "Error: There is no volume \(word): this series has volumes 1 to 7.")
  }

  @Test func aNumberMayBeATitle() throws {
    let series = try series(titles: ["Emma", "1984", "1984 again"])
    #expect(try book(.number("1984"), in: series).seriesNumber == 2)
    #expect(try book(.number("2"), in: series).title == "1984")
    #expect(
      message(from: series, numbered: "9")
        == "Error: There is no volume 9: this series has volumes 1 to 3.")
  }

  @Test func withoutAVolumeItIsTheOneShownLastOrTheFirst() throws {
    for (lastShown, volume) in [(nil, 1), (1, 1), (5, 5), (99, 1), (0, 1), (-3, 1)] {
      #expect(try book(.lastShown(lastShown), in: .embedded).seriesNumber == volume)
    }
  }

  @Test func aSeriesOfOneSaysSo() throws {
    let series = try series(titles: ["Emma"])
    #expect(
      message(from: series, numbered: "2")
        == "Error: There is no volume 2: this series has only volume 1.")
  }

  @Test func aNameThatFitsSeveralListsThem() throws {
    let series = try series(titles: ["Emma", "Emma Two", "Persuasion", "Emma\\nThree"])
    #expect(
      message(from: series, named: "emm") == """
        Error: 'emm' matches 3 volumes:
          1  Emma
          2  Emma Two
          4  Emma Three
        Hint: Use its number, or more words of its title.
        """)
  }

  @Test(arguments: [(10, nil), (11, "  and 1 more"), (30, "  and 20 more")] as [(Int, String?)])
  func noMoreThanTenAreListed(count: Int, rest: String?) throws {
    let series = try series(titles: (1...count).map { "Emma \($0)" })
    let lines = message(from: series, named: "emma").split(separator: "\n").map(String.init)
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
  func aNameThatFitsNoneGetsHelp(name: String, expected: String) {
    #expect(message(from: .embedded, named: name) == expected)
  }

  private func book(_ selection: VolumeSelection, in series: DataFile) throws -> Book {
    try selection.book(in: series, for: Self.show)
  }

  private func series(titles: [String]) throws -> DataFile {
    let books = titles.map {
      """
      {"attributes":{"title":"\($0)","author":"","pages":1,"release_date":"1815-12-23",\
      "dedication":"","summary":"","chapters":[]}}
      """
    }
    let json = "{\"data\":[\(books.joined(separator: ","))]}"
    return try DataFile(bytes: Array(json.utf8), name: "books.json")
  }

  /// The error's lines, without those about the use of the command.
  private func message(from series: DataFile, numbered word: String) -> String {
    message { try book(.number(word), in: series) }
  }

  private func message(from series: DataFile, named name: String) -> String {
    message { try book(.title(name), in: series) }
  }

  private func message(_ choose: () throws -> Book) -> String {
    do {
      return try choose().title
    } catch let error as ValidationError {
      let error = HPBooks.usageError(error, in: ShowCommand.self)
      return error.lines.dropLast(2).map(\.plainText).joined(separator: "\n")
    } catch {
      return "\(error)"
    }
  }
}
