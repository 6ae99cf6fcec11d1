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

  @Test func aSyntaxErrorHasItsPlace() {
    #expect(
      DataFileError.of("[1\n2]")?.description == "books.json:1:3: a comma is missing here")
    #expect(
      DataFileError.of("{x")?.description
        == "books.json:1:2: expected a name in double quotes or '}', found 'x'")
  }

  /// Values in the field `pages`, and how a message spells what was found.
  static let found = [
    ("null", "null"), ("true", "true"), (#""s\u006fon""#, #""soon""#), ("223.5", "223.5"),
    ("-3.5", "-3.5"), ("1e-100", "1e-100"), ("[]", "a list"), (#"{"title": 1}"#, "an object"),
    (String(repeating: "9", count: 90) + ".5", String(repeating: "9", count: 35) + "…"),
    ("\"\(String(repeating: "9", count: 36))\"", "\"\(String(repeating: "9", count: 36))\""),
    ("\"\(String(repeating: "9", count: 37))\"", "\"\(String(repeating: "9", count: 35))…\""),
    ("\"\(String(repeating: "한", count: 90))\"", "\"\(String(repeating: "한", count: 17))…\""),
    (
      "\"\(String(repeating: #"\u001b"#, count: 90))\"",
      "\"\(String(repeating: #"\u{1b}"#, count: 5))\\u{1b…\""
    ),
  ]

  @Test(arguments: found)
  func whatWasFoundIsSpelled(json: String, words: String) {
    #expect(
      DataFileError.of(SampleLayout("pages", json).text)?.description == """
        books.json:18:18: book 2, "Emma", "pages": found \(words), expected a whole number without \
        quotes, such as 223
        """)
  }

  @Test(arguments: [
    ("-3", "-3"), ("9223372036854775808", "9223372036854775808"), ("1e100", "1e100"),
    (String(repeating: "9", count: 90), String(repeating: "9", count: 35) + "…"),
  ])
  func aNumberOutOfRangeIsToldTheRange(json: String, words: String) {
    #expect(
      DataFileError.of(SampleLayout("pages", json).text)?.description == """
        books.json:18:18: book 2, "Emma", "pages": found \(words), expected a whole number from 0 \
        to 9223372036854775807
        """)
  }

  /// Fields of book 2 and what should stand in them.
  static let expected = [
    ("title", "non-empty text"), ("author", "text"),
    ("pages", "a whole number without quotes, such as 223"),
    ("release_date", "a date such as \"1997-06-26\""), ("dedication", "text"),
    ("summary", "text"), ("chapters", "a list of chapters"),
  ]

  @Test(arguments: expected)
  func whatWasExpectedIsSpelled(field: String, words: String) {
    let place = SampleLayout.place(of: field)
    let book = field == "title" ? "book 2" : "book 2, \"Emma\""
    #expect(
      DataFileError.of(SampleLayout(field, "null").text)?.description == """
        books.json:\(place.line):\(place.column): \(book), "\(field)": found null, expected \(words)
        """)
    #expect(
      DataFileError.of(SampleLayout(field).text)?.description
        == "books.json:15:21: \(book): \"\(field)\" is missing")
  }

  /// Chapters, and the column and the message of their fault.
  static let chapters: [(json: String, column: Int, message: String)] = [
    ("{}", 51, #"chapter 2: "title" is missing"#),
    (#"{ "title": null }"#, 62, #"chapter 2, "title": found null, expected text"#),
    ("[]", 51, #"chapter 2: found a list, expected an object with the "title" of the chapter"#),
  ]

  @Test(arguments: chapters)
  func aChapterIsNamed(json: String, column: Int, message: String) {
    let text = SampleLayout.text(replacing: #"{ "title": "2. Randalls" }"#, with: json)
    #expect(
      DataFileError.of(text)?.description == #"books.json:23:\#(column): book 2, "Emma", "#
        + message)
  }

  /// Files of another shape, and what is said of them.
  static let shapes: [(json: String, message: String)] = [
    ("\"x\"", #"1:1: found "x", expected an object with a list of books under "data""#),
    ("{}", #"1:1: "data" is missing"#),
    (#"{"data": {}}"#, #"1:10: "data": found an object, expected a list of books"#),
    (
      #"{"data": [null]}"#,
      #"1:11: book 1: found null, expected an object with the book under "attributes""#
    ),
    (
      #"{"data": [{"attributes": []}]}"#,
      #"1:26: book 1, "attributes": found a list, expected an object with the fields of a book"#
    ),
  ]

  @Test(arguments: shapes)
  func anotherShapeIsNamed(json: String, message: String) {
    #expect(DataFileError.of(json)?.description == "books.json:\(message)")
  }

  @Test func aRemedyIsNamed() {
    let misspelled = SampleLayout.text(replacing: "    \"pages\":", with: "    \"Page\":")
    #expect(
      DataFileError.of(misspelled)?.description == """
        books.json:18:9: book 2, "Emma": "pages" is missing; rename "Page" to "pages"
        """)
    #expect(
      DataFileError.of("[]")?.description == """
        books.json:1:1: found a list, expected an object with a list of books under "data"; wrap this \
        in {"data": […]}
        """)
  }

  @Test func aLongTitleIsCut() {
    let title = String(repeating: "a", count: 100)
    let json = SampleBook(title: title, json: ["pages": "null"]).json
    #expect(
      DataFileError.of(SampleBook.file(json: [json]))?.description.contains(
        " book 1, \"\(title.prefix(43))…\", \"pages\": ") == true)
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
      SampleBook(
        title: "", releaseDate: "x", json: ["pages": "null", "chapters": chapters]
      ).json
    }
    let broken = book(chapters: "[1, 2, 3]")
    let others = DataFileError.of("{\"data\":[\(broken)]}")?.others
    #expect(others?.count == 5)
    #expect(others?.last == "  and 1 more")
    let fewer = book(chapters: "[1, 2]")
    #expect(DataFileError.of("{\"data\":[\(fewer)]}")?.others.count == 4)
  }
}
