/// A text of a book that a search looks through.
struct SearchedText {
  let field: SearchHit.Field
  let text: FoldedText
}

extension ToldVolume {
  /// Calls a closure with each text that a search looks through, in the order of the page and of
  /// the story.
  ///
  /// A list of them all would take as long to make as the search itself.
  func forEachText(_ body: (SearchHit.Field, StoredText) -> Void) {
    book.forEachTextOfCover(body)
    let told = chapters.endIndex
    for chapter in titledChapters {
      body(.init(.chapterTitle, of: chapter), chapter.titleText)
      if chapter.place > told { continue }
      if !chapter.isUntold {
        body(.init(.chapterSummary, of: chapter), chapter.summaryText)
      }
      for kind in EntryKind.allCases {
        chapter.forEachEntry(kind) { body(.init(.init(kind), of: chapter), $0.storedNameAndText) }
      }
    }
    if hasStory { body(.init(.story), book.contents.story) }
  }
}

extension Book {
  fileprivate func forEachTextOfCover(_ body: (SearchHit.Field, StoredText) -> Void) {
    body(.init(.title), contents.title)
    for title in hasOtherTitles ? otherTitles : [] { body(.init(.otherTitle), StoredText(title)) }
    body(.init(.author), contents.author)
    body(.init(.dedication), contents.dedication)
    body(.init(.summary), summary.stored)
  }
}
