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
    (self.reader, self.file, self.library, self.isCurrent) = (reader, file, library, isCurrent)
  }

  /// Why nothing of the file is used; nil if all or some of it is.
  var problem: ReaderStateError? {
    library.session.warnings.first { if case .partlyDamaged = $0 { false } else { true } }
  }
}

extension Page {
  /// Readers with what they are reading and the files that remember it, which have rows of their
  /// own where they would not fit.
  package static func readers(_ readers: [ListedReader], format: PageFormat) -> Page {
    let readings = readers.map(\.reading)
    let nameWidth = readers.reduce(0) { max($0, $1.reader.name.text.displayWidth) }
    let room = format.fullWidth - nameWidth - TableRow.gap
    let readingWidth = readings.reduce(0) { max($0, $1.displayWidth) }
    let isRoomy = readers.allSatisfy {
      readingWidth + TableRow.gap + $0.file.displayWidth <= room
    }
    return Page(
      zip(readers, readings).flatMap { reader, reading in
        let file = StyledText(reader.file, style: .address)
        let style = reader.isCurrent ? Style.bold : .plain
        var line = TableRow(margin: format.margin)
        line.append(StyledText(reader.reader.name.text, style: style), width: nameWidth)
        line.append(
          reading.truncated(to: max(1, room), ellipsis: format.ellipsis), width: readingWidth)
        if isRoomy { line.append(file, width: file.displayWidth) }
        let row = reader.isCurrent ? format.marked(line.text) : line.text
        return [row] + (isRoomy ? [] : format.whole(file))
      })
  }
}

extension ListedReader {
  fileprivate var reading: StyledText {
    switch problem {
    case nil: break
    case .foreign: return "not a reader state; left alone"
    case .newerVersion: return "written by a newer version; left alone"
    case .damaged: return "damaged"
    default: return "cannot be read"
    }
    if reader.isNew { return "new reader" }
    let facts = VolumeRowFacts(library.series, library.progress)
    switch library.nextStep {
    case .lookInside: return "nothing begun yet"
    case .chooseAnother(_, let title): return StyledText(prose: Messages.lost(title.onOneLine))
    case .readAgain: return "all finished"
    case .begin(let book): return Answers.next(facts.name(of: book))
    case .readOn(let book, _), .setBookmarkAgain(let book, _):
      let place = VolumeProgress(book, library.record(of: book)).reading
      return facts.name(of: book) + StyledText(prose: ", \(place)")
    }
  }
}
