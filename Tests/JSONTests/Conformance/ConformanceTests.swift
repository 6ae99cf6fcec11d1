import DisplayText
import Testing

@testable import JSON

struct ConformanceTests {
  static let cases =
    ConformanceCase.arrays + ConformanceCase.encodings + ConformanceCase.numbers
    + ConformanceCase.objects + ConformanceCase.strings + ConformanceCase.structure

  /// What the collection wants rejected and this parser accepts: one comma behind the last element.
  static let acceptedByDesign: Set = [
    "n_array_extra_comma", "n_array_number_and_comma", "n_object_trailing_comma",
  ]

  @Test func theCollectionIsWhole() {
    #expect(Set(Self.cases.map(\.name)).count == Self.cases.count)
    let counts = Dictionary(grouping: Self.cases, by: \.name.first).mapValues(\.count)
    #expect(counts == ["y": 95, "n": 193, "i": 35])
  }

  @Test(arguments: cases)
  func onlyWhatIsMeantToDiffersFromTheCollection(text: ConformanceCase) {
    switch text.name.first {
    case "y": #expect(text.report == nil)
    case "n": #expect((text.report == nil) == Self.acceptedByDesign.contains(text.name))
    default: break
    }
  }

  @Test(arguments: cases)
  func aTextIsJudgedAlikeReadAndPassedOver(text: ConformanceCase) {
    let report = text.report?.sanitizedForTerminal()
    #expect(Verdict.passingOver(text.bytes)?.report(in: text.bytes) == report)
    #expect(Verdict.reading(text.bytes)?.report(in: text.bytes) == report)
  }

  /// The texts that the rest of the object makes right.
  static let rightAsMembers: Set = ["n_array_comma_after_close"]

  /// What makes a file of its own wrong, and not a value.
  static let onlyOfFiles: Set = [
    "i_string_UTF-16LE_with_BOM", "i_string_utf16BE_no_BOM", "i_string_utf16LE_no_BOM",
    "i_structure_UTF-8_BOM_empty_object", "n_structure_UTF8_BOM_no_data",
  ]

  @Test(arguments: cases.filter { !onlyOfFiles.contains($0.name) })
  func aMemberThatNobodyReadsIsJudgedAsTheTextAlone(text: ConformanceCase) {
    let before = #"{"a": "#.bytes
    let bytes = before + text.bytes + "}".bytes
    let fault = Verdict.passingOverMember(bytes)
    #expect(fault == Verdict.reading(bytes))
    #expect(fault == Verdict.passingOver(bytes))
    let alone = Verdict.passingOver(text.bytes)
    if let alone, alone.isTheSameAnywhere(in: text.bytes) {
      #expect(fault == JSONFault(alone.problem, at: before.count + alone.offset))
    } else {
      let isRight = alone == nil || Self.rightAsMembers.contains(text.name)
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
