import Testing

@testable import JSON

struct JSONScannerTests {
  @Test(arguments: [
    "0", "-0", "7", "10", "-120", "0.0", "0.50", "-0.5e-7", "1E400", "1e+07", "1e-0", "0e0",
    "0E+00",
    "123456789012345678901234567890.5", "true", "false", "null",
  ])
  func numbersAndWordsAreAcceptedWhole(text: String) {
    expectNoFault(in: text)
    expectNoFault(in: "[\(text)]")
    expectNoFault(in: "{\"a\":\(text),\"b\" : \(text) }\n")
  }

  @Test(arguments: [
    ("[01]", "1:2: expected a number without a leading zero, found '01'"),
    ("-007", "1:1: expected a number without a leading zero, found '-007'"),
    ("00", "1:1: expected a number without a leading zero, found '00'"),
    ("[-]", "1:3: expected a digit, found ']'"),
    ("-", "1:2: expected a digit, found the end of the file"),
    ("- 1", "1:2: expected a digit, found ' '"),
    ("--1", "1:2: expected a digit, found '-'"),
    ("[1.]", "1:4: expected a digit, found ']'"),
    ("1.", "1:3: expected a digit, found the end of the file"),
    ("[1.\n]", "1:4: expected a digit, found the end of the line"),
    ("1.e5", "1:3: expected a digit, found 'e5'"),
    ("1e", "1:3: expected a digit, found the end of the file"),
    ("[1e+]", "1:5: expected a digit, found ']'"),
    ("1e--1", "1:4: expected a digit, found '-'"),
    ("[1E]", "1:4: expected a digit, found ']'"),
    ("[1e5.0]", "1:5: expected ',' or ']' after a value, found '.'"),
    ("[1.2.3]", "1:5: expected ',' or ']' after a value, found '.'"),
    ("[1e5e5]", "1:5: expected ',' or ']' after a value, found 'e5'"),
    ("[0x10]", "1:3: expected ',' or ']' after a value, found 'x10'"),
    ("[1_000]", "1:3: expected ',' or ']' after a value, found '_'"),
    ("[1,5.]", "1:6: expected a digit, found ']'"),
    ("[1\u{0}\u{0}]", "1:3: expected ',' or ']' after a value, found '\u{0}'"),
    ("[+1]", "1:2: expected a value, found '+'"),
    ("[.5]", "1:2: expected a value, found '.'"),
    ("[１]", "1:2: expected a value, found '１'"),
    ("-１", "1:2: expected a digit, found '１'"),
  ])
  func anyOtherNumberIsRejected(text: String, report: String) {
    expectFault(report, in: text)
  }

  @Test(arguments: [
    "True", "TRUE", "nul", "nulll", "NULL", "truefalse", "tru", "t", "f", "n", "false0", "nullé",
    "none", "undefined", "yes", "Null",
  ])
  func anyOtherWordIsRejected(word: String) {
    let report =
      word == "nullé"
      ? "1:6: expected ',' or ']' after a value, found 'é'"
      : "1:2: expected a value, found '\(word)'"
    expectFault(report, in: "[\(word)]")
  }

  @Test(arguments: ["true", "false", "null"])
  func aWordIsRejectedWhereverItIsCut(word: String) {
    for count in 1..<word.count {
      let start = word.prefix(count)
      expectFault("1:1: expected a value, found '\(start)'", in: String(start))
      expectFault("1:6: expected a value, found '\(start)'", in: "{\"a\":\(start)}")
    }
  }
}

// MARK: Texts

extension JSONScannerTests {
  @Test(arguments: 0..<0x20 as Range<UInt8>)
  func aControlCharacterMustBeWrittenAsAnEscape(byte: UInt8) {
    let digits = (byte < 16 ? "0" : "") + String(byte, radix: 16)
    let report =
      byte == 10 || byte == 13
      ? "1:4: expected '\"' at the end of the text, found the end of the line"
      : "1:4: expected '\\u00\(digits)' in text, found it unescaped"
    expectFault(report, in: "[\"a".bytes + [byte] + "b\"]".bytes)
    expectFault(report, in: "{\"a".bytes + [byte] + "\":1}".bytes)
    expectNoFault(in: "[\"a\\u00\(digits)b\"]")
  }

  @Test(arguments: ["\u{7f}", "\u{80}", "\u{9b}", "\u{2028}", "\u{2029}", "\u{feff}", "\u{ffff}"])
  func everyOtherCharacterMayStandInAText(character: String) {
    expectNoFault(in: "{\"\(character)\": \"a\(character)\"}")
  }

  @Test(arguments: [
    ("\"abc", "1:5: expected '\"' at the end of the text, found the end of the file"),
    ("\"", "1:2: expected '\"' at the end of the text, found the end of the file"),
    ("[\"해리👨‍👩‍👧", "1:6: expected '\"' at the end of the text, found the end of the file"),
    ("[\"a\\\"", "1:6: expected '\"' at the end of the text, found the end of the file"),
    ("[\n\"a\r\nb\"]", "2:3: expected '\"' at the end of the text, found the end of the line"),
    ("[\"a\rb\"]", "1:4: expected '\"' at the end of the text, found the end of the line"),
    ("{\"a\n\": 1}", "1:4: expected '\"' at the end of the text, found the end of the line"),
  ])
  func aTextHasToEndInItsLine(text: String, report: String) {
    expectFault(report, in: text)
  }

  static let signs = "\"\\/bfnrtu".bytes

  @Test(arguments: 0..<0x80 as Range<UInt8>)
  func eightEscapesOfOneSignAreAccepted(sign: UInt8) {
    let text = "\"\\".bytes + [sign] + "0041\"".bytes
    guard !Self.signs.contains(sign) else { return expectNoFault(in: text) }
    let isEndOfLine = sign == 10 || sign == 13
    let quote = isEndOfLine ? "\\" : "\\\(Unicode.Scalar(sign))"
    expectFault("1:2: expected a valid escape, such as '\\n', found '\(quote)'", in: text)
  }

  @Test(arguments: [
    (#"["\"#, #"1:3: expected a valid escape, such as '\n', found '\'"#),
    (#"["\해"]"#, #"1:3: expected a valid escape, such as '\n', found '\해'"#),
    (#"["\u"]"#, #"1:3: expected four hexadecimal digits after '\u', found '\u"]'"#),
    (#"["\u12g4"]"#, #"1:3: expected four hexadecimal digits after '\u', found '\u12g4'"#),
    (#"["\u123 4"]"#, #"1:3: expected four hexadecimal digits after '\u', found '\u123 '"#),
    (#"["\u+123"]"#, #"1:3: expected four hexadecimal digits after '\u', found '\u+123'"#),
    (#"["\u１２３４"]"#, #"1:3: expected four hexadecimal digits after '\u', found '\u１２３４'"#),
    (#"["\u00"#, #"1:3: expected four hexadecimal digits after '\u', found '\u00'"#),
    ("[\"\\u00\n\"]", #"1:3: expected four hexadecimal digits after '\u', found '\u00'"#),
    ("[\"\\u00\r\n\"]", #"1:3: expected four hexadecimal digits after '\u', found '\u00'"#),
  ])
  func anEscapeIsQuotedWithinItsLine(text: String, report: String) {
    expectFault(report, in: text)
  }

  @Test(arguments: [
    #"\ud800"#, #"\udbff"#, #"\udc00"#, #"\udfff"#, #"\uD834"#, #"\ud800x"#, #"\ud800\n"#,
    #"\udc00\udc00"#, #"\ud800\\"#, #"\ud800\u0041"#, #"\ud800\ud800\udc00"#, #"\udc00\ud800"#,
    #"\ud800\ue000"#,
    #"\udbff\ud7ff"#,
  ])
  func halfASurrogatePairIsRejected(text: String) {
    let report = "1:4: expected both halves of a surrogate pair, found '\(text.prefix(6))'"
    expectFault(report, in: "[\"a\(text)\"]")
    expectFault(report, in: "{\"a\(text)\": 1}")
  }

  @Test(arguments: [#"\ud7ff"#, #"\ue000"#, #"\ud800\udc00"#, #"\uDBFF\uDFFF"#, #"\ud83D\uDe00"#])
  func wholePairsAndTheirNeighboursAreAccepted(text: String) {
    expectNoFault(in: "[\"a\(text)\"]")
  }
}

// MARK: UTF-8

extension JSONScannerTests {
  /// Bytes in Latin-1, with the number of those at the beginning that are UTF-8.
  static let brokenBytes: [(String, Int)] = [
    // Continuation bytes without a beginning
    ("\u{80}", 0), ("\u{bf}", 0), ("\u{c3}\u{a9}\u{a9}", 2),
    // Beginnings without all of their continuation
    ("\u{c3}", 0), ("\u{c3}a", 0), ("\u{c3}\u{c3}\u{a9}", 0), ("\u{e2}\u{82}", 0),
    ("\u{e2}\u{82}a", 0), ("\u{e2}a\u{ac}", 0), ("\u{f0}\u{9f}\u{98}", 0), ("\u{f0}\u{9f}a", 0),
    ("\u{f0}a", 0), ("\u{f1}\u{80}\u{80}\u{c0}", 0),
    // Forms longer than they need be
    ("\u{c0}\u{80}", 0), ("\u{c0}\u{af}", 0), ("\u{c1}\u{bf}", 0), ("\u{e0}\u{80}\u{80}", 0),
    ("\u{e0}\u{9f}\u{bf}", 0), ("\u{f0}\u{80}\u{80}\u{80}", 0), ("\u{f0}\u{8f}\u{bf}\u{bf}", 0),
    // Surrogates
    ("\u{ed}\u{a0}\u{80}", 0), ("\u{ed}\u{bf}\u{bf}", 0),
    ("\u{ed}\u{a0}\u{bd}\u{ed}\u{b8}\u{80}", 0),
    // Beyond U+10FFFF
    ("\u{f4}\u{90}\u{80}\u{80}", 0), ("\u{f5}\u{80}\u{80}\u{80}", 0),
    ("\u{f7}\u{bf}\u{bf}\u{bf}", 0),
    ("\u{f8}\u{88}\u{80}\u{80}\u{80}", 0), ("\u{fc}\u{84}\u{80}\u{80}\u{80}\u{80}", 0),
    // Never bytes of UTF-8
    ("\u{fe}", 0), ("\u{ff}", 0),
  ]

  @Test(arguments: brokenBytes)
  func bytesThatAreNotUTF8AreRejected(broken: String, valid: Int) {
    let bytes = broken.latin1
    let byte = String(bytes[valid], radix: 16, uppercase: true)
    let columns = valid == 0 ? 0 : 1
    for (before, after) in [("[\"", "\"]"), ("[1, \"abcdefghijk", "\"]"), ("{\"", "\": 1}")] {
      let place = "1:\(before.count + columns + 1)"
      let offset = before.count + valid + 1
      expectFault(
        "\(place): expected text in UTF-8, found the byte \(byte) (byte \(offset) of the file)",
        in: before.bytes + bytes + after.bytes)
    }
  }

  @Test(arguments: brokenBytes.filter { $0.1 == 0 })
  func bytesThatAreNotUTF8AreToldWhereAnythingElseIsWanted(broken: String, valid: Int) {
    let bytes = broken.latin1
    let byte = String(bytes[0], radix: 16, uppercase: true)
    // Two bytes such as FF and FE at the beginning of a file are of UTF-16, which has its own words.
    for before in ["", "[", "[1", "{", "{\"a\"", "{\"a\":", "1e", "-", "[1]", "{\"a\":1"]
    where !(before.isEmpty && bytes[0] >= 0xFE) {
      let place = "1:\(before.count + 1)"
      expectFault(
        "\(place): expected text in UTF-8, found the byte \(byte) (byte \(before.count + 1) of the file)",
        in: before.bytes + bytes)
    }
  }

  @Test func theFirstAndLastCharactersOfEachLengthAreAccepted() {
    for scalar in [
      "\u{80}", "\u{7ff}", "\u{800}", "\u{fff}", "\u{1000}", "\u{cfff}", "\u{d7ff}", "\u{e000}",
      "\u{ffff}", "\u{10000}", "\u{3ffff}", "\u{40000}", "\u{fffff}", "\u{100000}", "\u{10ffff}",
    ] as [Unicode.Scalar] {
      expectNoFault(in: "[\"\(scalar)\", \"abcdefg\(scalar)\(scalar)\"]")
    }
  }

  @Test func everyFirstByteIsJudgedAsTheStandardLibraryDoes() {
    let edges: [UInt8] = [0, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xE5, 0xFF]
    var differences: [[UInt8]] = []
    for first in UInt8(0x80)...0xFF {
      for second in edges {
        for tail in [[0x80, 0x80], [0xBF, 0xBF], [0x41, 0x80], [0x80, 0x41]] as [[UInt8]] {
          let bytes = [first, second] + tail
          let valid = (2...4).first { String(validating: bytes.prefix($0), as: UTF8.self) != nil }
          if UTF8Sequence.length(in: bytes, at: 0) != valid { differences.append(bytes) }
        }
      }
    }
    #expect(differences == [])
  }
}
