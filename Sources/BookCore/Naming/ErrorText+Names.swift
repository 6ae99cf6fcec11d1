import DisplayText

extension ErrorText {
  static func words(for error: NameError) -> String {
    switch error.reason {
    case .noNumber(let number, .chapter(let volume), let count):
      "There is no chapter \(typed(number)): volume \(volume) has \(range("chapter", through: count))"
    case .noNumber(let number, _, let count):
      "There is no volume \(typed(number)): this series has \(range("volume", through: count))"
    case .noTitle(let name, .volume): "No title matches '\(typed(name))'"
    case .noTitle(let name, .chapter(let volume)):
      "No chapter of volume \(volume) matches '\(typed(name))'"
    case .noTitle(let name, .entry(.person)): "Nobody is called '\(typed(name))'"
    case .noTitle(let name, .entry(.thing)): "Nothing is called '\(typed(name))'"
    case .several(let name, let kind):
      "'\(typed(name))' matches \(error.candidates.count.grouped) "
        + (kind == .volume ? "volumes" : "chapters")
    case .severalVolumes(let name): "'\(typed(name))' names several volumes, not one"
    case .severalTakeNoChapter(let name):
      "'\(typed(name))' names several volumes, so it takes no chapter"
    case .step(let step, let kind):
      "\(typed(step)) is a step between chapters, not a \(kind == .volume ? "volume" : "chapter")"
    case .noStep(let count, let book, let record): noStep(by: count, in: book, record)
    case .namesChapter(let name): "'\(typed(name))' names a chapter, not a volume"
    case .backwards(let first, let last): "The range \(first)-\(last) runs backwards"
    case .noChapters(let volume): "Volume \(volume) has no chapters, so it takes no bookmark"
    case .wrongCount(let typed, let book):
      "Volume \(book.seriesNumber) has \(book.chapters.count.grouped) "
        + "\(book.chapters.count == 1 ? "chapter" : "chapters"), not \(self.typed(typed))"
    case .lostBook(let title):
      "The volume you are reading, '\(typed(title.onOneLine))', is no longer in this series"
    }
  }

  private static func noStep(by count: Int, in book: Book, _ record: BookRecord) -> String {
    let volume = "volume \(book.seriesNumber)"
    let step = "A step of \(count > 0 ? "+" : "")\(count)"
    switch record.step(by: count, in: book.chapters) {
    case .beforeStart where count == 0: return "There is no bookmark in \(volume)"
    case .beforeStart: return "\(step) goes beyond the beginning of \(volume)"
    case .beyondEnd:
      let last = book.chapters.last.map { chapter in
        let title = chapter.title.isEmpty ? "" : ", \(typed(chapter.title.onOneLine))"
        return ": its last chapter is \(chapter.number ?? chapter.place)\(title)"
      }
      return "\(step) goes beyond the end of \(volume)\(last ?? "")"
    case .chapter, .end, .unknown:
      let title = record.bookmark.map { typed($0.title.onOneLine) } ?? ""
      return "The bookmarked chapter\(title.isEmpty ? "" : ", \(title),") was not found, "
        + "so there is no step from it in \(volume)"
    }
  }

  private static func range(_ kind: String, through count: Int) -> String {
    count == 1 ? "only \(kind) 1" : "\(kind)s 1 to \(count)"
  }

  /// What was typed, made visible and cut to a length that a message can hold.
  private static func typed(_ text: String) -> String { text.excerpt(columns: 60) }
}
