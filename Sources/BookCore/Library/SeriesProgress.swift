/// How far each volume of a series has been read in this reading, and which one the reader is in.
package struct SeriesProgress: Sendable {
  package let volumes: [VolumeProgress]

  package let totals: SeriesTotals

  /// The volume that the reader is in; nil before anything is set, or if its book is lost.
  package let current: Int?

  /// Finds out how far a series has been read, of which something is remembered.
  package init(of series: BookSeries, _ state: ReaderState) {
    let volumes = series.map { VolumeProgress($0, state.record(of: $0)) }
    let totals = SeriesTotals(volumes)
    self.volumes = volumes.map { $0.inReading(totals.round) }
    self.totals = totals
    let step = NextStep(in: series, state)
    if case .lookInside = step { current = nil } else { current = step.currentVolume }
  }
}

/// A volume, and how far it has been read.
package struct VolumeProgress: Sendable {
  package let book: Book
  package var record: BookRecord
  package private(set) var status: ReadingStatus

  /// Creates the progress of a volume of which something is remembered, in whichever reading.
  package init(_ book: Book, _ record: BookRecord) {
    self.book = book
    self.record = record
    status = record.status(in: book.chapters)
  }

  package var chapterCount: Int { book.chapters.count }

  var completeReadings: Int { record.completeReadings(of: chapterCount) }

  /// The same in one reading of the series, in which an earlier one does not count.
  func inReading(_ round: Int) -> VolumeProgress {
    var volume = self
    if status == .finished, completeReadings < round { volume.status = .notBegun }
    return volume
  }

  /// How many chapters were read in a round, which is at most the one that has been begun: up to
  /// the bookmark if there is one.
  func chaptersRead(inRound round: Int) -> Int {
    let chaptersRead = status.isInChapter ? status.chaptersRead(inBookOf: chapterCount) : 0
    if record.isMarked { return chaptersRead }
    if completeReadings >= round { return chapterCount }
    // It has grown since it was finished in this round.
    return record.timesFinished >= round
      ? max(chaptersRead, record.chapterCount ?? 0) : chaptersRead
  }

  /// How much of the volume was read in a round, from 0 to 1.
  package func share(inRound round: Int) -> Double {
    !record.isMarked && completeReadings >= round
      ? 1 : Double(chaptersRead(inRound: round)) / Double(max(1, chapterCount))
  }
}
