extension TitleLookup {
  /// Takes all names of people, each of which leads to its person.
  package init(of people: [Person]) { self.init(ofEach: people.map(\.names)) }
}

extension [Person] {
  /// What may be offered for a word of a name that is being typed: words of the names that have
  /// those before it as well or, if nothing has been typed, whole names.
  package func offers(for typed: String, behind words: [String]) -> [NameOffer] {
    if typed.isEmpty {
      return words.isEmpty
        ? filter(\.name.canBeTypedAsPerson).map { NameOffer(value: $0.name, meaning: $0.text) } : []
    }
    let before = words.map { $0.lowercased() }
    var offers: [NameOffer] = []
    var places: [String: Int] = [:]
    for person in self {
      let names = person.names.map { NamedTitle(place: 0, name: nil, title: $0) }
        .filter { name in before.allSatisfy { !name.words(beginningWith: $0).isEmpty } }
      for word in names.flatMap({ $0.words(beginningWith: typed) }) {
        let key = word.lowercased()
        if let place = places[key] {
          let other = offers[place]
          if other.meaning != person.name {
            offers[place] = NameOffer(value: other.value, meaning: "")
          }
        } else if !before.contains(key) {
          places[key] = offers.count
          offers.append(NameOffer(value: word, meaning: person.name))
        }
      }
    }
    return offers
  }
}
