import BookCore
import BookPresentation
import DisplayText

/// An open library, and the settings of the run that has opened it.
struct Visit {
  let settings: Settings
  var library: Library

  var format: PageFormat { settings.format }

  /// What draws the covers of the volumes, and knows their hues; nil without colour.
  var painter: CoverPainter? {
    guard format.usesColor, let depth = settings.output.colorDepth else { return nil }
    return CoverPainter(library.series, depth: depth)
  }

  /// The cover of a volume, or none where covers are not shown.
  func cover(of book: Book) -> DrawnCover {
    settings.showsCovers ? painter?.cover(of: book) ?? .none : .none
  }
}

// MARK: What to type next

extension Visit {
  /// A command line that the user can type next, behind a label and about the same files; none
  /// without words, or if the books cannot be read again.
  ///
  /// Names behind its words, and before its options, may look like options.
  @inline(never)  // Inlined at every call site, it takes 8 kB.
  func command(
    _ label: String, _ words: [String]?, names: [String] = [], options: [String] = []
  ) -> [LabelledCommand] {
    guard let words, settings.source.canBeReadAgain else { return [] }
    let arguments = settings.arguments(words, names, options)
    return [LabelledCommand(label, [Messages.programName] + arguments)]
  }

  /// The line that sets the bookmark of a record; the label does not go with a volume without
  /// chapters, which is finished instead.
  func command(_ label: String, setting record: BookRecord?, in book: Book) -> [LabelledCommand] {
    command(
      book.chapters.isEmpty ? Messages.finishIt : label, AdvisedLine.setBookmark(record, in: book))
  }

  func toggle(_ book: Book) -> LabelledCommand? {
    let isExpanded = library.record(of: book).isExpanded
    let words = settings.arguments(AdvisedLine.toggle(book, isExpanded: isExpanded))
    return settings.source.canBeReadAgain
      ? LabelledCommand(isExpanded ? "Less: " : "More: ", [Messages.programName] + words) : nil
  }

  /// A hint that says which command to type for a purpose; nil if the books cannot be read again.
  func advice(_ purpose: String, _ words: [String]) -> String? {
    command("\(Messages.typing(purpose)) ", words).first?.text
  }

  func commands(for step: NextStep) -> [LabelledCommand] {
    switch step {
    case .lookInside, .chooseAnother: []
    case .begin: command("Begin it: ", AdvisedLine.next)
    case .readOn: command(Messages.nextChapter, AdvisedLine.next)
    case .setBookmarkAgain(let book, let record):
      command(Messages.setAgain, setting: record, in: book)
    case .readAgain(_, let first): command("Read again: ", AdvisedLine.next(in: first))
    }
  }

  /// What to type to be told what happened before a step, if any of it is told.
  func storySoFar(before step: NextStep) -> [LabelledCommand] {
    if case .chooseAnother = step { return [] }
    let isTold = library.story().recap(of: step.book).tellsSomething
    return command("Story so far: ", isTold ? AdvisedLine.recap : nil)
  }

  /// Asks whether volumes have been read of which nothing is recorded.
  func asking(whetherRead volumes: [Int]) -> [LabelledCommand] {
    // What is not recalled may be remembered all the same.
    guard settings.given.keepsState, !library.mayKeepPlace, !volumes.isEmpty else { return [] }
    return command(
      "Have you read \(VolumeNumbers(volumes).inSentence)? ", AdvisedLine.finish(volumes))
  }

  /// The same of the volumes before one that is being read.
  func asking(whetherReadBefore book: Book) -> [LabelledCommand] {
    asking(whetherRead: library.story().recap(of: book).before.unrecorded)
  }

  /// What a search leaves out, and how to search more, which is the same whatever was found: what a
  /// command and the words for it find in everything.
  func wayToSearchMore(
    than story: StorySoFar, _ searched: String, _ command: String, _ words: [String],
    behind first: [LabelledCommand] = [], format: PageFormat
  ) -> Page {
    guard story.leavesOut else { return Page(format.answer(commands: first)) }
    let label = "\(searched) Everything: "
    let everything = self.command(label, [command], names: words, options: [AdvisedLine.all])
    if everything.isEmpty { return Page(format.answer([searched])) }
    let current = story.keepsPlace && !library.mayKeepPlace ? try? library.currentBook() : nil
    let unmarked = current.map { story.recap(of: $0).before.unrecorded } ?? []
    return Page(format.answer(commands: first + everything + marking(unmarked)))
  }

  /// Says that volumes before the one that the reader is in are not recorded.
  private func marking(_ volumes: [Int]) -> [LabelledCommand] {
    if volumes.isEmpty { return [] }
    let are = "\(VolumeNumbers(volumes).inWords) \(volumes.count == 1 ? "is" : "are")"
    return command("\(are) not marked as finished: ", AdvisedLine.finish(volumes))
  }

  // MARK: How far it was read before

  /// The place in a volume up to which it is read again; nil if it never was read further.
  func placeReadAgain(in book: Book) -> Int? {
    let record = library.record(of: book)
    return record.timesFinished > 0 ? record.bookmark?.place(in: book.chapters) : nil
  }

  /// The place that this reading has come to; nil unless an earlier one came further.
  var placeReadAgain: (book: Book, place: Int)? {
    let step = library.nextStep
    if case .begin(let book) = step, library.record(of: book).timesFinished > 0 { return (book, 1) }
    return placeReadAgain(in: step.book).map { (step.book, $0) }
  }

  // MARK: Notices

  /// How many books are no longer in the series, and what names them; nothing if there are none.
  func notice(ofLost records: [BookRecord]) -> [StyledText] {
    records.isEmpty
      ? []
      : format.answer(
        [Answers.lost(records.count)], commands: command("See which: ", AdvisedLine.bookmarks))
  }

  /// Where books were whose file is gone, and which may be those that are open, and how to take over
  /// what is remembered of them; nothing if there are none.
  var movedBooks: [StyledText] {
    // A series whose volumes are only numbered may look like many others.
    let commands = library.movedBooks.prefix(3).flatMap { books in
      command(
        "Remembered of \(books.path.onOneLine), which is gone: ",
        AdvisedLine.takingOver(from: books.path))
    }
    return format.answer(commands: commands)
  }
}
