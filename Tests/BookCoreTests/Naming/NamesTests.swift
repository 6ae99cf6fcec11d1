import TestSupport
import Testing

@testable import BookCore

/// Which place words name for a reader who is in volume 3.
struct NamesTests {
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

  private func place(_ line: String) throws -> NamedPlace {
    let series = try BookSeries.embedded()
    let words = line.split(separator: " ").map(String.init)
    let names = Names(of: series, titledCount: { $0.chapters.count }) { () throws(NameError) in
      series[2]
    }
    names.takesSteps = true
    return try names.place(words)
  }
}
