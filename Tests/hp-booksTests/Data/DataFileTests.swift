import Foundation
import TestSupport
import Testing

/// Data files of other people.
struct DataFileTests {
  private let reader: ShellUser

  init() throws { reader = try ShellUser() }

  private func write(_ books: SampleBook...) throws -> String {
    try reader.home.write(SampleBook.file(books), to: "books.json")
  }

  @Test(arguments: [1, 2, 7, 9, 10, 25, 120])
  func hasAnyNumberOfBooks(_ count: Int) throws {
    let file = try reader.home.write(SampleBook.file(volumes: count), to: "books.json")
    let list = reader.rehearse("list", "--data", file)
    #expect(list.output.split(separator: "\n").count == count + 1)
    #expect(list.output.layoutFaults(width: 80) == [])
    #expect(reader.rehearse("show", "\(count)", "--data", file).output.contains("(\(count))\n"))
    let range = count == 1 ? "only volume 1" : "volumes 1 to \(count)"
    let errors = reader.rehearse("show", "\(count + 1)", "--data", file).errors
    #expect(errors.hasPrefix("Error: There is no volume \(count + 1): this series has \(range).\n"))
  }

  @Test func aBookMayHaveNoPages() throws {
    let file = try write(SampleBook(pages: 0))
    #expect(reader.rehearse("show", "--data", file).output.contains("\n  Pages     0\n"))
    let list = """
           Title                    Released           Pages
        1  Emma   ─                 December 23, 1815      0

      """
    #expect(reader.rehearse("list", "--data", file) == .printed(list))
  }

  @Test func theOptionStandsBeforeOrBehindTheCommand() throws {
    let file = try write(SampleBook())
    let page = reader.rehearse("--data", file, "show", "1")
    #expect(page.output.contains("\n  Author    Jane Austen\n"))
    #expect(reader.rehearse("show", "--data", file, "1") == page)
    #expect(reader.rehearse("show", "1", "--data=" + file) == page)
  }
}
