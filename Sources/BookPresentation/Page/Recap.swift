package import BookCore
import DisplayText

/// The story of a volume up to the chapter that the reader is in, and not a word further.
///
///     Recap(book, upTo: 9).count  // 8: the chapters before chapter 9
package struct Recap {
  let book: Book

  /// The place of the chapter that the reader is in, counted from 1; nil if all chapters are told.
  let place: Int?

  /// Creates a recap up to the chapter that the reader is in, or of all chapters.
  package init(_ book: Book, upTo place: Int?) {
    self.book = book
    self.place = place
  }

  /// Creates a recap up to the bookmark; nil if the volume has not been begun, or if the chapter of
  /// the bookmark is gone.
  package init?(_ book: Book, _ record: BookRecord) {
    switch record.status(in: book.chapters) {
    case .chapter(let place): self.init(book, upTo: place)
    case .finished: self.init(book, upTo: nil)
    case .notBegun, .begun: return nil
    }
  }

  var count: Int { place.map { $0 - 1 } ?? book.chapters.count }

  /// Whether the data file tells nothing of any chapter.
  package var isUntold: Bool { book.chapters.allSatisfy(\.isUntold) }

  /// How far the story is told.
  var extent: String {
    place.map { Messages.storyUpTo(Messages.name(ofChapterAt: $0, in: book.chapters)) }
      ?? Messages.wholeStory
  }

  /// The lines of each chapter: its title and what happens in it, and last the title alone of the
  /// one that the reader is in.
  func chapters(_ format: PageFormat) -> [[StyledText]] {
    let list = ChapterList(book.chapters, place.map(ReadingStatus.chapter) ?? .finished)
    let told = (0..<count).map { index in
      let summary = StyledText(book.chapters[index].summary.onOneLine)
      let indent = list.titleColumn(format)
      let lines = summary.wrapped(to: format.textWidth - indent + format.margin)
      return list.lines(at: index, format)
        + (summary.isEmpty ? [] : lines.map { $0.indented(by: indent) })
    }
    return told + (place.map { [list.lines(at: $0 - 1, format)] } ?? [])
  }
}

extension Page {
  package static func recap(_ recap: Recap, format: PageFormat) -> Page {
    let extent = StyledText(recap.extent).wrapped(to: format.textWidth).map(format.indented)
    var page = Page(format.heading(recap.book.title) + extent)
    page.append(recap.chapters(format).flatMap { $0 })
    return page
  }
}
