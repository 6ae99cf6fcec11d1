import Foundation
import TestSupport
import Testing

/// What the program makes of the errors of a data file: exit code, label, excerpt and hint.
struct DataErrorTests {
  private let reader: ShellUser
  private let file: String

  init() throws {
    reader = try ShellUser()
    file = reader.home.path("books.json")
  }

  @Test func whatIsNoFileIsNamed() throws {
    #expect(list() == .failed(66, "Error: There is no file '\(file)'.\n"))
    try reader.home.createFolder("books.json")
    #expect(list() == .failed(66, "Error: '\(file)' is a folder, not a data file.\n"))
  }

  /// A file with nothing in it but its length.
  @Test func aFileThatIsTooLargeIsNamed() throws {
    try reader.home.write("", to: "books.json")
    #expect(truncate(file, 512 << 20 + 1) == 0)
    #expect(list() == .failed(66, "Error: '\(file)' is larger than the limit of 512 MiB.\n"))
    // A sanitizer needs more room than that for itself.
    if BuiltProgram.watchesAddresses || BuiltProgram.watchesThreads { return }
    // It is not read: there is no room for half of it.
    let run = try reader.shell("ulimit -v 262144; exec hp-books list --data \"$HOME/books.json\"")
    #expect(run.ending == .exit(66))
  }

  /// The contents of a file, and what is said of it.
  @Test(arguments: try CaseFile().sections)
  func theLineIsShownWithACaret(answer: CaseFile.Section) throws {
    try reader.home.write(answer.heading.spelled, to: "books.json")
    #expect(list() == .failed(65, answer.text.replacing("FILE", with: file)))
  }

  @Test(arguments: Request.everyCommandAboutBooks)
  func everyCommandSaysTheSame(_ request: Request) throws {
    let books = [SampleBook(), SampleBook(title: "Persuasion", releaseDate: "1817-02-30")]
    let text = SampleBook.file(books).replacing("}},{", with: "}},\n{")
    try reader.home.write(text, to: "books.json")
    #expect(
      reader.rehearse(request.words + ["--data", file])
        == .failed(
          65,
          """
          Error: \(file):2:87: book 2, "Persuasion", "release_date": found "1817-02-30", but the \
          calendar has no such date.
            …e Austen","pages":474,"release_date":"1817-02-30","dedication":"To the Pri…
                                                  ^
          \(Self.hint)
          """))
    #expect(try reader.home.contents == ["books.json"])
  }

  /// Files in another encoding than UTF-8, and the name that it is given.
  @Test(arguments: [
    (Data("{\"data\": \"".utf8) + [0xC7, 0xD8, 0xB8, 0xAE, 0x22, 0x7D], "CP949 (Korean)"),
    (Data("{\"data\": \"caf".utf8) + [0xE9, 0x22, 0x7D], "Latin-1 (Western European)"),
    (Data("{\"data\": 1}".utf16.flatMap { [UInt8($0), 0] }), "UTF-16 or UTF-32"),
  ])
  func anotherEncodingIsToldWithWhatToDo(_ bytes: Data, name: String) throws {
    try reader.home.write(bytes, to: "books.json")
    #expect(list().ending == .exit(65))
    let hint = "\nHint: Save the file as UTF-8. It appears to be in \(name).\n"
    #expect(list().errors.hasSuffix(hint))
  }

  private static let hint = "Hint: For the format of a data file, type: hp-books help data\n"

  private func list() -> ProgramResult { reader.rehearse("list", "--data", file) }
}
