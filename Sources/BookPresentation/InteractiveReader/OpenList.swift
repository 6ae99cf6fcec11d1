import BookCore

/// A list that is open in place of the page, and where the user is in it.
struct OpenList: Sendable {
  enum Content: Sendable {
    case keys

    case hits(ActiveSearch)

    case volumes(Volumes)

    case chapters(of: Book)

    case recap(of: Book)
  }

  /// Which volumes the contents list.
  enum Volumes: Int {
    case all, shelf, recent

    /// Those that come next when the user goes around.
    var next: Volumes { Volumes(rawValue: rawValue + 1) ?? .all }
  }

  let content: Content

  /// The selected row, or the one at the top.
  private(set) var row: Int

  /// In the contents, the numbers of the volumes or the places of the chapters that have a row.
  private(set) var numbers: [Int] = []

  /// The words to which the rows are narrowed, while they are typed.
  var prompt: PromptLine?

  /// The words in the titles to which the rows are narrowed; empty if they are not.
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

  /// Opens a part of the contents and selects a number, or the first row if that has none.
  init(_ content: Content, in open: OpenSeries, selecting number: Int?) {
    self.init(content)
    update(open)
    select(number)
  }

  var isNarrowed: Bool { !words.isEmpty }

  /// The number of the selected volume or the place of the selected chapter; nil if there is none.
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
  mutating func narrow(to words: String, in open: OpenSeries) {
    self.words = words
    switch content {
    case .volumes where titles == nil: titles = TitleLookup(open.series.map(\.title))
    case .chapters(let book) where titles == nil: titles = TitleLookup(book.chapters.map(\.title))
    default: break
    }
    found = Set(isNarrowed ? titles?.places(narrowedTo: words) ?? [] : [])
    update(open)
    if let wanted, !numbers.contains(wanted) { row = numbers.firstIndex { $0 > wanted } ?? 0 }
  }

  /// Lists what there is by now; the selection stays where it is as far as possible.
  mutating func update(_ open: OpenSeries) {
    let before = selected
    switch content {
    case .keys, .hits, .recap: return
    case .volumes(.all): numbers = Array(open.series.volumes)
    case .volumes(.shelf): numbers = open.state.keptVolumes
    case .volumes(.recent): numbers = open.state.recentVolumes
    case .chapters(let book): numbers = Array(1...book.chapters.count)
    }
    if isNarrowed { numbers.removeAll { !found.contains($0) } }
    let row = wanted.flatMap(numbers.firstIndex) ?? before.flatMap(numbers.firstIndex)
    self.row = row ?? min(self.row, max(0, numbers.count - 1))
  }
}
