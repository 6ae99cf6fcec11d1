package import BookCore
import DisplayText

/// A reader in a list, and what is remembered of the books there.
package struct ListedReader {
  let reader: Reader

  /// The path of the file, from the root.
  let file: String

  let library: Library

  /// Whether it is the one whose state is in use.
  let isCurrent: Bool

  package init(_ reader: Reader, file: String, _ library: Library, isCurrent: Bool) {
    self.reader = reader
    self.file = file
    self.library = library
    self.isCurrent = isCurrent
  }

  /// Why nothing of the file is used; nil if all or some of it is.
  var problem: ReaderStateError? {
    library.session.warnings.first {
      if case .partlyDamaged = $0 { false } else { true }
    }
  }
}

extension Page {
  /// Readers with what they are reading and the files that remember it, which have rows of their
  /// own where they would not fit.
  package static func readers(_ readers: [ListedReader], format: PageFormat) -> Page {
    let rows = readers.map { row in
      (
        row, name: StyledText(row.reader.name.text, style: row.isCurrent ? .bold : .plain),
        reading: row.reading,
        file: StyledText(row.file, style: .address)
      )
    }
    let nameWidth = rows.reduce(0) { max($0, $1.name.displayWidth) }
    let room = format.fullWidth - nameWidth - TableRow.gap
    let readingWidth = rows.reduce(0) { max($0, $1.reading.displayWidth) }
    let isRoomy = rows.allSatisfy {
      readingWidth + TableRow.gap + $0.file.displayWidth <= room
    }
    return Page(
      rows.flatMap { row, name, reading, file in
        var line = TableRow(margin: format.margin)
        line.append(name, width: nameWidth)
        line.append(
          reading.truncated(to: max(1, room), ellipsis: format.ellipsis), width: readingWidth)
        if isRoomy { line.append(file, width: file.displayWidth) }
        let marked =
          row.isCurrent
          ? line.text.markedInMargin(with: Messages.bookmark(inASCII: format.usesASCII), .bold)
          : line.text
        return [marked] + (isRoomy ? [] : format.whole(file))
      })
  }
}

extension ListedReader {
  /// What they are reading, and how far they are.
  fileprivate var reading: StyledText {
    if let problem { return StyledText(Messages.unused(problem)) }
    if reader.isNew { return StyledText(Messages.newReader) }
    let facts = VolumeRowFacts(library.series, library.progress)
    switch library.nextStep {
    case .lookInside: return StyledText(Messages.nothingBegun)
    case .chooseAnother(_, let title): return StyledText(prose: Messages.lost(title.onOneLine))
    case .readAgain: return StyledText(Messages.allRead)
    case .begin(let book): return Answers.next(facts.name(of: book))
    case .readOn(let book, _), .setBookmarkAgain(let book, _):
      let place = VolumeProgress(book, library.record(of: book)).reading
      return facts.name(of: book) + StyledText(prose: ", \(place)")
    }
  }
}
