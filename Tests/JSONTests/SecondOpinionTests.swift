import Foundation
import TestSupport
import Testing

@testable import JSON

/// The parser beside `JSONDecoder`, over texts with a few things wrong.
///
/// `HP_BOOKS_FUZZ=1000000` makes a long run of it, best with
/// `swift test -c release -Xswiftc -enable-testing --filter SecondOpinion`.
struct SecondOpinionTests {
  /// What is right, or nearly, before it is changed.
  private let texts: [[UInt8]]

  init() throws {
    let cases = try ConformanceTests.cases.filter { $0.report == nil }.map(\.bytes)
    texts = cases.filter { $0.count < 200 } + Self.files
  }

  private static let files =
    [
      #"""
      {"data": [{"attributes": {"title": "해리 포터", "pages": 223.0, "release_date": "1997-06-26",
        "wiki": null, "chapters": [{"title": "1. The Boy Who Lived\u2019s"}, {"title": ""},]}}]}
      """#.bytes,
      #"""
      {"version": 1, "series": {"books.json": {"lastShown": 3, "recent": [3, 1, 2]}},
       "later": {"\u0061": [true, 1e2, -0.5], "": "\ud83d\ude00\\\"\/\n"}}
      """#.bytes,
      #"{"a": 1, "b": {"a": [2, {"a": "3"}], "a": [null]}, "a": [[[[]]]], "\u0061": "x"}"#.bytes,
    ] + (Corpus.dataFiles + Corpus.stateFiles).map(\.input).filter { $0.count < 500 }

  @Test(arguments: Corpus.dataFiles + Corpus.stateFiles)
  func whatOnceBrokeSomethingIsReadAsItIsPassedOver(entry: Corpus.Entry<[UInt8]>) {
    #expect(Verdict.passingOver(entry.input) == Verdict.reading(entry.input))
  }

  @Test func everyDifferenceHasAReason() throws {
    let count = ProcessInfo.processInfo.environment["HP_BOOKS_FUZZ"].flatMap(UInt64.init) ?? 3000
    for seed in 0..<count {
      let bytes = Mutant(seed: seed, of: texts).bytes
      let fault = Verdict.reading(bytes)
      if Verdict.passingOver(bytes) != fault { Issue.record("\(shown(seed)), passed over") }
      let theirs = try? JSONDecoder().decode(Opinion.self, from: Data(bytes))
      let ours = fault == nil ? try Opinion(reading: bytes) : nil
      if ours == theirs || Self.mayDiffer(ours, theirs, fault: fault, bytes: bytes) { continue }
      Issue.record("\(shown(seed)): \(fault?.report(in: bytes) ?? "accepted")")
    }
  }

  /// Whether the two may differ; anything else is a fault in one of them.
  private static func mayDiffer(
    _ ours: Opinion?, _ theirs: Opinion?, fault: JSONFault?, bytes: [UInt8]
  ) -> Bool {
    let survey = Survey(of: bytes)
    return switch (ours, theirs) {
    // The decoder rounds a number before it looks whether it is whole.
    case (let ours?, let theirs?): ours.isRounded(to: theirs)
    // It takes no number beyond the range of Double, and not 0e1 to 0e9.
    case (_?, nil): survey.numbers.contains { $0.isBeyondDouble || $0.isZeroWithExponent }
    // It takes UTF-16 and UTF-32, and anything in a value behind an equal name.
    case (nil, _?): fault?.problem == .wideEncoding || survey.endsBehindEqualName
    case (nil, nil): false
    }
  }

  private func shown(_ seed: UInt64) -> String {
    let text = String(decoding: Mutant(seed: seed, of: texts).bytes, as: UTF8.self)
    return "Seed \(seed), \(text.debugDescription)"
  }
}

/// What a text holds up to its fault, as far as the reasons ask for it.
private struct Survey {
  /// The numbers as they are spelled.
  private(set) var numbers: [String] = []

  /// Whether the text is wrong in the value of a member behind another one of its name.
  private(set) var endsBehindEqualName = false

  init(of bytes: [UInt8]) {
    guard var json = try? JSONParser(bytes) else { return }
    try? read(&json)
  }

  private mutating func read(_ json: inout JSONParser) throws {
    switch try json.nextKind() {
    case .object:
      let isOuterBehind = endsBehindEqualName
      var names: Set<String> = []
      try json.beginObject()
      while let name = try json.nextName() {
        if !names.insert(name).inserted { endsBehindEqualName = true }
        try read(&json)
        endsBehindEqualName = isOuterBehind
      }
    case .list:
      try json.beginList()
      while try json.nextElement() { try read(&json) }
    case .number: numbers.append(try json.source().spelling)
    case .text, .bool, .null: try json.skip()
    }
  }
}

extension String {
  /// Whether a number is too large for `Double`, or so small that it would be zero.
  fileprivate var isBeyondDouble: Bool {
    let mantissa = prefix { !"eE".contains($0) }
    let value = Double(self) ?? .infinity
    return value.isInfinite || value.isZero && mantissa.contains { ("1"..."9").contains($0) }
  }

  fileprivate var isZeroWithExponent: Bool {
    count == 3 && lowercased().hasPrefix("0e") && last != "0"
  }
}

extension Opinion {
  /// Whether another opinion differs only in numbers that are whole, or not, once `Double` has
  /// rounded them.
  fileprivate func isRounded(to other: Opinion) -> Bool {
    switch (self, other) {
    case (.number(let mine, let exact), .number(let theirs, let rounded)):
      let isFractionLost = exact == nil && rounded == Int(exactly: mine)
      return self == other || mine == theirs && (isFractionLost || mine.magnitude >= 0x1p53)
    case (.list(let mine), .list(let theirs)):
      return mine.count == theirs.count && zip(mine, theirs).allSatisfy { $0.isRounded(to: $1) }
    case (.object(let mine), .object(let theirs)):
      return mine.count == theirs.count
        && mine.allSatisfy { name, value in theirs[name].map(value.isRounded(to:)) ?? false }
    default: return self == other
    }
  }
}
