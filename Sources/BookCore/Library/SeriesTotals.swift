/// A series in numbers.
package struct SeriesTotals: Equatable, Sendable {
  package private(set) var volumes = 0

  /// The printed pages of all volumes, or the greatest `Int` if their sum is greater.
  package private(set) var pages = 0
  package private(set) var chapters = 0

  /// Which reading of the series it is, counted from 1: one more than the fewest times that any
  /// volume was finished, or the last one as long as all of it is finished and none begun again.
  package let round: Int
  package private(set) var chaptersRead = 0
  package private(set) var finished = 0

  /// How many volumes have a bookmark.
  package private(set) var begun = 0

  /// The first and the last date on which a volume was published; nil if there is no volume.
  package private(set) var releaseDates: ClosedRange<ReleaseDate>?

  package init(_ volumes: [VolumeProgress]) {
    let readings = volumes.map(\.completeReadings)
    let fewest = readings.min() ?? 0
    // As long as nothing comes next behind the volume set last, nothing has been begun again.
    let last = max(0, volumes.firstIndex { $0.record.isReading } ?? volumes.count - 1)
    let isBetweenRounds =
      volumes.allSatisfy { $0.status == .finished }
      && readings.dropFirst(last).allSatisfy { $0 >= readings[last] }
    round = isBetweenRounds || fewest == .max ? fewest : fewest + 1
    for volume in volumes { add(volume) }
  }

  private mutating func add(_ volume: VolumeProgress) {
    volumes += 1
    let (sum, isTooLarge) = pages.addingReportingOverflow(volume.book.pages)
    pages = isTooLarge ? .max : sum
    chapters += volume.chapterCount
    let date = volume.book.releaseDate
    let dates = releaseDates ?? date...date
    releaseDates = min(dates.lowerBound, date)...max(dates.upperBound, date)
    finished += volume.inReading(round).status == .finished ? 1 : 0
    begun += volume.status.isInChapter ? 1 : 0
    chaptersRead += volume.chaptersRead(inRound: round)
  }
}
