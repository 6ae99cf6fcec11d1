extension ToldVolume {
  /// Calls a closure with each text that a search looks through, in the order of the page and of
  /// the story, except for lists of entries whose bytes show that they make no difference, which
  /// is asked between two texts.
  ///
  /// A list of them all would take as long to make as the search itself.
  func forEachText(
    inListsThat mayMatter: (StoredText) -> Bool, _ body: (SearchHit.Field, StoredText) -> Void
  ) {
    let cover = book.contents
    body(.init(.title), cover.title)
    for title in book.otherTitles { body(.init(.otherTitle), StoredText(title)) }
    body(.init(.author), cover.author)
    body(.init(.dedication), cover.dedication)
    body(.init(.summary), book.summary.stored)
    let told = chapters.endIndex
    var room: [UInt8] = []
    for chapter in titledChapters {
      body(.init(.chapterTitle, of: chapter), chapter.titleText)
      if chapter.place > told { continue }
      if !chapter.isUntold { body(.init(.chapterSummary, of: chapter), chapter.summaryText) }
      for kind in EntryKind.allCases where chapter.mayTell(kind, in: mayMatter) {
        chapter.forEachEntry(of: kind) { entry in
          entry.putNameAndText(into: &room)
          body(.init(.init(kind), of: chapter), StoredText(room))
        }
      }
    }
    if hasStory { body(.init(.story), cover.story) }
  }
}
