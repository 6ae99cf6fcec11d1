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

  @Test(arguments: [Data(), Data(" \n".utf8), Data([0xef, 0xbb, 0xbf])])
  func anEmptyFileIsNamed(_ bytes: Data) throws {
    try reader.home.write(bytes, to: "books.json")
    #expect(try list() == .failed(65, "Error: \(file) is empty.\n"))
  }

  /// The bytes of a file, and the first line of what is said about them.
  @Test(
    arguments: [
      (
        Data([0x7b, 0x0a, 0xff, 0x7d]),
        "2:1: expected text in UTF-8, found the byte FF (byte 3 of the file)"
      ),
      (
        Data("{}".utf16.flatMap { [UInt8($0), 0] }),
        "1:1: expected text in UTF-8, found text in UTF-16 or UTF-32"
      ),
      (
        Data("{".utf8),
        "1:2: expected a name in double quotes or '}', found the end of the file"
      ),
      (Data("{\"data\":[\u{0}]}".utf8), "1:10: expected a value, found '\\u{0}'"),
      (Data("{\"data\":\n [}".utf8), "2:3: expected a value, found '}'"),
      (Data("<html>".utf8), "1:1: expected a value, found '<', as in a web page"),
      (Data("{\"data\":[]} x".utf8), "1:13: expected the end of the file, found 'x'"),
      (Data("{\"한글\" 1}".utf8), "1:7: expected ':' after a name, found '1'"),
      (
        Data("{\"data\":[\"\u{1b}\"]}".utf8),
        "1:11: expected '\\u001b' in a text, found that control character itself"
      ),
    ])
  func textThatIsNoJSONIsNamedWithThePlace(_ bytes: Data, message: String) throws {
    try reader.home.write(bytes, to: "books.json")
    let outcome = try list()
    #expect(outcome.ending == .exit(65))
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("Error: \(file):\(message).\n"))
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
