import ArgumentParsing
import BookCore
import Foundation
import TerminalKit
import Testing

@testable import hp_books

struct VolumeChoiceTests {
  @Test(arguments: ["3", "03", " 3 ", "３", "+3"])
  func aVolumeHasANumber(word: String) throws {
    #expect(try embedded.volume(numbered: word).seriesNumber == 3)
  }

  @Test(arguments: [("azkaban", 3), ("philosophers", 1), ("GOBLET of fire", 4)])
  func aVolumeHasAName(name: String, number: Int) throws {
    #expect(try embedded.volume(named: name).seriesNumber == number)
  }

  @Test(arguments: ["9", "0", "-3", "99999999999999999999"])
  func aNumberOutOfRangeGetsTheRange(word: String) {
    #expect(
      message(from: embedded, numbered: word)
        == "Error: There is no volume \(word): this series has volumes 1 to 7.")
  }

  @Test func aNumberMayBeATitle() throws {
    let choice = try choice(titles: ["Emma", "1984", "1984 again"])
    #expect(try choice.volume(numbered: "1984").seriesNumber == 2)
    #expect(try choice.volume(numbered: "2").title == "1984")
    #expect(
      message(from: choice, numbered: "9")
        == "Error: There is no volume 9: this series has volumes 1 to 3.")
  }

  @Test func aSeriesOfOneSaysSo() throws {
    let choice = try choice(titles: ["Emma"])
    #expect(
      message(from: choice, numbered: "2")
        == "Error: There is no volume 2: this series has volume 1 alone.")
  }

  @Test func aNameThatFitsSeveralListsThem() throws {
    let choice = try choice(titles: ["Emma", "Emma Two", "Persuasion", "Emma\\nThree"])
    #expect(
      message(from: choice, named: "emm") == """
        Error: 'emm' fits 3 volumes:
          1  Emma
          2  Emma Two
          4  Emma Three
        Hint: Use the number, or more of the title.
        """)
  }

  @Test(arguments: [(10, nil), (11, "  and 1 more"), (30, "  and 20 more")] as [(Int, String?)])
  func noMoreThanTenAreListed(count: Int, rest: String?) throws {
    let choice = try choice(titles: (1...count).map { "Emma \($0)" })
    let lines = message(from: choice, named: "emma").split(separator: "\n").map(String.init)
    #expect(lines[0] == "Error: 'emma' fits \(count) volumes:")
    #expect(lines[10] == "  10  Emma 10")
    #expect(lines[11] == rest ?? "Hint: Use the number, or more of the title.")
  }

  @Test(arguments: [
    (
      "azkabn",
      """
      Error: No title contains 'azkabn'. Did you mean 'Harry Potter and the Prisoner of Azkaban'?
      """
    ),
    (
      "xy\u{1B}zzy",
      """
      Error: No title contains 'xy\\u{1b}zzy'.
      Hint: A volume is a number or a part of a title; hp-books list shows both.
      """
    ),
  ])
  func aNameThatFitsNoneGetsHelp(name: String, expected: String) {
    #expect(message(from: embedded, named: name) == expected)
  }

  private var embedded: VolumeChoice {
    VolumeChoice(series: EmbeddedSeries())
  }

  private func choice(titles: [String]) throws -> VolumeChoice {
    let books = titles.map {
      """
      {"attributes":{"title":"\($0)","author":"","pages":1,"release_date":"1815-12-23",\
      "dedication":"","summary":"","chapters":[]}}
      """
    }
    let json = "{\"data\":[\(books.joined(separator: ","))]}"
    let series = try BookSeries(data: Data(json.utf8), file: "books.json")
    return VolumeChoice(series: series)
  }

  /// The error's lines, without those about the use of the command.
  private func message(from choice: VolumeChoice, numbered word: String) -> String {
    message { try choice.volume(numbered: word) }
  }

  private func message(from choice: VolumeChoice, named name: String) -> String {
    message { try choice.volume(named: name) }
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
