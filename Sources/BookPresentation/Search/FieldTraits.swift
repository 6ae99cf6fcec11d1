import BookCore

/// What is to be known of a kind of text in which a search finds words.
struct FieldTraits {
  let label: String

  /// The label before the number of its chapter, if that is another.
  var numbered: String?

  /// Whether it is as short as a title, and is shown whole, so that it can be recognized.
  var isShort = false
}

extension SearchHit.Field.Kind {
  var traits: FieldTraits {
    switch self {
    case .title: .init(label: Messages.titleColumn, isShort: true)
    case .otherTitle: .init(label: "Other title", isShort: true)
    case .author: .init(label: Messages.author, isShort: true)
    case .dedication: .init(label: Messages.dedication)
    case .summary: .init(label: Messages.summary)
    case .chapterTitle: .init(label: "Chapter", isShort: true)
    case .chapterSummary: .init(label: "Chapter")
    case .person: .init(label: "Who", numbered: "Who, ch.", isShort: true)
    case .thing: .init(label: "What", numbered: "What, ch.", isShort: true)
    case .story: .init(label: "Story")
    }
  }
}

extension SearchHit.Field {
  var label: String {
    let traits = kind.traits
    return number.map { "\(traits.numbered ?? traits.label) \($0)" } ?? traits.label
  }
}
