import BookCore
import BookPresentation

extension Library {
  /// Asks whether volumes have been read of which nothing is recorded.
  func asking(whetherRead volumes: [Int], _ settings: Settings) -> [LabelledCommand] {
    // What is not recalled may be remembered all the same.
    let isRecalled = settings.options.keepsState && !mayKeepPlace
    guard isRecalled, !volumes.isEmpty else { return [] }
    return settings.command(Messages.haveYouRead(volumes), AdvisedLine.finish(volumes))
  }

  /// The same of the volumes before one that is being read.
  func asking(whetherReadBefore book: Book, _ settings: Settings) -> [LabelledCommand] {
    asking(whetherRead: story().recap(of: book).before.unrecorded, settings)
  }

  /// The place in a volume up to which it is read again; nil if it never was read further.
  func placeReadAgain(in book: Book) -> Int? {
    let record = record(of: book)
    return record.timesFinished > 0 ? record.bookmark?.place(in: book.chapters) : nil
  }

  /// The place that this reading has come to; nil unless an earlier one came further.
  var placeReadAgain: (book: Book, place: Int)? {
    let step = nextStep
    if case .begin(let book) = step, record(of: book).timesFinished > 0 { return (book, 1) }
    return placeReadAgain(in: step.book).map { (step.book, $0) }
  }

  /// What a search leaves out, and how to search more, which is the same whatever was found: what a
  /// command and the words for it find in everything.
  func wayToSearchMore(
    than story: StorySoFar, _ searched: String, _ command: String, _ words: [String],
    behind first: [LabelledCommand] = [], _ settings: Settings, _ format: PageFormat
  ) -> Page {
    guard story.leavesOut else { return .answer([], commands: first, format: format) }
    let label = "\(searched) \(Messages.everything)"
    let areLikeOptions = words.contains { $0.utf8.first == UInt8(ascii: "-") }
    let everything =
      areLikeOptions
      ? settings.command(label, [command, AdvisedLine.all], names: words)
      : settings.command(label, [command] + words + [AdvisedLine.all])
    if everything.isEmpty { return .answer([searched], format: format) }
    let current = story.keepsPlace && !mayKeepPlace ? try? currentBook() : nil
    let unmarked = current.map { story.recap(of: $0).before.unrecorded } ?? []
    let marking =
      unmarked.isEmpty
      ? [] : settings.command(Messages.notMarked(unmarked), AdvisedLine.finish(unmarked))
    return .answer([], commands: first + everything + marking, format: format)
  }
}
