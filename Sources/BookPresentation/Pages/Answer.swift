package import BookCore
package import DisplayText

/// A row of an answer: what is true of a volume, or a sentence about none.
package struct Answer: Equatable, Sendable {
  /// What is said, such as `Bookmark`.
  package var fact: String

  let book: Book?

  /// What is said behind the volume: `9/22`, and last the title of the chapter, if it is about one.
  let details: [String]

  init(_ fact: String, _ book: Book, _ details: [String] = []) {
    (self.fact, self.book, self.details) = (fact, book, details)
  }

  package init(_ sentence: String) { (fact, book, details) = (sentence, nil, []) }

  /// The whole answer: `Bookmark: 3  Prisoner of Azkaban, 9/22, Grim Defeat`; a title may be
  /// given without the words that all titles of the series begin with.
  func text(without beginning: String = "") -> String {
    guard let book else { return fact }
    let volume = "\(fact): \(book.seriesNumber)  \(book.title.onOneLine.dropping(beginning))"
    return ([volume] + details).joined(by: ", ")
  }

  /// The same without the volume, which is named elsewhere.
  var brief: String { fact + (details.isEmpty ? "" : ": \(details.joined(by: ", "))") }

  /// The answer on one line if there is room, where need be without the title of the volume, else
  /// with that of the chapter below.
  func lines(without beginning: String, _ format: PageFormat) -> [StyledText] {
    func rows(_ text: String, indent: Int = 0) -> [StyledText] {
      StyledText(prose: text).wrapped(to: format.fullWidth - indent, hangingIndent: 2)
        .map { format.indented($0.indented(by: indent)) }
    }
    let whole = rows(text(without: beginning))
    guard let book, let last = details.last, whole.count > 1 else { return whole }
    let brief = ["\(fact): \(book.seriesNumber)"] + details
    let rowsOfAll = rows(brief.joined(by: ", "))
    if rowsOfAll.count == 1 || details.count == 1 { return rowsOfAll }
    return rows(brief.dropLast().joined(by: ", ") + ",") + rows(last, indent: 2)
  }
}

extension PageFormat {
  /// What is true, and what to type next.
  package func answer(_ facts: [String] = [], commands: [LabelledCommand] = []) -> [StyledText] {
    facts.flatMap { Answer($0).lines(without: "", self) } + commands.flatMap { $0.lines(self) }
  }

  /// The same of volumes of a series, with titles as in its overview.
  package func answer(
    _ answers: [Answer], about series: BookSeries, commands: [LabelledCommand] = []
  ) -> [StyledText] {
    let beginning = series.map { $0.title.onOneLine }.sharedBeginning
    return answers.flatMap { $0.lines(without: beginning, self) }
      + commands.flatMap { $0.lines(self) }
  }
}
