import BookCore
import BookPresentation
import DisplayText

// What commands say of books that are no longer in the series.
extension Settings {
  /// The lines about how many books the series has lost, and what names them; none if there are
  /// none.
  func notice(ofLost count: Int) -> [StyledText] {
    if count == 0 { return [] }
    return lines(Answers.lost(count), [("See which: ", commandLine([BookmarkCommand.name]))])
  }

  /// The lines that name these books, and how to forget them; none if there are none.
  func listOfLost(in library: Library) -> [StyledText] {
    let records = library.state.lostRecords
    if records.isEmpty { return [] }
    let titles = library.lostTitles
    // A line that would forget a volume, or ask which book is meant, is not offered.
    let title = titles.prefix(Self.maxTriedTitles).first { title in
      let named = try? library.series.books(named: [title], besides: titles)
      return named?.books.isEmpty == true && named?.lost == [title]
    }
    let one = title.flatMap { commandLine([ForgetCommand.name], names: [$0]) }
    let all = commandLine(ForgetCommand.forgettingLost)
    let commands =
      records.count == 1
      ? [("Forget it: ", one ?? all)] : [("Forget one: ", one), ("Forget all: ", all)]
    return lines(Answers.lost(records), commands)
  }

  /// Among more books, one that has a name of its own is not looked for.
  private static let maxTriedTitles = 10

  private func lines(
    _ answer: String, _ commands: [(label: String, line: ShellCommand?)]
  ) -> [StyledText] {
    let commands = commands.compactMap { label, line in line.map { (label, $0) } }
    return Page.answer([answer], commands: commands, format: format).lines
  }
}

extension Library {
  /// The names of the books that the series has lost, each once.
  var lostTitles: [String] {
    var seen: Set<String> = []
    return state.lostRecords.map(\.book.title).filter { seen.insert($0).inserted }
  }
}
