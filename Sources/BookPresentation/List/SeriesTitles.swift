import BookCore
import DisplayText

/// What the titles of a series have in common.
struct SeriesTitles: Sendable {
  /// The number of Characters that all titles begin with, in whole words; 0 if there is only one.
  private let sharedLength: Int

  /// The columns of the widest title.
  let width: Int

  /// The columns of the widest title without those words.
  let shortWidth: Int

  init(_ books: some Sequence<Book>) {
    let titles = books.map(\.title.onOneLine)
    let shared = titles.sharedBeginning
    sharedLength = shared.count
    width = titles.reduce(0) { max($0, StyledText($1).displayWidth) }
    shortWidth = width - StyledText(shared).displayWidth
  }

  /// A title without the words that all titles begin with, since they say the least.
  func short(_ title: String) -> String {
    String(title.dropFirst(sharedLength))
  }
}
