import TestSupport
import Testing

@testable import BookCore

/// Which place words name for a reader who is in volume 3.
struct NamedPlaceTests {
  @Test(arguments: try CaseFile().triples("words, the volume, and the chapter or the step in it"))
  func aChapterOrAStepAloneIsInTheVolumeThatTheReaderIsIn(
    line: String, volume: String, rest: String
  ) throws {
    let place = try place(line)
    let step = place.step.map { "\($0 < 0 ? "" : "+")\($0)" }
    let found = [String(place.book.seriesNumber), place.chapter.map { "\($0)" } ?? step ?? "all"]
    #expect(found == [volume, rest])
  }

  @Test(arguments: try CaseFile().pairs("words that name no place, and what is wrong"))
  func whatIsWrongIsNamed(line: String, message: String) throws {
    let error = #expect(throws: NameError.self) { try place(line) }
    #expect(error?.description == message)
  }

  @Test func aNumberBeyondTheVolumesMayBeAChapter() throws {
    for (number, volume) in [("12", 3), ("99", nil), ("0", nil)] as [(String, Int?)] {
      #expect(throws: NameError(.noNumber(number, .volume, count: 7, isChapterOf: volume))) {
        try place(number)
      }
    }
  }

  @Test func aStepMayNotBeTaken() throws {
    let series = try BookSeries.embedded()
    let errors: [(String, NameError.Reason)] = [
      ("+1", .step("+1", .volume)), ("3 +1", .step("+1", .chapter(ofVolume: 3))),
    ]
    for (line, reason) in errors {
      let words = line.split(separator: " ").map(String.init)
      #expect(throws: NameError(reason)) { try series.place(named: words) { series[2] } }
    }
  }

  /// Where the reader is is asked only where it matters, and may not be known.
  @Test func theVolumeThatTheReaderIsInMayBeLost() throws {
    let series = try BookSeries.embedded()
    let lost = NameError(.noChapters(volume: 9))
    func place(_ words: [String]) throws(NameError) -> NamedPlace {
      try series.place(named: words, takesSteps: true) { () throws(NameError) in throw lost }
    }
    #expect(try place(["4", "9"]).chapter == 9)
    for words in [["+1"], ["chapter", "3"], ["ch9"]] {
      #expect(throws: lost) { try place(words) }
    }
    #expect(throws: NameError(.noTitle("grim", .volume))) { try place(["grim"]) }
  }

  private func place(_ line: String) throws -> NamedPlace {
    let series = try BookSeries.embedded()
    let words = line.split(separator: " ").map(String.init)
    return try series.place(named: words, takesSteps: true) { series[2] }
  }
}
