import Foundation
import Testing

/// Data files that make no series.
struct DataErrorTests {
  private let reader: ShellUser
  private let file: String

  init() throws {
    reader = try ShellUser()
    file = reader.home.path("books.json")
  }

  @Test func aMissingFileIsNamed() throws {
    #expect(try list() == .failed(66, "Error: There is no file \(file).\n"))
  }

  @Test func aFolderIsNoDataFile() throws {
    try reader.home.createFolder("books.json")
    #expect(try list() == .failed(66, "Error: \(file) is a folder, not a data file.\n"))
  }

  @Test(.enabled(if: geteuid() != 0, "The superuser may read anything."))
  func aFileThatMayNotBeReadIsNamed() throws {
    try reader.home.write("", to: "books.json")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file)
    #expect(try list() == .failed(66, "Error: \(file) cannot be read: Permission denied.\n"))
  }

  /// The bytes of a file, and what is said behind its name.
  @Test(
    arguments: [
      (Data(), " is empty"),
      (Data(" \n".utf8), " is empty"),
      (Data([0xef, 0xbb, 0xbf]), " is empty"),
      (Data([0x7b, 0x0a, 0xff, 0x7d]), ":2: this is not text in UTF-8"),
      (Data("{}".utf16.flatMap { [UInt8($0), 0] }), ":1: this is not text in UTF-8"),
      (Data("{\"data\":[\u{0}]}".utf8), ":1: this is not text in UTF-8"),
    ])
  func bytesThatAreNoTextAreNamed(_ bytes: Data, message: String) throws {
    try reader.home.write(bytes, to: "books.json")
    #expect(try list() == .failed(65, "Error: \(file)\(message).\n"))
  }

  /// Texts that are no JSON, and where and why.
  @Test(arguments: [
    (
      "{",
      "1:2: this is not JSON: expected a name in double quotes or '}', found the end of the file"
    ),
    ("{\"data\":\n [}", "2:3: this is not JSON: expected a value, found '}'"),
    ("<html>", "1:1: this is not JSON: expected a value, found '<', as in a web page"),
    ("{\"data\":[]} x", "1:13: this is not JSON: expected the end of the file, found 'x'"),
    ("{\"한글\" 1}", "1:7: this is not JSON: expected ':' after a name, found '1'"),
    (
      "{\"data\":[\"\u{1b}\"]}",
      "1:11: this is not JSON: a text holds the bare control character \\u{1b}"
    ),
  ])
  func textThatIsNoJSONIsNamed(_ text: String, message: String) throws {
    try reader.home.write(text, to: "books.json")
    #expect(try list() == .failed(65, "Error: \(file):\(message).\n"))
  }

  /// JSON that is no data file, and what is said behind its name.
  @Test(arguments: [
    ("[]", "found a list, wanted an object with a list of books under \"data\""),
    ("{}", "\"data\": found nothing, wanted a list of books"),
    ("{\"data\":{}}", "\"data\": found an object, wanted a list of books"),
    ("{\"data\":[7]}", "book 1: found 7, wanted an object with the book under \"attributes\""),
  ])
  func jsonOfAnotherShapeIsNamed(_ text: String, message: String) throws {
    try reader.home.write(text, to: "books.json")
    #expect(try list() == .failed(65, "Error: \(file): \(message).\n"))
  }

  @Test func aSeriesHasBooks() throws {
    try reader.home.write("{\"data\":[]}", to: "books.json")
    #expect(try list() == .failed(65, "Error: There are no books in \(file).\n"))
  }

  @Test(arguments: ["list", "show", "summary", "chapters"])
  func everyCommandSaysTheSame(_ command: String) throws {
    let books = [SampleBook(), SampleBook(title: "Persuasion", releaseDate: "1817-02-30")]
    try reader.home.write(SampleBook.file(books), to: "books.json")
    #expect(
      try reader.run(command, "--data", file)
        == .failed(
          65,
          """
          Error: \(file): book 2, "Persuasion", "release_date": found "1817-02-30", wanted a day \
          of the calendar such as "1997-06-26".

          """))
    #expect(try reader.home.contents == ["books.json"])
  }

  private func list() throws -> Outcome {
    try reader.run("list", "--data", file)
  }
}
