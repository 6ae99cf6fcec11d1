import BookCore
import TestSupport
import Testing

/// Files that make no series, whatever their values.
struct DataFileErrorTests {
  @Test func damagedUTF8IsTakenForNoOtherEncoding() throws {
    #expect(try encoding(file(Array("해리".utf8) + [0xFF])) == nil)
    #expect(try encoding(file(Array("해".utf8) + Array("리".utf8.dropLast()))) == nil)
  }

  @Test(arguments: ["", " \n\t\r ", "\u{feff}", "\u{feff} \n"])
  func aFileWithoutAnythingIsEmpty(text: String) {
    #expect(DataFileError.of(text) == .empty(file: "books.json"))
    #expect(DataFileError.of(text)?.description == "'books.json' is empty")
    #expect(DataFileError.of(text)?.place == nil)
  }

  @Test(arguments: [#"{"data":[]}"#, #"{"data":[],"data":[1]}"#, #"{"x":1, "data":[ ]}"#])
  func aSeriesHasABook(text: String) {
    #expect(DataFileError.of(text) == .noBooks(file: "books.json"))
    #expect(DataFileError.of(text)?.description == "There are no books in 'books.json'")
  }

  /// Bytes, and the place and the byte that is not UTF-8.
  static let otherBytes: [(bytes: [UInt8], message: String)] = [
    (Array("{\n\"data\": \"caf".utf8) + [0xE9] + Array("\"}".utf8), "2:13: the byte E9 (byte 15)"),
    (Array("{\"".utf8) + Array("해리".utf8) + [0xFF, 0xFE], "1:5: the byte FF (byte 9)"),
    (Array("{}\n\n".utf8) + [0xC3], "3:1: the byte C3 (byte 5)"),
    ([0x5B, 0x22, 0xC0, 0xAF, 0x22, 0x5D], "1:3: the byte C0 (byte 3)"),
    ([0xED, 0xA0, 0x80], "1:1: the byte ED (byte 1)"),
    (Array("{\"wiki\": \"".utf8) + [0x80, 0x22, 0x7D], "1:11: the byte 80 (byte 11)"),
  ]

  @Test(arguments: otherBytes)
  func bytesThatAreNotUTF8AreNamedWithTheirPlace(bytes: [UInt8], message: String) throws {
    let words = message.replacing(": the", with: ": expected text in UTF-8, found the")
      .replacing(")", with: " of the file)")
    #expect(DataFileError.of(bytes)?.description == "books.json:\(words)")
  }

  /// The encoding that a file is taken for.
  private func encoding(_ bytes: [UInt8]) throws -> TextEncoding? {
    guard case .notUTF8(_, _, _, let encoding)? = DataFileError.of(bytes) else {
      Issue.record("\(String(describing: DataFileError.of(bytes)))")
      return nil
    }
    return encoding
  }

  private func file(_ title: [UInt8]) -> [UInt8] {
    Array("{\"data\":[{\"attributes\":{\"title\":\"".utf8) + title + Array("\"}}]}".utf8)
  }

  @Test func koreanOfWindowsIsRecognised() throws {
    // 해리 포터, and 똠방, whose first letter is rare and ends in the byte of an ASCII letter.
    #expect(try encoding(file([0xC7, 0xD8, 0xB8, 0xAE, 0x20, 0xC6, 0xF7, 0xC5, 0xCD])) == .cp949)
    #expect(try encoding(file([0x8C, 0x63, 0xB9, 0xE6])) == .cp949)
    // The lowest second byte, and 힣, the last that ends in the byte of an ASCII letter.
    #expect(try encoding(file([0x81, 0x81])) == .cp949)
    #expect(try encoding(file([0xC6, 0x52, 0xB9, 0xE6])) == .cp949)
  }

  @Test func aTabIsText() throws {
    #expect(try encoding(Array("{\t\"Caf".utf8) + [0xE9] + Array("\"}".utf8)) == .latin1)
  }

  @Test func westernEuropeanIsRecognised() throws {
    // Café, Ångström, “dark” as Windows writes its quotation marks, Ärger, and éà ème.
    #expect(try encoding(file(Array("Caf".utf8) + [0xE9])) == .latin1)
    #expect(try encoding(file([0xC5] + Array("ngstr".utf8) + [0xF6, 0x6D])) == .latin1)
    #expect(try encoding(file([0x93] + Array("dark".utf8) + [0x94])) == .latin1)
    #expect(try encoding(file([0xC4] + Array("rger".utf8))) == .latin1)
    #expect(try encoding(file([0xE9, 0xE0, 0x20, 0xE8, 0x6D, 0x65])) == .latin1)
  }

  @Test(
    arguments: [
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00], [0xFF, 0xD8, 0xFF, 0xE0, 0x00],
      [0x7B, 0x22, 0xE9, 0x01],
    ] as [[UInt8]])
  func whatIsNoTextIsTakenForNone(bytes: [UInt8]) throws {
    #expect(try encoding(bytes) == nil)
  }

  /// Characters in two or four bytes, the lower first.
  private static func wide(_ text: String, _ size: Int) -> [UInt8] {
    text.unicodeScalars.flatMap { scalar in
      (0..<size).map { UInt8(truncatingIfNeeded: scalar.value >> (8 * $0)) }
    }
  }

  private static func reversed(_ bytes: [UInt8], _ size: Int) -> [UInt8] {
    stride(from: 0, to: bytes.count, by: size).flatMap { bytes[$0..<$0 + size].reversed() }
  }

  static let wideFiles: [[UInt8]] = [2, 4].flatMap { size in
    [SampleLayout().text, "\u{feff}" + SampleLayout().text, "\u{feff}{\"해\": 1}", "[]"]
      .map { wide($0, size) }.flatMap { [$0, reversed($0, size)] }
  }

  @Test(arguments: wideFiles)
  func wideEncodingsAreNamed(bytes: [UInt8]) throws {
    #expect(try encoding(bytes) == .utf16)
    let error = DataFileError.of(bytes)
    #expect(
      error?.description
        == "books.json:1:1: expected text in UTF-8, found text in UTF-16 or UTF-32")
    #expect(error?.place?.excerpt.before == "")
    #expect(error?.place?.excerpt.after == "")
  }

  @Test func aFileWithoutAnEndIsRefused() throws {
    #expect(throws: DataFileError.tooLarge(file: "/dev/zero", limit: 512 << 20)) {
      try BookSeries(contentsOfFile: "/dev/zero")
    }
  }

  @Test func aFileThatCannotBeReadIsNamed() throws {
    let folder = try TemporaryFolder()
    let missing = folder.path("missing.json")
    #expect(throws: DataFileError.missing(file: missing)) {
      try BookSeries(contentsOfFile: missing)
    }
    #expect(throws: DataFileError.folder(file: folder.path)) {
      try BookSeries(contentsOfFile: folder.path)
    }
    try folder.write("", to: "missing.json")
    #expect(throws: DataFileError.unreadable(file: "\(missing)/x", reason: "Not a directory")) {
      try BookSeries(contentsOfFile: "\(missing)/x")
    }
    #expect(throws: DataFileError.empty(file: missing)) {
      try BookSeries(contentsOfFile: missing)
    }
  }
}
