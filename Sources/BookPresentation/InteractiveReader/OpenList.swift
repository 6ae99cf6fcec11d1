import BookCore
import DisplayText

/// A list that is open in place of the page, and where the user is in it.
struct OpenList: Sendable {
  enum Content: Sendable {
    case hits

    case volumes(Volumes)

    case chapters(of: Book)

    case people
  }

  /// Which volumes the contents list.
  enum Volumes: Int {
    case all, shelf, recent

    /// Those that come next when the user goes around, past those of which there are none.
    func next(in state: ReaderState) -> Volumes {
      let next = Volumes(rawValue: rawValue + 1) ?? .all
      let isEmpty =
        switch next {
        case .all: false
        case .shelf: state.keptVolumes.isEmpty
        case .recent: state.recentVolumes.isEmpty
        }
      return isEmpty ? next.next(in: state) : next
    }
  }

  let content: Content

  /// The selected row.
  private(set) var row: Int

  /// The numbers of the volumes, or the places of the chapters or people, that have a row.
  private(set) var numbers: [Int] = []

  /// In a list of people, everybody who has been met.
  private(set) var people: [Person] = []

  /// The columns of the widest of their names.
  private(set) var nameWidth = 0

  /// The words to which the rows are narrowed, while they are typed.
  var prompt: PromptLine?

  /// The words in the titles or names to which the rows are narrowed; empty if they are not.
  private(set) var words = ""

  /// What the user has selected, and what is selected again when it has a row.
  private var wanted: Int?

  private var titles: TitleLookup?

  /// The numbers or places of those that have them.
  private var found: Set<Int> = []

  init(_ content: Content, row: Int = 0) {
    self.content = content
    self.row = row
  }

  /// Opens a part of the contents, or the people, and selects a number, or the first row if that has
  /// none.
  init(_ content: Content, in open: inout OpenSeries, selecting number: Int?) {
    self.init(content)
    update(&open)
    select(number)
  }

  var isNarrowed: Bool { !words.isEmpty }

  /// Where the words to which the rows are narrowed are in a title or name of a row.
  func matches(in title: String) -> [Range<String.Index>] {
    isNarrowed ? titles?.matches(of: words, in: title) ?? [] : []
  }

  /// The number of the selected volume, or the place of the selected chapter or person; nil if there
  /// is none.
  var selected: Int? { row < numbers.count ? numbers[row] : nil }

  mutating func select(_ number: Int?) {
    wanted = number
    row = number.flatMap(numbers.firstIndex) ?? 0
  }

  /// Moves to a row, as the user wants it.
  mutating func move(to row: Int) {
    self.row = row
    wanted = selected
  }

  /// Leaves only rows with some words, of which the last may not be typed whole yet.
  mutating func narrow(to words: String, in open: inout OpenSeries) {
    self.words = words
    switch content {
    case .volumes where titles == nil: titles = TitleLookup(of: open.series)
    case .chapters(let book) where titles == nil: titles = TitleLookup(book.chapters.map(\.title))
    case .people where titles == nil: titles = TitleLookup(of: people)
    default: break
    }
    found = Set(isNarrowed ? titles?.places(narrowedTo: words) ?? [] : [])
    update(&open)
    if let wanted, !numbers.contains(wanted) { row = numbers.firstIndex { $0 > wanted } ?? 0 }
  }

  /// Lists what there is by now; the selection stays where it is as far as possible.
  mutating func update(_ open: inout OpenSeries) {
    let before = selected
    if case .volumes = content { open.keepRowFacts() }
    switch content {
    case .hits:
      row = min(row, max(0, (open.search?.hits.count ?? 0) - 1))
      return
    case .volumes(.all): numbers = Array(open.series.volumes)
    case .volumes(.shelf): numbers = open.state.keptVolumes
    case .volumes(.recent): numbers = open.state.recentVolumes
    case .chapters(let book): numbers = Array(1...book.chapters.count)
    case .people:
      take(open.people)
      numbers = people.indices.map { $0 + 1 }
    }
    if isNarrowed { numbers.removeAll { !found.contains($0) } }
    let row = wanted.flatMap(numbers.firstIndex) ?? before.flatMap(numbers.firstIndex)
    self.row = row ?? min(self.row, max(0, numbers.count - 1))
  }

  /// Lists those who have been met by now, some of whom may have other names or be others.
  private mutating func take(_ new: [Person]) {
    let old = people
    // Next time, the same array is known to be the same at once.
    people = new
    if new == old { return }
    wanted = wanted.flatMap { new.index(of: old[$0 - 1]) }.map { $0 + 1 }
    nameWidth = new.reduce(0) { max($0, StyledText(prose: $1.name.onOneLine).displayWidth) }
    titles = isNarrowed ? TitleLookup(of: people) : nil
    found = Set(titles?.places(narrowedTo: words) ?? [])
  }
}
