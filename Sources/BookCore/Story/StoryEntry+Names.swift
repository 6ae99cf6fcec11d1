import DisplayText

extension TitleLookup {
  /// Takes all names of entries, each of which leads to its entry, and their forms, which count where
  /// no name does.
  package init(of entries: [StoryEntry]) {
    self.init(ofEach: entries.map(\.names), others: entries.map(\.forms))
  }
}

extension [StoryEntry] {
  /// How people are addressed, before a name that they may have without it.
  private static let addresses = [
    "mr", "mrs", "miss", "madam", "professor", "lord", "lady", "sir", "aunt", "uncle",
  ]

  /// The only one of a kind with a name, or else a form, that equals a text; nil if there is none,
  /// or several.
  package func only(_ kind: EntryKind, called name: String) -> StoryEntry? {
    let likely = likely(called: name).filter { $0.kind == kind }
    return TitleLookup(of: likely).place(of: name).map { likely[$0 - 1] }
  }

  /// Those of which a name or a form may have the words of a name, as far as their bytes show; to
  /// fold all of them takes a twelfth of `who lupin`, by its benchmark.
  private func likely(called name: String) -> [StoryEntry] {
    var folding = TextFolding()
    let pattern = NamePattern(folding.fold(name))
    return filter { entry in
      pattern.mayBe(in: entry.nameText.text)
        || entry.otherNames.contains { pattern.mayBe(in: StoredText($0)) }
        || entry.forms.contains { pattern.mayBe(in: StoredText($0)) }
    }
  }

  /// The entries that words name, as ``named(_:)`` says; or, if that is nothing, what was meant.
  ///
  /// A form is not shown, and so no word is corrected to it.
  func called(_ words: [String]) -> (found: [StoryEntry], nearest: [NameCandidate]) {
    let typed = words.flatMap(\.words)
    // Nobody may be called so with the form of address.
    let first = typed.first?.filter { $0 != "." }.lowercased() ?? ""
    for skipped in 0...(typed.count > 1 && Self.addresses.contains(first) ? 1 : 0) {
      let (before, name) = ([String](typed.prefix(skipped)), [String](typed.dropFirst(skipped)))
      let joined = name.joined(by: " ")
      let likely = likely(called: joined)
      var found = TitleLookup(of: likely).places(withWordsOf: joined).map { likely[$0 - 1] }
      if found.isEmpty { found = TitleLookup(of: self).places(named: joined).map { self[$0 - 1] } }
      if !found.isEmpty { return (found, []) }
      let near = TitleLookup(ofEach: map(\.names)).nearest(toBeginningOf: name)
      if near.count == name.count, near.count > 0 {
        var nearest: [NameCandidate] = []
        for (place, words) in near.titles {
          let isSame = nearest.last?.words == before + words
          let name = isSame ? words.joined(by: " ") : self[place - 1].name
          if isSame { nearest.removeLast() }
          nearest.append(NameCandidate(before + words, for: name))
        }
        return ([], nearest)
      }
    }
    return ([], [])
  }

  /// What may be offered for a word of a name that is being typed: words of the names that have
  /// those before it as well or, if nothing has been typed, whole names.
  package func offers(for typed: String, behind words: [String]) -> [NameOffer] {
    let words = words + [typed]
    return words.firstAnswer { offers(forLastOf: words[$0]) }
  }

  private static let mostOffersToAsk = 30

  private func offers(forLastOf words: ArraySlice<String>) -> [NameOffer] {
    let (typed, words) = (words[words.endIndex - 1], words.dropLast())
    if typed.isEmpty {
      return words.isEmpty
        ? filter(\.name.canBeTypedAsEntry).map { NameOffer(value: $0.name, meaning: $0.text) } : []
    }
    let before = words.map { $0.lowercased() }
    var offers: [NameOffer] = []
    // The type of the table is that of the names that were met; another takes a thirtieth of a Tab
    // for a name, by its benchmark.
    var places: [EntryName: Int] = [:]
    for entry in self {
      let names = entry.names.filter { name in
        before.allSatisfy { ![name].words(beginningWith: $0).isEmpty }
      }
      for name in names {
        for word in [name].words(beginningWith: typed) {
          let lowercased = word.lowercased()
          let key = EntryName(lowercased)
          if let place = places[key] {
            if offers[place].meaning != entry.name { offers[place].meaning = "" }
          } else if !before.contains(lowercased) {
            places[key] = offers.count
            offers.append(NameOffer(value: word, meaning: entry.name))
          }
        }
      }
    }
    if before.isEmpty { return offers }
    // To ask for each of many takes quadratic time, and among them another letter helps sooner.
    if offers.count > Self.mostOffersToAsk { return [] }
    return offers.filter { !called(words + [$0.value]).found.isEmpty }
  }
}

// MARK: Names in the story

extension StorySoFar {
  /// Whether something of a kind may be called so: a name of it has words that begin so.
  ///
  /// To meet all of the kind takes many times as long, by the benchmark of `search owl`.
  func mayHave(_ kind: EntryKind, called name: String) -> Bool {
    var folding = TextFolding()
    let pattern = NamePattern(folding.fold(name.withoutMark ?? name))
    return series.contains { book in
      self[book].chapters.contains { $0.hasAny(kind, called: pattern, folding: &folding) }
    }
  }

  /// The words of a name that find an entry in what chapters have told: the last word that nothing
  /// else is called or, if none of these is told, all of the name; nil if that is told nowhere.
  package func words(findingStoryOf entry: StoryEntry, among entries: [StoryEntry]) -> [String]? {
    let words = entry.name.words
    guard words.count <= TitleLookup.maxWordCount,
      words.allSatisfy({ $0.utf8.first != UInt8(ascii: "-") })
    else { return nil }
    func isAnySummary(_ isMeant: (ArraySlice<UInt8>) -> Bool) -> Bool {
      series.contains { self[$0].chapters.contains { isMeant($0.summaryText.utf8) } }
    }
    func isTold(_ word: String) -> Bool {
      let word = Array(word.utf8)
      return isAnySummary { $0.hasWord(word) }
    }
    let own = words.last { word in
      let small = word.lowercased()
      // A word that is also told in small letters is no name.
      return entries.hasOne(called: word) && isTold(word)
        && (word == small ? word.first?.isCased == false : !isTold(small))
    }
    if let own { return [own.lowercased()] }
    let whole = words.map { Array($0.utf8) }
    let isWholeTold = isAnySummary { whole.allSatisfy($0.hasWord) }
    return isWholeTold ? words.map { $0.lowercased() } : nil
  }
}

extension Chapter {
  /// Whether a name or a form of one of the ``people``, or of the ``things``, has words that begin
  /// with those of a pattern; most lists do not even have its letters.
  fileprivate func hasAny(
    _ kind: EntryKind, called pattern: NamePattern, folding: inout TextFolding
  ) -> Bool {
    guard mayTell(kind, in: pattern.mayBe) else { return false }
    var isCalled = false
    forEachEntry(of: kind) { entry in
      for name in entry.names + entry.forms where !isCalled && pattern.mayBe(in: StoredText(name)) {
        isCalled = pattern.isBegun(in: folding.fold(name))
      }
    }
    return isCalled
  }
}

extension [StoryEntry] {
  fileprivate func hasOne(called word: String) -> Bool {
    let word = [UInt8](word.utf8)
    return count { entry in
      entry.nameText.utf8.hasWord(word)
        || entry.otherNames.contains { [UInt8]($0.utf8)[...].hasWord(word) }
    } == 1
  }
}

extension ArraySlice<UInt8> {
  /// Whether a word of the text begins with another, in the same letters.
  fileprivate func hasWord(_ beginning: [UInt8]) -> Bool {
    withUnsafeBufferPointer { bytes in
      var start = bytes.nextLetter(beginning[0], from: 0)
      while start + beginning.count <= bytes.count {
        if start == 0 || bytes[start - 1] == UInt8(ascii: " "),
          bytes[start..<start + beginning.count].elementsEqual(beginning)
        {
          return true
        }
        start = bytes.nextLetter(beginning[0], from: start + 1)
      }
      return false
    }
  }
}
