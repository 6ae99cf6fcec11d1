import BookCore
import Foundation
import TestSupport
import Testing

/// Files that make no series, whatever their values.
struct DataFileErrorTests {
  /// Titles, and the encoding that their file is taken for.
  @Test(
    arguments: [
      ("해리‹FF›", nil), ("해‹EB›‹A6›", nil),
      // 해리 포터, and 똠방, whose first letter is rare and ends in the byte of an ASCII letter.
      ("‹C7›‹D8›‹B8›‹AE› ‹C6›‹F7›‹C5›‹CD›", .cp949), ("‹8C›c‹B9›‹E6›", .cp949),
      // The lowest second byte, and 힣, the last that ends in the byte of an ASCII letter.
      ("‹81›‹81›", .cp949), ("‹C6›R‹B9›‹E6›", .cp949),
      // Café, Ångström, “dark” as Windows writes its quotation marks, Ärger, éà ème, and its €3 éé.
      ("Caf‹E9›", .latin1), ("‹C5›ngstr‹F6›m", .latin1), ("‹93›dark‹94›", .latin1),
      ("‹C4›rger", .latin1), ("‹E9›‹E0› ‹E8›me", .latin1), ("‹80›3 ‹E9›‹E9›", .latin1),
    ] as [(String, TextEncoding?)])
  func theEncodingIsRecognised(title: String, encoding: TextEncoding?) throws {
    let file = "{\"data\":[{\"attributes\":{\"title\":\"\(title)\"}}]}"
    #expect(try self.encoding(file.spelledBytes) == encoding)
  }

  @Test(
    arguments: [
      ("‹89›PNG‹U+D›‹U+A›‹U+1A›‹U+A›‹U+0›‹U+0›", nil), ("‹FF›‹D8›‹FF›‹E0›‹U+0›", nil),
      ("{\"‹E9›‹U+1›", nil), ("{‹U+9›\"Caf‹E9›\"}", .latin1),
    ] as [(String, TextEncoding?)])
  func whatIsNoTextIsTakenForNone(file: String, encoding: TextEncoding?) throws {
    #expect(try self.encoding(file.spelledBytes) == encoding)
  }

  private func encoding(_ bytes: [UInt8]) throws -> TextEncoding? {
    guard case .notUTF8(_, _, let fault)? = DataFileError.of(bytes) else {
      Issue.record("\(String(describing: DataFileError.of(bytes)))")
      return nil
    }
    return fault.encoding
  }

  private static let wideEncodings: [String.Encoding] = [
    .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian,
  ]

  static let wideFiles = wideEncodings.flatMap { encoding in
    [SampleLayout().text, "\u{feff}" + SampleLayout().text, "\u{feff}{\"해\": 1}", "[]"]
      .compactMap { $0.data(using: encoding).map(Array.init) }
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
