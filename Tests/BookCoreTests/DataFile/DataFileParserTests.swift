import BookCore
import TestSupport
import Testing

/// A data file is checked as a whole, whatever of it is asked for.
struct DataFileParserTests {
  @Test func theLineThatLacksACommaIsTheOneThatIsShown() {
    let excerpt = DataFileError.of("{\"a\": 1\n \"b\": 2}")?.place?.excerpt
    #expect(excerpt?.before == "{\"a\": 1")
    #expect(excerpt?.after == "")
  }

  @Test(arguments: ["\r\n", "\r"])
  func linesMayEndInOtherWays(end: String) {
    let text = SampleLayout.text(replacing: "474,", with: "474")
      .split(separator: "\n", omittingEmptySubsequences: false).joined(separator: end)
    #expect(DataFileError.of(text)?.position == "18:21")
    #expect(DataFileError.of(text)?.place?.excerpt.after == "")
  }

  @Test func noBeginningOfAFileIsAFile() {
    let file = Array(SampleLayout().text.utf8)
    for length in 0..<file.count - 1 {
      #expect(DataFileError.of(Array(file[..<length])) != nil, "\(length) bytes")
    }
    #expect(DataFileError.of(Array(file.dropLast())) == nil)
  }
}
