/// A volume, and how far it has been read.
package struct VolumeProgress: Sendable {
  package let book: Book
  package let record: BookRecord
  package let status: ReadingStatus

  /// Creates the progress of a volume of which something is remembered.
  package init(_ book: Book, _ record: BookRecord) {
    self.book = book
    self.record = record
    status = record.status(in: book.chapters)
  }

  package var chapterCount: Int { book.chapters.count }

  /// How much of the volume lies before the bookmark, from 0 to 1.
  package var share: Double {
    status == .finished
      ? 1 : Double(status.chaptersRead(inBookOf: chapterCount)) / Double(max(1, chapterCount))
  }
}

/// A series in numbers.
package struct SeriesTotals: Equatable, Sendable {
  /// How many volumes there are.
  package private(set) var volumes = 0

  /// The printed pages of all volumes, or the greatest `Int` if their sum is greater.
  package private(set) var pages = 0

  /// The chapters of all volumes.
  package private(set) var chapters = 0

  /// How many chapters have been read; those of a volume that has ever been finished all count.
  package private(set) var chaptersRead = 0

  /// How many volumes have ever been finished.
  package private(set) var finished = 0

  /// How many volumes have a bookmark.
  package private(set) var begun = 0

  /// The first and the last day on which a volume was published; nil if there is no volume.
  package private(set) var releaseDates: ClosedRange<ReleaseDate>?

  /// Counts volumes.
  package init(_ volumes: [VolumeProgress]) {
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
    let wasFinished = volume.record.timesFinished > 0
    finished += wasFinished ? 1 : 0
    begun += volume.record.bookmark == nil ? 0 : 1
    chaptersRead +=
      wasFinished ? volume.chapterCount : volume.status.chaptersRead(inBookOf: volume.chapterCount)
  }
}
