import Testing

@testable import JSON

struct JSONParserTests {
  @Test func readsMembersInOrder() throws {
    var json = try JSONParser(#"{"a": 1, "b": [true, null, "x\u00e9"],}"#.bytes)
    try json.beginObject()
    #expect(try json.nextName() == "a")
    #expect(try json.number().wholeNumber(in: json.bytes) == 1)
    #expect(try json.nextName() == "b")
    try json.skip()
    #expect(try json.nextName() == nil)
    try json.endFile()
  }

  @Test func everyKindIsSeenBeforeItIsRead() throws {
    let text = " {} [] \"\" 0 -1 true false null "
    var json = try JSONParser(text.bytes)
    var kinds: [JSONParser.Kind] = []
    for _ in 0..<8 {
      kinds.append(try json.nextKind())
      try json.skip()
    }
    #expect(kinds == [.object, .list, .text, .number, .number, .bool, .bool, .null])
    try json.endFile()
  }

  @Test func readingGoesOnInTheMidstOfAFile() throws {
    let bytes = #"{"a": [1, "b"], "c": 2}"#.bytes
    var whole = try JSONParser(bytes)
    try whole.beginObject()
    _ = try whole.nextName()
    _ = try whole.nextKind()
    var part = JSONParser(bytes, at: whole.offset)
    try part.beginList()
    #expect(try part.nextElement())
    #expect(try part.number().spelling(in: bytes) == "1")
    #expect(try part.nextElement())
    #expect(try part.text().string(in: bytes) == "b")
    #expect(try !part.nextElement())
    #expect(part.offset == #"{"a": [1, "b"]"#.utf8.count)
  }

  @Test(arguments: [
    ("an object", #"["a"]"#, #"1:1: expected an object, found '['"#),
    ("a list", #" {"a": 1}"#, #"1:2: expected a list, found '{'"#),
    ("a text", "\n12", "2:1: expected text, found '12'"),
    ("a number", #""12""#, #"1:1: expected a number, found '"'"#),
    ("a text", "null", "1:1: expected text, found 'null'"),
    ("a number", "", "1:1: expected a value, found the end of the file"),
  ])
  func anotherKindIsAFaultAtItsValue(wanted: String, text: String, report: String) throws {
    let bytes = text.bytes
    let fault = #expect(throws: JSONFault.self) {
      var json = try JSONParser(bytes)
      switch wanted {
      case "an object": try json.beginObject()
      case "a list": try json.beginList()
      case "a text": _ = try json.text()
      default: _ = try json.number()
      }
    }
    #expect(fault?.report(in: bytes) == report)
  }

  @Test func aValueOfAnotherKindCanStillBePassedOver() throws {
    var json = try JSONParser(#"[{"pages": [1]}, 2]"#.bytes)
    try json.beginList()
    #expect(try json.nextElement())
    #expect(throws: JSONFault.self) { try json.number() }
    try json.skip()
    #expect(try json.nextElement())
    #expect(try json.number().spelling(in: json.bytes) == "2")
  }
}

// MARK: Commas

extension JSONParserTests {
  @Test(arguments: [
    ("[1 2]", 1, 3), ("[1\n2]", 1, 3), ("[1\r\n\r\n  2]", 1, 3), ("[1\t\t\t2]", 1, 3),
    (#"["a" "b"]"#, 1, 5), (#"["a""b"]"#, 1, 5), (#"["각 é" "b"]"#, 1, 7),
    ("[{}{}]", 1, 4), ("[{} {}]", 1, 4), ("[[][]]", 1, 4), ("[1 true]", 1, 3),
    ("[true null]", 1, 6),
    ("[null {\"a\": 1}]", 1, 6), ("[{\n}\n{}]", 2, 2), ("[1, 2\n\n\n3]", 1, 6), ("[1 -2]", 1, 3),
    (#"{"a": 1 "b": 2}"#, 1, 8), (#"{"a": {} "b": 2}"#, 1, 9), ("{\"a\": 1\n \"b\": 2}", 1, 8),
    (#"{"a": "x""b": 2}"#, 1, 10), ("{\n  \"a\": [\n    1\n  ]\n  \"b\": 2\n}", 4, 4),
    ("[\n  {\"a\": 1}\n\n  {\"a\": 2}\n]", 2, 11),
  ])
  func aMissingCommaIsToBeTypedBehindTheValueBefore(text: String, line: Int, column: Int) {
    expectFault("\(line):\(column): a comma is missing here", in: text)
  }

  @Test(arguments: [
    ("{}{}", "1:3: expected the end of the file, found '{'"),
    ("1 2", "1:3: expected the end of the file, found '2'"),
    ("[]\n\n[]", "3:1: expected the end of the file, found '['"),
    (#"{"a": 1 2}"#, "1:9: expected ',' or '}' after a value, found '2'"),
    (#"{"a": 1 {}}"#, "1:9: expected ',' or '}' after a value, found '{'"),
    (#"{"a": 1 b: 2}"#, "1:9: expected ',' or '}' after a value, found 'b'"),
    (#"{"a": 1; "b": 2}"#, "1:8: expected ',' or '}' after a value, found ';'"),
    ("[1-2]", "1:3: expected ',' or ']' after a value, found '-'"),
    ("[truefalse]", "1:2: expected a value, found 'truefalse'"),
    (#"["a"1]"#, "1:5: expected ',' or ']' after a value, found '1'"),
    ("[1}", "1:3: expected ',' or ']' after a value, found '}'"),
    (#"{"a": 1]"#, "1:8: expected ',' or '}' after a value, found ']'"),
    ("[1", "1:3: expected ',' or ']' after a value, found the end of the file"),
  ])
  func anythingElseInPlaceOfACommaIsNamed(text: String, report: String) {
    expectFault(report, in: text)
  }

  @Test(arguments: [
    "[1,]", "[1 , ]", "[[],]", "[\n  1,\n]\n", #"{"a": 1,}"#, #"{"a": {"b": [1,],},}"#,
    "{\"a\": 1\n,\n}",
  ])
  func oneCommaBehindTheLastElementIsAccepted(text: String) {
    expectNoFault(in: text)
  }

  @Test(arguments: [
    ("[,]", "1:2: expected a value, found ','"),
    ("[1,,]", "1:4: expected a value, found ','"),
    ("[,1]", "1:2: expected a value, found ','"),
    ("{,}", "1:2: expected a name in double quotes or '}', found ','"),
    (#"{"a": 1,,}"#, "1:9: expected a name in double quotes or '}', found ','"),
    (#"{"a": 1,"#, "1:9: expected a name in double quotes or '}', found the end of the file"),
    ("[1,", "1:4: expected a value, found the end of the file"),
    ("[1,}", "1:4: expected a value, found '}'"),
    ("1,", "1:2: expected the end of the file, found ','"),
  ])
  func anyOtherCommaIsNot(text: String, report: String) {
    expectFault(report, in: text)
  }
}

// MARK: Objects and lists

extension JSONParserTests {
  @Test func equalNamesAreAllRead() throws {
    var json = try JSONParser(#"{"a": 1, "\u0061": 2, "a": 3}"#.bytes)
    var members: [String] = []
    try json.beginObject()
    while let name = try json.nextName() {
      members.append(name + (try json.number().spelling(in: json.bytes)))
    }
    #expect(members == ["a1", "a2", "a3"])
  }

  @Test func emptyListsAndObjectsEndAtOnce() throws {
    var json = try JSONParser("[ ] { \n}".bytes)
    try json.beginList()
    #expect(try !json.nextElement())
    try json.beginObject()
    #expect(try json.nextName() == nil)
    try json.endFile()
  }

  @Test(arguments: [
    (#"{"a" 1}"#, "1:6: expected ':' after a name, found '1'"),
    (#"{"a"=1}"#, "1:5: expected ':' after a name, found '='"),
    (#"{"a"}"#, "1:5: expected ':' after a name, found '}'"),
    (#"{"a":}"#, "1:6: expected a value, found '}'"),
    ("{a: 1}", "1:2: expected a name in double quotes or '}', found 'a'"),
    ("{1: 1}", "1:2: expected a name in double quotes or '}', found '1'"),
    ("{", "1:2: expected a name in double quotes or '}', found the end of the file"),
    (#"{"a\q": 1}"#, #"1:4: expected a valid escape, such as '\n', found '\q'"#),
    ("[", "1:2: expected a value, found the end of the file"),
    ("", "1:1: expected a value, found the end of the file"),
    (" \n\t\r\n ", "3:2: expected a value, found the end of the file"),
    ("[]]", "1:3: expected the end of the file, found ']'"),
    ("\"a\"\u{0}", "1:4: expected the end of the file, found '\u{0}'"),
  ])
  func whatIsMissingIsNamed(text: String, report: String) {
    expectFault(report, in: text)
  }

  @Test(arguments: ["[\u{b}]", "[\u{c}]", "[\u{85}]", "[\u{a0}]", "[\u{2028}]", "[\u{feff}]"])
  func onlyFourCharactersAreWhiteSpace(text: String) {
    let character = text.dropFirst().dropLast()
    expectFault("1:2: expected a value, found '\(character)'", in: text)
    expectNoFault(
      in: " \t\r\n[ \t\r\n1 \t\r\n, \t\r\n{ \t\r\n\"a\" \t\r\n: \t\r\n2 \t\r\n} \t\r\n] \t")
  }
}

// MARK: Depth

extension JSONParserTests {
  static let nestings = [("[", "1", "]"), (#"{"":"#, "1", "}"), (#"[{"":"#, "1", "}]")]

  @Test(arguments: nestings)
  func manyLevelsAreRead(begin: String, innermost: String, end: String) async {
    let levels = JSONParser.maxNesting / begin.count { "[{".contains($0) }
    let text =
      String(repeating: begin, count: levels) + innermost + String(repeating: end, count: levels)
    let faults = await onSmallStack {
      [Verdict.passingOver(text.bytes), Verdict.reading(text.bytes)]
    }
    #expect(faults == [nil, nil])
  }

  @Test(arguments: [
    ("[", 1, 513), (#"{"":"#, 1, 2049), (#"[{"":"#, 1, 1281), ("[\n", 513, 1),
    ("[1,{\"\":", 1, 1793),
  ])
  func oneLevelMoreIsAFaultAtItsBracket(begin: String, line: Int, column: Int) async {
    let bytes = String(repeating: begin, count: 1_000_000).bytes
    let faults = await onSmallStack { [Verdict.passingOver(bytes), Verdict.reading(bytes)] }
    let report = "\(line):\(column): lists and objects are nested more than 512 levels deep"
    #expect(faults.map { $0?.report(in: bytes) } == [report, report])
  }

  @Test func levelsThatHaveEndedDoNotCount() {
    let list = String(repeating: "[", count: 511) + String(repeating: "]", count: 511)
    expectNoFault(in: "[\(list), {\"a\": \(list.dropFirst().dropLast())}, \(list)]")
  }
}

// MARK: Encodings

extension JSONParserTests {
  @Test(arguments: ["\u{feff}[1]", "\u{feff} {\"a\": 1}\r\n", "\u{feff}0"])
  func aByteOrderMarkIsAccepted(text: String) { expectNoFault(in: text) }

  @Test(arguments: [
    ("\u{feff}", "1:1: expected a value, found the end of the file"),
    ("\u{feff}x", "1:1: expected a value, found 'x'"),
    ("\u{feff}\n[x]", "2:2: expected a value, found 'x'"),
    ("\u{feff}\u{feff}1", "1:1: expected a value, found '\u{feff}'"),
    (" \u{feff}1", "1:2: expected a value, found '\u{feff}'"),
    ("1\u{feff}", "1:2: expected the end of the file, found '\u{feff}'"),
  ])
  func aByteOrderMarkCountsOnlyOnceAndFirst(text: String, report: String) {
    expectFault(report, in: text)
  }

  @Test(arguments: [
    "\u{ff}\u{fe}[\u{0}]\u{0}", "\u{fe}\u{ff}\u{0}[\u{0}]", "\u{ff}\u{fe}", "\u{fe}\u{ff}",
    "{\u{0}}\u{0}", "\u{0}{\u{0}}", "\"\u{0}\u{74}\u{d5}\"\u{0}", "\u{0}\"\u{d5}\u{74}\u{0}\"",
    "1\u{0}", "\u{0}1", "1\u{0}\u{0}\u{0}", "\u{0}\u{0}\u{0}1", "[\u{0}\u{0}\u{0}]\u{0}\u{0}\u{0}",
    "\u{ff}\u{fe}\u{0}\u{0}1\u{0}\u{0}\u{0}", "\u{0}\u{0}\u{fe}\u{ff}\u{0}\u{0}\u{0}1",
  ])
  func otherEncodingsAreTold(text: String) {
    for fault in [Verdict.passingOver(text.latin1), Verdict.reading(text.latin1)] {
      #expect(
        fault?.report(in: text.latin1)
          == "1:1: expected text in UTF-8, found text in UTF-16 or UTF-32")
    }
  }

  @Test(arguments: [
    ("[\u{0}]", "1:2: expected a value, found '\u{0}'"),
    ("123\u{0}", "1:4: expected the end of the file, found '\u{0}'"),
    ("[\"\u{0}\"]", "1:3: expected '\\u0000' in text, found it unescaped"),
    ("\u{0}", "1:1: expected a value, found '\u{0}'"),
    ("\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}", "1:1: expected a value, found '\u{0}'"),
  ])
  func aZeroAloneIsNoOtherEncoding(text: String, report: String) {
    expectFault(report, in: text)
  }
}
