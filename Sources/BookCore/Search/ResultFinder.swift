/// Finds the texts with the words of a search in one volume after the other, so that none has to be
/// kept.
struct ResultFinder {
  private var words: [SearchWord]
  private var folding: TextFolding
  private var candidates: [Candidate] = []
  private var bookCount = 0
  private var lastAuthor = StoredText.empty
  private var sharesAuthor = true

  /// A volume with texts that have all words, as far as its title lacks them.
  private struct Candidate {
    var result: SearchResult

    let book: Book?

    let title: FoldedText

    /// Whether the title has each of several words, wherever that is.
    var hasWords: [Bool] = []

    /// Whether each word must be in a text itself, once it is known what counts.
    var needs: [Bool] = []

    /// Texts before the hits, from when a word was not known to begin one.
    var texts: [Text] = []
  }

  private struct Text {
    let field: SearchHit.Field
    let folded: FoldedText
  }

  init(for words: [SearchWord], _ folding: TextFolding) {
    (self.words, self.folding) = (words, folding)
  }

  mutating func look(in volume: ToldVolume) {
    let book = volume.book
    bookCount += 1
    sharesAuthor = sharesAuthor && (bookCount == 1 || book.contents.author.utf8 == lastAuthor.utf8)
    lastAuthor = book.contents.author
    var candidate = Candidate(
      result: SearchResult(volume: book.seriesNumber, title: book.title, hits: []), book: book,
      title: folded(book.contents.title) ?? folding.fold(""))
    volume.forEachText(inListsThat: { mayBe(in: $0) }) { field, text in
      guard let text = field.kind == .title ? candidate.title : folded(text) else { return }
      look(at: Text(field: field, folded: text), &candidate)
    }
    append(candidate)
  }

  /// A text, or nil if its bytes show that it has none of the words.
  private mutating func folded(_ text: StoredText) -> FoldedText? {
    mayBe(in: text) ? folding.fold(text.string) : nil
  }

  private func mayBe(in text: StoredText) -> Bool {
    // In place, since to copy the words for each text takes a twentieth of a search in many books.
    words.indices.contains { words[$0].pattern.mayBe(in: text) }
  }

  /// Looks through texts that are of no book, as if they were titles of its chapters.
  mutating func look(in texts: [String]) {
    let result = SearchResult(volume: 0, title: "", hits: [])
    var candidate = Candidate(result: result, book: nil, title: folding.fold(""))
    for (place, text) in zip(1..., texts) {
      let field = SearchHit.Field(.chapterTitle, chapter: place)
      look(at: Text(field: field, folded: folding.fold(text)), &candidate)
    }
    append(candidate)
  }

  private mutating func append(_ candidate: consuming Candidate) {
    if candidate.texts.isEmpty {
      if candidate.result.hits.isEmpty { return }
      // All its hits are found, and of many books the rest would take much room.
      candidate = Candidate(result: candidate.result, book: candidate.book, title: folding.fold(""))
    }
    candidates.append(candidate)
  }

  private mutating func look(at text: Text, _ candidate: inout Candidate) {
    // Where every word is known to begin one, only that counts, and `hit` finds out.
    let areKnown = words.allSatisfy(\.isBeginning)
    if !areKnown {
      if candidate.hasWords.isEmpty, words.count > 1 {
        for index in words.indices {
          candidate.hasWords.append(words[index].isAnywhere(in: candidate.title))
        }
      }
      var hasAll = true
      for index in words.indices {
        let isThere = words[index].isAnywhere(in: text.folded)
        hasAll = hasAll && (isThere || words.count > 1 && candidate.hasWords[index])
      }
      guard hasAll else { return }
    }
    if areKnown || words.allSatisfy(\.isBeginning) {
      if candidate.needs.isEmpty { candidate.needs = neededWords(besides: candidate.title) }
      hit(in: text, of: candidate, candidate.needs).map { candidate.result.hits.append($0) }
    } else {
      candidate.texts.append(text)
    }
  }

  var results: [SearchResult] {
    var results = candidates.map { candidate in
      var result = candidate.result
      if !candidate.texts.isEmpty {
        let needs = neededWords(besides: candidate.title)
        result.hits =
          candidate.texts.compactMap { hit(in: $0, of: candidate, needs) } + result.hits
      }
      if result.hits.first?.field.kind == .title {
        result.hits.removeAll { $0.field.kind == .otherTitle }
      }
      return result
    }
    let isOnlyAuthor = results.allSatisfy { $0.hits.allSatisfy { $0.field.kind == .author } }
    if sharesAuthor, bookCount > 1, !isOnlyAuthor {
      for index in results.indices { results[index].hits.removeAll { $0.field.kind == .author } }
    }
    results.removeAll { $0.hits.isEmpty }
    return results
  }

  /// Whether each word must be in a text itself: those that the title of the volume lacks must, and
  /// if it has them all, so must they all.
  private func neededWords(besides title: FoldedText) -> [Bool] {
    if words.count == 1 { return [true] }
    let lacks = words.map { $0.places(in: title).isEmpty }
    return lacks.contains(true) ? lacks : lacks.map { _ in true }
  }

  private func hit(in text: Text, of candidate: Candidate, _ needs: [Bool]) -> SearchHit? {
    var found: [FoundWord] = []
    var wordCount = 0
    for index in words.indices {
      let places = words[index].places(in: text.folded)
      if places.isEmpty {
        if needs[index] || text.field.kind == .title { return nil }
        continue
      }
      for place in places { found.append(FoundWord(index: wordCount, place: place)) }
      wordCount += 1
    }
    if wordCount > 1 { found.sort { $0.place.lowerBound < $1.place.lowerBound } }
    let (field, original) = (text.field, text.folded.original)
    let chapter = field.kind == .chapterTitle ? nil : field.chapter
    let chapterTitle =
      chapter.flatMap { candidate.book?.chapters[$0 - 1].title }
      ?? (field.chapter == nil ? "" : original)
    return SearchHit(
      field: field, of: candidate.result, chapterTitle: chapterTitle, text: original, found,
      wordCount: wordCount)
  }
}
