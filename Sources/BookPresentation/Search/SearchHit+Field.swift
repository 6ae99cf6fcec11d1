import BookCore

// A kind of text in which a search finds words.
extension SearchHit.Field.Kind {
  var label: String {
    switch self {
    case .title: Messages.titleColumn
    case .otherTitle: "Other title"
    case .author: Messages.author
    case .dedication: Messages.dedication
    case .summary: Messages.summary
    case .chapterTitle, .chapterSummary: Messages.chapterColumn
    case .person: "Who"
    case .thing: "What"
    case .story: "Story"
    }
  }

  /// Whether it is as short as a title, and is shown whole, so that it can be recognized.
  var isShort: Bool {
    switch self {
    case .title, .otherTitle, .author, .chapterTitle, .person, .thing: true
    case .dedication, .summary, .chapterSummary, .story: false
    }
  }
}

extension SearchHit.Field {
  /// The label, with the number of the chapter if there is one.
  var label: String {
    let isOfEntry = kind == .person || kind == .thing
    return number.map { "\(kind.label)\(isOfEntry ? ", ch." : "") \($0)" } ?? kind.label
  }
}
