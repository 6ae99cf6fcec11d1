import TestSupport
import Testing

@testable import JSON

struct JSONParserTests {
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
    #expect(try part.source().spelling == "1")
    #expect(try part.nextElement())
    #expect(try part.text().string(in: bytes) == "b")
    #expect(try !part.nextElement())
    #expect(part.offset == #"{"a": [1, "b"]"#.utf8.count)
  }

  private static let plainObjects = """
    [{"name": "E. Émile", "is": "the ’first’"},
      {"also":"E.", "is":"한 둘", "was": "it", "name": "a text that is longer than two words"},
      {"name": "a", "forms": ["b", "c’","d"], "is": "e", "was":["f"]},
      { "is": "last", "name": "!"}
    ]
    """

  private static let members = PlainMembers(("name", "is"), or: ("was", "also", "forms"))

  @Test(arguments: try CaseFile().table("plain objects are passed over") as [(String, Bool)])
  func plainObjectsArePassedOver(list: String, arePlain: Bool) throws {
    let bytes = (list + String(repeating: " ", count: 40)).bytes
    var json = JSONParser(bytes, at: 0)
    #expect(json.skipPlainObjects(with: Self.members) == (arePlain ? 0..<list.utf8.count : nil))
    #expect(json.offset == (arePlain ? list.utf8.count : 0))
  }

  /// Whatever a byte of them becomes, and wherever the file ends.
  @Test func plainObjectsAreCheckedAsAnyOthers() throws {
    let list = Self.plainObjects.bytes
    try plainObjectsArePassedOver(list: Self.plainObjects, arePlain: true)
    for index in list.indices {
      for byte in "\" ,:{}[]\\aé한\n\u{1f}".utf8 + [0xFF] {
        var bytes = list + String(repeating: " ", count: 40).utf8
        bytes[index] = byte
        try expectSameEnd(bytes)
      }
      try expectSameEnd(Array(list[..<index]))
    }
  }

  private func expectSameEnd(_ bytes: [UInt8]) throws {
    var json = JSONParser(bytes, at: 0)
    guard json.skipPlainObjects(with: Self.members) != nil else { return }
    var other = JSONParser(bytes, at: 0)
    try other.beginList()
    while try other.nextElement() {
      try other.beginObject()
      var names: Set<String> = []
      while let name = try other.nextName() {
        names.insert(name)
        let isList = try other.nextKind() == .list
        #expect(!isList || name != "name" && name != "is")
        if isList { try other.beginList() }
        while try !isList || other.nextElement() {
          #expect(try !other.text().string(in: bytes).allSatisfy(\.isWhitespace))
          if !isList { break }
        }
      }
      #expect(names.isSuperset(of: ["name", "is"]))
      #expect(names.isSubset(of: ["name", "is", "was", "also", "forms"]))
    }
    #expect(json.offset == other.offset)
  }

  @Test(arguments: try CaseFile().triples("another kind is a fault at its value"))
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
    #expect(try json.source().spelling == "2")
  }
}

// MARK: Depth

extension JSONParserTests {
  @Test(arguments: [("[", "]"), (#"{"":"#, "}"), (#"[{"":"#, "}]")])
  func manyLevelsAreRead(begin: String, end: String) async {
    let levels = JSONParser.maxNesting / end.count
    let text = String(repeating: begin, count: levels) + "1" + String(repeating: end, count: levels)
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
    let bytes = String(repeating: begin, count: 10_000).bytes
    let faults = await onSmallStack { [Verdict.passingOver(bytes), Verdict.reading(bytes)] }
    let report = "\(line):\(column): lists and objects are nested more than 512 levels deep"
    #expect(faults.map { $0?.report(in: bytes) } == [report, report])
  }
}
