import DisplayText

extension TitleLookup {
  /// Takes all names of people, each of which leads to its person.
  package init(of people: [Person]) { self.init(ofEach: people.map(\.names)) }
}

extension [Person] {
  /// How people are addressed, before a name that they may have without it.
  private static let addresses = [
    "mr", "mrs", "miss", "madam", "professor", "lord", "lady", "sir", "aunt", "uncle",
  ]

  /// The people whom words name, as ``named(_:)`` says; throws whom they may have meant if that is
  /// nobody.
  package func called(_ words: [String]) throws(NameError) -> [Person] {
    let (names, typed) = (TitleLookup(of: self), words.flatMap(\.words))
    // Nobody may be called so with the form of address.
    for before in typed.count > 1 && Self.isAddress(typed[0]) ? [[], [typed[0]]] : [[]] {
      let name = [String](typed.dropFirst(before.count))
      let places = names.places(named: name.joined(by: " "))
      if !places.isEmpty { return places.map { self[$0 - 1] } }
      let near = names.nearest(toBeginningOf: name)
      if near.count == name.count, near.count > 0 {
        var nearest: [NameCandidate] = []
        for (place, words) in near.titles {
          let isSame = nearest.last?.words == before + words
          let name = isSame ? words.joined(by: " ") : self[place - 1].name
          if isSame { nearest.removeLast() }
          nearest.append(NameCandidate(before + words, name))
        }
        throw NameError(.noTitle(typed.joined(by: " "), .person), nearest: nearest)
      }
    }
    throw NameError(.noTitle(typed.joined(by: " "), .person))
  }

  private static func isAddress(_ word: String) -> Bool {
    addresses.contains(word.filter { $0 != "." }.lowercased())
  }

  /// The words of a question such as `who is lupin` without the first, unless a name has it.
  package func words(asking words: [String]) -> [String] {
    guard words.count > 1, let first = words.first?.lowercased(),
      ["is", "was", "are", "were"].contains(first)
    else { return words }
    let isName = contains { $0.names.contains { $0.lowercased().words.contains(first) } }
    return isName ? words : [String](words.dropFirst())
  }

  /// What may be offered for a word of a name that is being typed: words of the names that have
  /// those before it as well or, if nothing has been typed, whole names.
  package func offers(for typed: String, behind words: [String]) -> [NameOffer] {
    let words = [String](self.words(asking: words + [typed]).dropLast())
    if typed.isEmpty {
      return words.isEmpty
        ? filter(\.name.canBeTypedAsPerson).map { NameOffer(value: $0.name, meaning: $0.text) } : []
    }
    let before = words.map { $0.lowercased() }
    var offers: [NameOffer] = []
    // The type of the table is that of the names that were met; another takes a thirtieth of a Tab.
    var places: [PersonName: Int] = [:]
    for person in self {
      let names = person.names.filter { name in
        before.allSatisfy { ![name].words(beginningWith: $0).isEmpty }
      }
      for word in names.flatMap({ [$0].words(beginningWith: typed) }) {
        let lowercased = word.lowercased()
        let key = PersonName(lowercased)
        if let place = places[key] {
          let other = offers[place]
          if other.meaning != person.name {
            offers[place] = NameOffer(value: other.value, meaning: "")
          }
        } else if !before.contains(lowercased) {
          places[key] = offers.count
          offers.append(NameOffer(value: word, meaning: person.name))
        }
      }
    }
    return offers
  }
}

// MARK: Names in the story

extension StorySoFar {
  /// The words of a name that find a person in what chapters have told: the last word that nobody
  /// else is called or, if none of these is told, all of the name; nil if that is told nowhere.
  package func words(findingStoryOf person: Person, among people: [Person]) -> [String]? {
    let words = person.name.split(separator: " ").map(String.init)
    guard words.count <= TitleLookup.maxWordCount,
      words.allSatisfy({ $0.utf8.first != UInt8(ascii: "-") })
    else { return nil }
    let summaries = series.flatMap { self[$0].chapters.map(\.summaryText) }
    func isTold(_ word: String) -> Bool {
      let word = Array(word.utf8)
      return summaries.contains { $0.utf8.hasWord(word) }
    }
    let own = words.last { word in
      let small = word.lowercased()
      // A word that is also told in small letters is no name.
      return people.hasOne(called: word) && isTold(word)
        && (word == small ? word.first?.isCased == false : !isTold(small))
    }
    func isWholeTold() -> Bool {
      let words = words.map { Array($0.utf8) }
      return summaries.contains { words.allSatisfy($0.utf8.hasWord) }
    }
    return (own.map { [$0] } ?? (isWholeTold() ? words : nil))?.map { $0.lowercased() }
  }
}

extension [Person] {
  /// Whether one of them alone has a word in a name, in the same letters.
  fileprivate func hasOne(called word: String) -> Bool {
    let word = [UInt8](word.utf8)
    return count { person in
      person.nameText.utf8.hasWord(word)
        || person.otherNames.contains { [UInt8]($0.utf8)[...].hasWord(word) }
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
