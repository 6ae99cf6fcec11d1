import DisplayText
import Testing

@testable import JSON

/// Expects that a text is rejected, in the same way when it is passed over and when it is read.
func expectFault(
  _ report: String, in bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation
) {
  let passingOver = Verdict.passingOver(bytes)?.report(in: bytes)
  #expect(
    passingOver == report.sanitizedForTerminal(), "Passing over", sourceLocation: sourceLocation)
  let reading = Verdict.reading(bytes)?.report(in: bytes)
  #expect(reading == report.sanitizedForTerminal(), "Reading", sourceLocation: sourceLocation)
}

func expectFault(
  _ report: String, in text: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  expectFault(report, in: text.bytes, sourceLocation: sourceLocation)
}

/// Expects that a text is accepted, when it is passed over and when it is read.
func expectNoFault(in bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
  let passingOver = Verdict.passingOver(bytes)?.report(in: bytes)
  #expect(passingOver == nil, "Passing over", sourceLocation: sourceLocation)
  let reading = Verdict.reading(bytes)?.report(in: bytes)
  #expect(reading == nil, "Reading", sourceLocation: sourceLocation)
}

func expectNoFault(in text: String, sourceLocation: SourceLocation = #_sourceLocation) {
  expectNoFault(in: text.bytes, sourceLocation: sourceLocation)
}
