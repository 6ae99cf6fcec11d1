package import BookCore

/// What lists of each kind of entries are called.
extension EntryKind {
  package var heading: String {
    switch self {
    case .person: "Who is who"
    case .thing: "What is what"
    }
  }

  var unit: Messages.Unit {
    switch self {
    case .person: Messages.personUnit
    case .thing: Messages.thingUnit
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
  /// What a row about it is known by.
  var anchor: Anchor { .entry(kind, id) }
}
