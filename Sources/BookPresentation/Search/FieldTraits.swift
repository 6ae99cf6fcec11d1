import BookCore

/// What is to be known of a kind of text in which a search finds words.
struct FieldTraits {
  /// Where a text stands: on the page of the volume, in its story alone, or nowhere.
  enum Place { case page, story, nowhere }

  let label: String

  /// The label before the number of its chapter, if that is another.
  var numbered: String?

  let place: Place

  /// Whether it is as short as a title, and is shown whole, so that it can be recognized.
  var isShort = false
}

extension SearchHit.Field.Kind {
  var traits: FieldTraits {
    switch self {
    case .title: .init(label: Messages.titleColumn, place: .page, isShort: true)
    case .otherTitle:
      .init(label: "Other title", place: .nowhere, isShort: true)
    case .author: .init(label: Messages.author, place: .page, isShort: true)
    case .dedication: .init(label: Messages.dedication, place: .page)
    case .summary: .init(label: Messages.summary, place: .page)
    case .chapterTitle: .init(label: "Chapter", place: .page, isShort: true)
    case .chapterSummary: .init(label: "Chapter", place: .story)
    case .person:
      .init(label: "Who", numbered: "Who, ch.", place: .story, isShort: true)
    case .thing:
      .init(label: "What", numbered: "What, ch.", place: .story, isShort: true)
    case .story: .init(label: "Story", place: .story)
    }
  }
}

extension SearchHit.Field {
  /// What stands before the text.
  var label: String {
    let traits = kind.traits
    return number.map { "\(traits.numbered ?? traits.label) \($0)" } ?? traits.label
  }

  var place: FieldTraits.Place { kind.traits.place }
}
