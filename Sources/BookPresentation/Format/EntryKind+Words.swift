package import BookCore

extension EntryKind {
  package var heading: String {
    switch self {
    case .person: "Who is who"
    case .thing: "What is what"
    }
  }

  var unit: Messages.Unit {
    switch self {
    case .person: Messages.Unit(one: "person", many: "people")
    case .thing: Messages.Unit(one: "thing", many: "things")
    }
  }

  /// None of this kind, as the object of a sentence.
  var none: String {
    switch self {
    case .person: "nobody"
    case .thing: "no thing"
    }
  }
}

extension StoryEntry {
  var anchor: Anchor { .entry(kind, id) }
}
