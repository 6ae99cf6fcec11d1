import ArgumentParsing
import BookCore
import Testing

@testable import hp_books

/// The words that are advised are written out below the commands, and are those of the commands.
struct AdvisedLineTests {
  private static func lines() throws -> [[String]] {
    let library = try Library(DataSource(path: nil), state: .none)
    let (book, story) = (library.series[2], library.story(isWhole: true))
    let lines: [[String]?] = [
      AdvisedLine.list, AdvisedLine.next, AdvisedLine.undo, AdvisedLine.recap,
      AdvisedLine.bookmarks, AdvisedLine.forgettingLost, AdvisedLine.next(in: book),
      AdvisedLine.chapters(ofVolume: 3), AdvisedLine.search(for: ["owl"], isWhole: true),
      AdvisedLine.show(book), AdvisedLine.read(), AdvisedLine.read(book),
      AdvisedLine.toggle(book, isExpanded: true), AdvisedLine.toggle(book, isExpanded: false),
      AdvisedLine.shelve(book), AdvisedLine.finish([1, 3]), AdvisedLine.setBookmark(in: book),
      AdvisedLine.move(by: "+1", inVolume: 3), AdvisedLine.recap([1, 3], isWhole: true),
      AdvisedLine.recap(chapter: 9, of: book, library),
      AdvisedLine.recap(storyOf: book, in: story, library),
      AdvisedLine.list(.person, in: [book], upTo: nil, in: story, isWhole: true),
      AdvisedLine.list(.person, in: [book], upTo: 9, in: story, isWhole: false),
      AdvisedLine.ask(for: .person, by: ["Lupin"]),
      AdvisedLine.ask(for: .thing, by: ["Horcrux"], isWhole: true),
    ]
    return lines.compactMap(\.self)
  }

  @Test(arguments: try lines())
  func aCommandTakesThem(_ line: [String]) throws {
    guard case .run(let command, _) = try HPBooks.parse(line) else {
      Issue.record("\(line) runs no command")
      return
    }
    #expect(command.name == line[0])
  }
}
