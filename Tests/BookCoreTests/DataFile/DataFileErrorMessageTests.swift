import BookCore
import TestSupport
import Testing

/// What is wrong with a data file, in words.
struct DataFileErrorMessageTests {
  @Test(
    arguments: [
      (.missing(file: "a"), "There is no file 'a'"),
      (.folder(file: "a"), "'a' is a folder, not a data file"),
      (
        .unreadable(file: "a", reason: "Permission denied"),
        "'a' cannot be read: Permission denied"
      ),
      (.missing(file: "\u{1b}[31m\n"), #"There is no file '\u{1b}[31m\u{a}'"#),
      (.missing(file: "standard input"), "There is no file standard input"),
      (.empty(file: "a"), "'a' is empty"),
      (.tooLarge(file: "a", limit: 512 << 20), "'a' is larger than the limit of 512 MiB"),
      (.noBooks(file: "a"), "There are no books in 'a'"),
    ] as [(DataFileError, String)])
  func theMessageSaysWhatIsWrong(error: DataFileError, message: String) {
    #expect(error.description == message)
    #expect(error.place == nil)
    #expect(error.others.isEmpty)
  }

  /// Files that differ from ``SampleLayout``, or stand there as they are, and what is said of them.
  @Test(arguments: try CaseFile().sections)
  func theFirstFaultIsSaid(table: CaseFile.Section) throws {
    for row in table.rows {
      let bytes = file(row.dropLast().map(\.spelledBytes), of: table.heading)
      let error = try #require(DataFileError.of(bytes), "\(row)")
      #expect(error.description == row.last)
      #expect(error.others == [], "\(row)")
    }
  }

  private func file(_ cells: [[UInt8]], of table: String) -> [UInt8] {
    let texts = cells.map { String(decoding: $0, as: UTF8.self) }
    return switch table {
    case "a field of book 2, and its value": Array(SampleLayout(texts[0], texts[1]).text.utf8)
    case "a field that book 2 does not have": Array(SampleLayout(texts[0]).text.utf8)
    case "a piece of the file, and what stands in its place":
      Array(SampleLayout.text(replacing: texts[0], with: texts[1]).utf8)
    case "the people of a chapter of book 2":
      Array(SampleLayout.text(replacing: "Randalls\"", with: "Randalls\", \(texts[0])").utf8)
    default: cells[0]
    }
  }

  /// A file with a book for each number of pages.
  private func error(pages: [String]) -> DataFileError? {
    let books = pages.map { SampleBook(json: ["pages": $0]).json }.joined(separator: ",\n")
    return DataFileError.of("{\"data\":[\n\(books)\n]}")
  }

  @Test func theOthersAreListed() {
    #expect(error(pages: ["null"])?.others == [])
    #expect(
      error(pages: ["null", "474", "1.5"])?.others == [
        """
          books.json:4:62: book 3, "Emma", "pages": found 1.5, expected a whole number without \
        quotes, such as 223
        """
      ])
  }

  @Test func othersAlikeAreCounted() {
    #expect(
      error(pages: ["null", "474", "1.5", "null"])?.others
        == ["  and 2 more like it, the next on line 4"])
  }

  @Test func afterFourOthersTheRestIsCounted() {
    func book(chapters: String) -> String {
      SampleBook(title: "", releaseDate: "x", json: ["pages": "null", "chapters": chapters]).json
    }
    let broken = book(chapters: "[1, 2, 3]")
    let others = DataFileError.of("{\"data\":[\(broken)]}")?.others
    #expect(others?.count == 5)
    #expect(others?.last == "  and 1 more")
    let fewer = book(chapters: "[1, 2]")
    #expect(DataFileError.of("{\"data\":[\(fewer)]}")?.others.count == 4)
  }
}
