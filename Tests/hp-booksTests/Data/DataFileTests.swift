import Foundation
import TestSupport
import Testing

/// Data files of other people, slips and all.
@Suite(.limitForPrograms)
struct DataFileTests {
  private static let emma = """
    {"attributes":{"title":"Emma","author":"Jane Austen","pages":474,"release_date":"1815-12-23",\
    "dedication":"To the Prince Regent","summary":"A matchmaker errs.","chapters":[{"title":"1. \
    Hartfield"},{"title":"2. Randalls"}]}}
    """
  private static let page = """
                                          Emma
                                          (1)

    Emma
      Author    Jane Austen
      Released  December 23, 1815
      Pages     474

    Dedication
      To the Prince Regent

    Summary
      A matchmaker errs.

    Chapters
      1. Hartfield
      2. Randalls

    """

  private let reader: ShellUser

  init() throws { reader = try ShellUser() }

  @Test(arguments: [
    "{\"data\":[\(emma)]}",
    "\u{feff}{\"data\":[\(emma)]}",
    "{\"data\":[\(emma),],}",
    "{\"data\":[\(emma.replacingOccurrences(of: "}]}", with: "},],}"))]}",
    "\r\n\t {\"meta\":null,\"data\" : [ \(emma) ]\r\n} \n",
    "{\"data\":[\(emma.replacingOccurrences(of: "\"pages\"", with: "\"x\":[{}],\"pages\""))]}",
    "{\"data\":[\(emma.replacingOccurrences(of: "474", with: "474,\"wiki\":null"))]}",
    "{\"data\":[\(emma.replacingOccurrences(of: "474", with: "474,\"wiki\":\"javascript:x\""))]}",
    "{\"data\":[\(emma.replacingOccurrences(of: "474", with: "474,\"wiki\":7"))]}",
    "{\"data\":[\(emma.replacingOccurrences(of: "474", with: "474.0"))]}",
    "{\"data\":[\(emma.replacingOccurrences(of: "1. ", with: ""))]}"
      .replacingOccurrences(of: "2. ", with: ""),
  ])
  func isReadAsItWasMeant(_ text: String) throws {
    let file = try reader.home.write(text, to: "books.json")
    #expect(try reader.run("show", "1", "--data", file) == .printed(Self.page))
  }

  @Test(arguments: [1, 2, 7, 9, 10, 25, 120])
  func hasAnyNumberOfBooks(_ count: Int) throws {
    let file = try reader.home.write(SampleBook.file(volumes: count), to: "books.json")
    let list = try reader.run("list", "--data", file)
    #expect(list.output.split(separator: "\n").count == count + 1)
    #expect(list.output.layoutFaults(width: 80) == [])
    #expect(try reader.run("show", "\(count)", "--data", file).output.contains("(\(count))\n"))
    let range = count == 1 ? "only volume 1" : "volumes 1 to \(count)"
    let errors = try reader.run("show", "\(count + 1)", "--data", file).errors
    #expect(
      errors.hasPrefix("Error: There is no volume \(count + 1): this series has \(range).\n"))
  }

  @Test func aBookMayHaveNoPages() throws {
    let book = Self.emma.replacingOccurrences(of: "474", with: "0")
    let file = try reader.home.write("{\"data\":[\(book)]}", to: "books.json")
    #expect(
      try reader.run("show", "1", "--data", file)
        == .printed(Self.page.replacingOccurrences(of: "Pages     474", with: "Pages     0")))
    #expect(
      try reader.run("list", "--data", file)
        == .printed(
          """
               Title  Released           Pages
            1  Emma   December 23, 1815      0

          """))
    #expect(
      try reader.run("list", "--json", "--data", file).output.contains("      \"pages\": 0,\n"))
  }

  @Test func columnsLineUpWithAnyScript() throws {
    let file = try reader.home.write(
      SampleBook.file([
        SampleBook(title: "해리 포터와 마법사의 돌"), SampleBook(title: "Emma", pages: 7),
        SampleBook(title: "토지".decomposedStringWithCanonicalMapping, releaseDate: "1969-9-1"),
        SampleBook(title: "Emma"),
      ]), to: "books.json")
    let expected = """
           Title                    Released           Pages
        1  해리 포터와 마법사의 돌  December 23, 1815    474
        2  Emma                     December 23, 1815      7
        3  토지                     September 1, 1969    474
        4  Emma                     December 23, 1815    474

      """
    #expect(try reader.run("list", "--data", file) == .printed(expected))
  }

  @Test func theOptionStandsBeforeOrBehindTheCommand() throws {
    let file = try reader.home.write("{\"data\":[\(Self.emma)]}", to: "books.json")
    let page = ProgramResult.printed(Self.page)
    #expect(try reader.run("--data", file, "show", "1") == page)
    #expect(try reader.run("show", "--data", file, "1") == page)
    #expect(try reader.run("show", "1", "--data=" + file) == page)
  }

  @Test func aPipeIsReadToo() throws {
    try reader.home.write("{\"data\":[\(Self.emma)]}", to: "books.json")
    let script = "cat \"$HOME/books.json\" | hp-books show 1 --data /dev/stdin"
    #expect(try reader.shell(script) == .printed(Self.page))
  }
}
