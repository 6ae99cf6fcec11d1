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

  /// - Parameter titles: The titles of all volumes.
  init(_ titles: [String]) {
    let titles = titles.map(\.onOneLine)
    let shared = titles.sharedBeginning
    sharedLength = shared.count
    width = titles.reduce(0) { max($0, StyledText($1).displayWidth) }
    shortWidth = width - StyledText(shared).displayWidth
  }

  /// A title without the words that all titles begin with, since they say the least.
  func short(_ title: String) -> String {
    String(title.dropFirst(sharedLength))
  }

  /// Whether titles have such words.
  var hasShared: Bool {
    sharedLength > 0
  }

  /// A title with an ellipsis for the words that all titles begin with.
  func cut(_ title: String, _ ellipsis: String) -> String {
    hasShared ? ellipsis + short(title) : title
  }

  /// The columns of the widest title with that ellipsis.
  func cutWidth(_ ellipsis: String) -> Int {
    hasShared ? shortWidth + ellipsis.displayWidth : width
  }

  /// The title of a volume in the middle of a row, short or even cut if it does not fit.
  func heading(_ book: Book, width: Int, ellipsis: String) -> StyledText {
    let title = book.title.onOneLine
    let whole = StyledText(title, style: .bold)
    if whole.displayWidth <= width { return whole.centered(in: width) }
    return StyledText(short(title), style: .bold).truncated(to: width, ellipsis: ellipsis)
      .centered(in: width)
  }
}

extension Collection<String> {
  /// The words that every text begins with, each with the space after it.
  ///
  /// No text consists of them alone, and a single text shares no words.
  var sharedBeginning: String {
    guard count > 1, let first else { return "" }
    // Equal bytes are equal words, so there is no need to compare Characters.
    let shared = dropFirst().reduce(first.utf8.count) { length, text in
      zip(first.utf8, text.utf8).prefix(length).prefix { $0 == $1 }.count
    }
    let end = first.utf8.index(first.startIndex, offsetBy: shared)
    let space = first.utf8[..<end].lastIndex(of: 0x20)
    return space.map { String(first[...$0]) } ?? ""
  }
}
