import TestSupport
import Testing

@testable import JSON

/// Texts that are JSON, or nearly, and what is said of them.
struct ConformanceTests {
  /// A text, spelled as in the file of the cases.
  struct Case: CustomTestStringConvertible, Sendable {
    /// The name in the collection JSONTestSuite ("Parsing JSON is a minefield"), if it is from
    /// there.
    ///
    /// The first letter is the collection's own view: `y` has to be accepted, `n` to be rejected,
    /// and of `i` either is right.
    let name: String?

    let text: String

    /// The place and the words, as `1:4: a comma is missing here`, or nil where it is accepted.
    let report: String?

    var bytes: [UInt8] { text.spelledBytes }

    var testDescription: String { name ?? text }
  }

  static var cases: [Case] {
    get throws {
      try CaseFile().sections.flatMap { section in
        let isCollection = section.heading.hasPrefix("JSONTestSuite: ")
        return section.rows.map { row in
          let cells = isCollection ? row.dropFirst() : row[...]
          return Case(
            name: isCollection ? row[0] : nil, text: cells.first ?? "",
            report: cells.dropFirst().first)
        }
      }
    }
  }

  private static var collection: [Case] { get throws { try cases.filter { $0.name != nil } } }

  /// What the collection wants rejected and this parser accepts: one comma behind the last element.
  private static let acceptedByDesign: Set = [
    "n_array_extra_comma", "n_array_number_and_comma", "n_object_trailing_comma",
  ]

  @Test func theCollectionIsWhole() throws {
    let names = try Self.collection.compactMap(\.name)
    #expect(Set(names).count == names.count)
    let counts = Dictionary(grouping: names, by: \.first).mapValues(\.count)
    #expect(counts == ["y": 95, "n": 193, "i": 35])
  }

  @Test(arguments: try collection)
  func onlyWhatIsMeantToDiffersFromTheCollection(text: Case) throws {
    let name = try #require(text.name)
    switch name.first {
    case "y": #expect(text.report == nil)
    case "n": #expect((text.report == nil) == Self.acceptedByDesign.contains(name))
    default: break
    }
  }

  @Test(arguments: try cases)
  func aTextIsJudgedAlikeReadAndPassedOver(text: Case) {
    #expect(Verdict.passingOver(text.bytes)?.report(in: text.bytes) == text.report)
    #expect(Verdict.reading(text.bytes)?.report(in: text.bytes) == text.report)
  }

  /// The texts that the rest of the object makes right.
  private static let rightAsMembers: Set = [#"[""],"#, "1,"]

  /// Of these, the encoding or the mark at the beginning makes a file wrong or right, and not a
  /// value.
  private static var values: [Case] {
    get throws {
      try cases.filter {
        !$0.text.hasPrefix("‹U+FEFF›") && $0.report?.hasSuffix("UTF-16 or UTF-32") != true
      }
    }
  }

  @Test(arguments: try values)
  func aMemberThatNobodyReadsIsJudgedAsTheTextAlone(text: Case) {
    let before = #"{"a": "#.bytes
    let bytes = before + text.bytes + "}".bytes
    let fault = Verdict.passingOverMember(bytes)
    #expect(fault == Verdict.reading(bytes))
    #expect(fault == Verdict.passingOver(bytes))
    let alone = Verdict.passingOver(text.bytes)
    if let alone, alone.isTheSameAnywhere(in: text.bytes) {
      #expect(fault == JSONFault(alone.problem, at: before.count + alone.offset))
    } else {
      let isRight = alone == nil || Self.rightAsMembers.contains(text.text)
      #expect((fault == nil) == isRight)
    }
  }
}

extension JSONFault {
  /// Whether place and words stay the same where something stands around the text.
  fileprivate func isTheSameAnywhere(in bytes: [UInt8]) -> Bool {
    switch problem {
    case .nestedTooDeep, .wideEncoding, .expected(.endOfFile, _), .expected(_, .markup): false
    case .expected(_, .quote(let text)): offset + text.utf8.count < bytes.count
    default: offset < bytes.count
    }
  }
}
