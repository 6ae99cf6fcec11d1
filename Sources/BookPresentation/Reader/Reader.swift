package import BookCore
package import TerminalKit

/// The interactive reader: what is shown, and what each event makes of that.
///
/// A value without any way to the outside world. What it wants done there it returns as
/// ``ReaderEffect``, and what is on the screen is ``frame``.
///
///     var reader = Reader(series: series, volume: 3, state: state, size: size)
///     reader.handle(.key(.character("m")))  // [.remember(.expanded(3))]
///     reader.frame                          // one line for each row of the screen
package struct Reader: Sendable {
  /// Where keys go.
  enum Focus: Equatable {
    case page

    /// To the words that are looked for, typed so far.
    case prompt(String)

    /// To the page of keys, of which this row is on top.
    case help(top: Int)
  }

  /// The number of the volume that is shown.
  package internal(set) var volume: Int

  let series: BookSeries
  let look: ReaderLook

  /// How many Characters of the titles tell nothing, since all titles begin with them.
  let sharedTitleLength: Int
  /// The size of the screen.
  package internal(set) var size: TerminalSize
  var focus = Focus.page
  var layout = PageLayout([])
  var search: ReaderSearch?

  /// What is told until the next key.
  var notice: String?

  /// The digits of a volume that the next digit may complete.
  var digits = ""

  var expandedVolumes: Set<Int>
  var places: [Int: BookPlace]

  /// Whether the summary is expanded until the volume is left, because something was found in it.
  var isExpandedForVisit = false

  /// Opens a volume.
  ///
  /// - Parameters:
  ///   - series: All volumes.
  ///   - volume: The volume to show.
  ///   - state: What is remembered: which summaries are expanded, and the place in each volume.
  ///   - size: The size of the screen.
  ///   - look: What the user wants of the screen.
  package init(
    series: BookSeries, volume: Int, state: ReaderState, size: TerminalSize,
    look: ReaderLook = ReaderLook()
  ) {
    self.series = series
    self.volume = min(max(volume, series.volumes.lowerBound), series.volumes.upperBound)
    self.size = size
    self.look = look
    sharedTitleLength = HeaderTitle.sharedLength(in: series)
    expandedVolumes = state.expandedVolumes
    places = state.places
    layOut()
  }

  /// Whether the next digit may still belong to the number of a volume; if so, a moment without
  /// one is a ``ReaderEvent/pause``.
  package var awaitsDigit: Bool {
    !digits.isEmpty
  }

  /// What is to be remembered when the reader is left for a while or for good.
  package var parting: [ReaderState.Change] {
    places[volume].map { [.left(volume, at: $0)] } ?? []
  }

  /// Takes an event.
  ///
  /// - Parameter event: What happened.
  /// - Returns: What is to be done outside, in that order.
  package mutating func handle(_ event: ReaderEvent) -> [ReaderEffect] {
    switch event {
    case .key(let key): return press(key)
    case .pause: digits = ""
    case .notice(let text): notice = text
    case .resized(let size):
      self.size = size
      layOut()
    }
    return []
  }
}
