import DisplayText

extension ErrorText {
  static func words(for error: NameError) -> String {
    switch error.reason {
    case .noNumber(let number, .volume, let count, _):
      "There is no volume \(typed(number)): this series has \(range("volume", count))"
    case .noNumber(let number, .chapter(let volume), let count, _):
      "There is no chapter \(typed(number)): volume \(volume) has \(range("chapter", count))"
    case .noTitle(let name, .volume): "No title matches '\(typed(name))'"
    case .noTitle(let name, .chapter(let volume)):
      "No chapter of volume \(volume) matches '\(typed(name))'"
    case .several(let name, .volume, let volumes):
      "'\(typed(name))' matches \(volumes.count.grouped) volumes"
    case .several(let name, .chapter, let chapters):
      "'\(typed(name))' matches \(chapters.count.grouped) chapters"
    case .severalVolumes(let name): "'\(typed(name))' names several volumes, not one"
    case .step(let step, .volume): "\(typed(step)) is a step between chapters, not a volume"
    case .step(let step, .chapter): "\(typed(step)) is a step between chapters, not a chapter"
    case .namesChapter(let name, _, _): "'\(typed(name))' names a chapter, not a volume"
    case .backwards(let first, let last):
      "The range \(first)-\(last) runs backwards"
    case .noChapters(let volume): "Volume \(volume) has no chapters, so it takes no bookmark"
    case .wrongCount(let typed, let volume, let count):
      "Volume \(volume) has \(count.grouped) \(count == 1 ? "chapter" : "chapters"), "
        + "not \(self.typed(typed))"
    case .stepTooLong(let step): "No volume has enough chapters for \(typed(step))"
    case .lostBook(let title):
      "The volume you are reading, '\(typed(title.onOneLine))', is no longer in this series"
    }
  }

  private static func range(_ kind: String, _ count: Int) -> String {
    count == 1 ? "only \(kind) 1" : "\(kind)s 1 to \(count)"
  }

  /// What was typed, made visible and cut to a length that a message can hold.
  private static func typed(_ text: String) -> String { text.excerpt(columns: 60) }
}
