import BookCore
import Foundation
import Testing

/// Text is looked at many bytes at a time, so each test goes through all places of such a stretch.
struct UTF8CheckTests {
  static let bad: [[UInt8]] = [[0x80], [0xC3], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xFF]]

  @Test(arguments: 0..<24, bad)
  func bytesThatAreNoTextAreFoundWhereverTheyStand(before: Int, bad: [UInt8]) throws {
    for after in [0, 1, 7, 8, 20] {
      let text = Data(repeating: 0x61, count: before) + bad + Data(repeating: 0x61, count: after)
      let error = #expect(throws: DataFileError.self) {
        try BookSeries(data: Data("[\"".utf8) + text, file: "a.json")
      }
      guard case .notUTF8(_, let fault)? = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(fault.column == before + 3)
    }
  }

  @Test(arguments: 0..<24, ["é", "’", "해", "🦉"])
  func textOfEveryScriptIsText(before: Int, letter: String) throws {
    let text = String(repeating: "a", count: before) + letter + letter + "a"
    let error = #expect(throws: DataFileError.self) {
      try BookSeries(data: Data("[\"\(text)\"]".utf8), file: "a.json")
    }
    guard case .wrongValue? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
