/// Inputs that once broke something, each with what it broke, and some that stand at an edge.
///
/// Every suite that takes such input runs all of them, and the fuzzers draw from them. What a fuzzer
/// or a user finds next is added here, so that it stays found:
///
///     @Test(arguments: Corpus.stateFiles)
///     func aPageIsPrintedAllTheSame(file: Corpus.Entry<[UInt8]>) throws {
package enum Corpus {
  /// An input, named in the results of a test run by what it broke.
  package struct Entry<Input: Sendable>: Sendable, CustomStringConvertible {
    /// The input.
    package let input: Input

    /// What it broke, or the edge that it stands at.
    package let description: String

    fileprivate init(_ description: String, _ input: Input) {
      self.input = input
      self.description = description
    }
  }
}

// MARK: - Data files

extension Corpus {
  /// Data files, most of which are not right.
  package static let dataFiles: [Entry<[UInt8]>] =
    textsOfDataFiles.map { Entry($0.description, Array($0.input.utf8)) } + [
      Entry(
        "Rare Korean letters in CP949, whose second byte is ASCII, were called Latin-1.",
        Array("{\"data\": \"".utf8) + [0x8c, 0x63, 0x22, 0x7d]),
      Entry("Edge: half a letter at the end.", Array("{\"".utf8) + [0xea, 0xb0]),
    ]

  private static let textsOfDataFiles = [
    Entry("A number that is none passed where nobody reads it.", inAnIgnoredValue("-01")),
    Entry("So did one with two points.", inAnIgnoredValue("1.2.3")),
    Entry("So did an escape that is none.", inAnIgnoredValue(#""\x00""#)),
    Entry("So did a line break in a text.", inAnIgnoredValue("\"a\nb\"")),
    Entry("Passing over many numbers took 25 times their memory.", inAnIgnoredValue(numbers)),
    Entry("Edge: as deep as a file may be.", inAnIgnoredValue(nested(507))),
    Entry("Edge: far deeper.", inAnIgnoredValue(nested(100_000))),
    Entry("A zero byte in a text was taken for UTF-16.", "[\"\0\"]"),
    Entry("So was one behind a number.", "123\0"),
    Entry("A quoted line held its own end behind a backslash.", "{\"a\": \"b\\\r\n\"c\": 1}"),
    Entry("A missing comma was told where the next name begins.", "{\"a\": 1\n\n\n\"b\": 2}"),
    Entry("A book alone was not told how to be wrapped.", SampleBook().json),
    Entry(
      "A number of pages was refused as what it was expected to be.",
      SampleBook.file([SampleBook(json: ["pages": "9.223372036854775807e18"])])),
    Entry(
      "A chapter without a title refused the whole file.",
      SampleBook.file([SampleBook(chapters: ["", "1.", "1. "])])),
    Entry(
      "The address of a page was encoded twice.",
      SampleBook.file([SampleBook(wiki: "https://x/a%20b|c")])),
    Entry(
      "Empty brackets and open ones were taken for a host.",
      SampleBook.file([SampleBook(wiki: "https://[]/"), SampleBook(wiki: "https://[::1")])),
    Entry("Edge: no pages.", SampleBook.file([SampleBook(pages: 0)])),
    Entry("Edge: two commas.", "{\"data\":[1,,]}"),
    Entry("Edge: a byte order mark and nothing else.", "\u{feff}"),
  ]

  /// A data file of one book with a value that no part of it needs.
  private static func inAnIgnoredValue(_ json: String) -> String {
    SampleBook.file([SampleBook(json: ["wiki": "null,\"ignored\":\(json)"])])
  }

  private static func nested(_ depth: Int) -> String {
    String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
  }

  private static let numbers = "[" + (1...2_000).map(String.init).joined(separator: ",") + "]"
}

// MARK: - State files

extension Corpus {
  /// State files, most of which are not right.
  package static let stateFiles: [Entry<[UInt8]>] =
    textsOfStateFiles.map { Entry($0.description, Array($0.input.utf8)) } + [
      Entry("Edge: bytes that are no text.", [0xff, 0xfe]),
      Entry("Edge: zeros, as a crash of the system leaves them.", [UInt8](repeating: 0, count: 64)),
    ]

  private static let textsOfStateFiles = [
    Entry("An empty file was called damaged.", ""),
    Entry("Lists 400 deep took seconds, under the lock.", state("{\"a\":\(nested(400))}")),
    Entry("A part 505 deep was written back a hundred times as long.", state(deepObject)),
    Entry("A part of the wrong shape cost all the others.", state(#"{"recent":"x"}"#)),
    Entry(
      "Taking out a member gave its place to another of its name.",
      state(#"{"recent":[3],"recent":[4]}"#)),
    Entry(
      "Two files whose names look alike had one state.",
      "{\"version\":2,\"series\":{\"/\u{e9}\":{\"recent\":[1]},\"/e\u{301}\":{\"recent\":[2]}}}"),
    Entry("A thousand faults took time that grew with their square.", state(manyFaults)),
    Entry("A volume that was named twice ended the program.", state(twice)),
    Entry("A file of another program was replaced.", #"{"name":"x","version":"1.0.0"}"#),
    Entry("Edge: another series is damaged.", #"{"version":2,"series":{"/x":7,"embedded":{}}}"#),
    Entry("Edge: a version between two.", #"{"version":2.5}"#),
    Entry("Edge: a version beyond all numbers.", #"{"version":1e100}"#),
    Entry("Edge: the greatest numbers.", state(records(of: "9223372036854775807"))),
    Entry("Edge: the least.", state(records(of: "-9223372036854775808"))),
    Entry("Edge: numbers beyond all others.", state(records(of: "1e400"))),
    Entry("Edge: nothing but what may be taken back.", state(#"{"undo":{"reading":3}}"#)),
    Entry(
      "Edge: version 1.",
      #"{"version":1,"series":{"embedded":{"expanded":[3],"bookmarks":{"3":9},"lastShown":3}}}"#),
    Entry(
      "Edge: members that nothing knows.", #"{"version":2,"a":{},"series":{"embedded":{"b":1}}}"#),
    Entry("Edge: another file of version 2.", #"{"version":2,"pins":[]}"#),
    Entry("Edge: a name without its value.", #"{"version":2,"series":{"embedded"}}"#),
    Entry("Edge: more than the file.", state("{}") + "}"),
  ]

  private static func state(_ entry: String) -> String {
    "{\"version\":2,\"series\":{\"embedded\":\(entry)}}"
  }

  private static func records(of number: String) -> String {
    let record = """
      {"volume":\(number),"title":"x","bookmark":{"chapter":\(number)},"timesFinished":\(number)}
      """
    return """
      {"reading":\(number),"recent":[\(number)],"volumes":[\(record)],"lost":[\(record)],\
      "undo":{"reading":\(number),"recent":[\(number)],"volumes":[\(record)],"lost":[]}}
      """
  }

  private static let twice = """
    {"volumes":[{"volume":3,"isKept":true},{"volume":3}],"recent":[3,3],\
    "undo":{"volumes":[{"volume":3},{"volume":3,"isKept":true}]}}
    """

  private static let deepObject =
    String(repeating: "{\"a\":", count: 505) + "1" + String(repeating: "}", count: 505)

  private static let manyFaults =
    "{\"recent\":[" + Array(repeating: "\"x\"", count: 1_000).joined(separator: ",") + "]}"
}

// MARK: - Command lines

extension Corpus {
  /// Command lines, as the words behind the name of the program.
  package static let commandLines: [Entry<[String]>] = [
    Entry("A quote with an accent ended the quoting of a hint.", ["show", "b'\u{301}c d"]),
    Entry("A hint broke off with an ellipsis.", ["show", String(repeating: "goblet ", count: 12)]),
    Entry("A hint led into the next error.", ["show", "volume", "3"]),
    Entry("So did that for a negative number.", ["-3"]),
    Entry("So did that for an alias.", ["show", "--generate-completion-script", "bash"]),
    Entry("A word hid an option that is not known.", ["--search", "owl"]),
    Entry("An option was suggested that begins as another one does.", ["list", "-W", "40"]),
    Entry("So it was for an abbreviation.", ["summary", "1", "--col"]),
    Entry("Help was suggested for the name of an argument.", ["completions", "--shell", "bash"]),
    Entry("A volume was suggested for a word that none has.", ["show", "book 3"]),
    Entry("A search for many emoji took minutes.", ["search", flags]),
    Entry("A full stop kept a name from being found.", ["search", "Mrs. Weasley"]),
    Entry("A byte that is no text named no file.", ["help", "caf\u{10ffe9}"]),
    Entry("Edge: a name of very many words.", ["show", words(2_000)]),
    Entry("Edge: an option without a name.", ["list", "-=1"]),
    Entry("Edge: a long one.", ["list", "--=1"]),
    Entry("Edge: a width beyond all numbers.", ["list", "--width", "9223372036854775808"]),
    Entry("Edge: the least one.", ["list", "--width=-9223372036854775808"]),
    Entry("Edge: a volume beyond all numbers.", ["show", "99999999999999999999"]),
    Entry("Edge: digits of another script.", ["show", "３", "-w", "４０"]),
    Entry("Edge: marks without a letter.", ["search", "\u{301}\u{fe0f}"]),
    Entry("Edge: an empty word.", [""]),
    Entry("Edge: an escape behind an accent.", ["help", "a\u{1b}\u{301}[31m"]),
    Entry("Edge: a line break.", ["sh\now"]),
  ]

  private static func words(_ count: Int) -> String {
    (0..<count).map { "azkabn\($0)" }.joined(separator: " ")
  }

  private static let flags = String(repeating: "\u{1f1f0}", count: 2_000)
}

// MARK: - Texts

extension Corpus {
  /// Texts that a data file, a file's name or an argument may hold.
  package static let texts: [Entry<String>] = [
    Entry("A tab had the whole text copied for each character.", "tab\tbat"),
    Entry("So had an escape.", "\u{1b}[2Jred"),
    Entry("So had joined emoji.", "👨‍👩‍👧 and 🏳️‍🌈"),
    Entry("So had a sign with a variation.", "❤️ 1️⃣ ☠︎"),
    Entry("A sign with ink was written as a code.", "\u{600}١٢ \u{6dd}١ \u{110bd}\u{110a0}"),
    Entry("A quote with an accent ended the quoting of a hint.", "b'\u{301}c \"\u{301}d \\\u{301}"),
    Entry("Two files whose names look alike had one state.", "\u{e9} e\u{301}"),
    Entry("Edge: an escape behind an accent.", "a\u{1b}\u{301}[31m"),
    Entry("Edge: a line end of two signs.", "one\r\ntwo"),
    Entry("Edge: an accent without a letter.", "\u{301}\u{308}a"),
    Entry("Edge: a zero, which ends the name of a file.", "a\0b"),
    Entry("Edge: half a flag, and a flag of nothing.", "🇰🇷🇰 🏴\u{e0067}\u{e007f}"),
    Entry("Edge: a joiner at the end.", "क्\u{200d}"),
    Entry("Edge: a text that turns round what follows.", "\u{202e}gnp.exe\u{2066}"),
    Entry("Edge: signs without ink.", "a\u{200b}\u{feff}\u{2060}b"),
    Entry("Edge: a word of wide letters.", "호그와트마법학교에오신것을환영합니다"),
    Entry("Edge: spaces of other kinds.", "a\u{a0}b\u{202f}c\u{3000}d"),
    Entry("Edge: marks that may not start a line.", "日本語。「です」、カー々…"),
    Entry("Edge: the end of a paste.", "a\u{1b}[201~b"),
    Entry("Edge: the scalars that stand for bytes.", "\u{10ff80}\u{10ffff}"),
  ]
}
