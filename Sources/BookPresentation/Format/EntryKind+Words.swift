package import BookCore

extension EntryKind {
  package var heading: String { self == .person ? "Who is who" : "What is what" }

  var unit: Messages.Unit {
    self == .person ? .init(one: "person", many: "people") : .init(one: "thing", many: "things")
  }

  /// None of this kind, as the object of a sentence.
  var none: String { self == .person ? "nobody" : "no thing" }
}

extension StoryEntry { var anchor: Anchor { .entry(kind, id) } }
