import Testing

/// What somebody did with a series of secrets before they ask about it.
struct StoryLife: CustomTestStringConvertible, Sendable {
  typealias Step = ReadingHistory.Step

  let testDescription: String
  let steps: [Step]
  let seed: UInt64

  /// How many times as much is asked about it as about a mere bookmark.
  let weight: Int

  let series: SecretSeries

  private init(_ description: String, _ steps: [Step], seed: UInt64, weight: Int) {
    testDescription = description
    self.steps = steps
    self.seed = seed
    self.weight = weight
    series = Self.allSeries[Int(seed % 3)]
  }

  private static let allSeries = (1...3).map(SecretSeries.init(seed:))

  static let all: [StoryLife] = {
    let lives = bookmarks.map { ($0, 1) } + mixtures.map { ($0, 3) }
    return zip(1..., lives).map { StoryLife($1.0.0, $1.0.1, seed: $0, weight: $1.1) }
  }()

  /// A bookmark in each chapter of each volume: alone, with all before it finished, and in a second
  /// reading of everything.
  private static let bookmarks: [(String, [Step])] = {
    let lengths = allSeries[0].volumes.map(\.chapters.count)
    let all = (1...lengths.count).map(Step.finish)
    return zip(1..., lengths).flatMap { volume, count in
      (1...count).flatMap { place in
        let mark = Step.mark(volume, place)
        return [
          ("in \(volume) \(place)", [mark]),
          ("finished up to \(volume) \(place)", (1..<volume).map(Step.finish) + [mark]),
          ("again in \(volume) \(place)", all + [mark]),
        ]
      }
    }
  }()

  private static let mixtures: [(String, [Step])] = [
    ("fresh", []),
    ("has looked at volume 3", [.show(3)]),
    ("all finished", (1...4).map(Step.finish)),
    ("a bookmark taken back", [.mark(2, 3), .remove(2)]),
    ("a finished volume taken back", [.finish(1), .finish(2), .remove(2)]),
    ("two begun at once", [.mark(1, 2), .mark(3, 2), .mark(2, 3)]),
    ("one left out", [.finish(1), .finish(3), .mark(4, 2)]),
    ("only the last one, and again", [.finish(4), .mark(4, 2)]),
    ("back in an earlier one", [.finish(1), .finish(2), .mark(4, 3), .mark(3, 2)]),
    ("grown behind its end", [.finish(1), .finish(2), .edit(grow(2))]),
    ("grown, and read on", [.finish(1), .finish(2), .edit(grow(2)), .mark(2, 6)]),
    ("grown, and begun again", [.finish(2), .edit(grow(2)), .mark(2, 2)]),
    ("grown and finished again", [.finish(2), .edit(grow(2)), .finish(2)]),
    ("a chapter put in before the bookmark", [.mark(2, 3), .edit(insert(2, at: 1))]),
    ("a chapter put in behind the bookmark", [.mark(2, 3), .edit(insert(2, at: 3))]),
    ("a chapter put into a finished volume", [.finish(2), .edit(insert(2, at: 1))]),
    ("a chapter put before a finished volume", [.finish(2), .mark(3, 2), .edit(insert(2, at: 0))]),
    ("shrunk before the bookmark", [.mark(2, 4), .edit { $0.volumes[1].chapters.remove(at: 1) }]),
    ("shrunk after it was finished", [.finish(2), .edit { $0.volumes[1].chapters.removeLast() }]),
    ("the chapter is gone", [.mark(2, 3), .edit { $0.volumes[1].chapters.remove(at: 2) }]),
    ("the chapter is renamed", [.finish(1), .mark(2, 3), .edit(rename(2, at: 2))]),
    ("the chapter is renamed, read again", [.finish(2), .mark(2, 3), .edit(rename(2, at: 2))]),
    ("another chapter is renamed", [.mark(2, 3), .edit(rename(2, at: 3))]),
    ("two chapters changed places", [.mark(2, 2), .edit { $0.volumes[1].chapters.swapAt(1, 3) }]),
    ("the volume is lost", [.finish(1), .mark(2, 3), .edit { $0.volumes.remove(at: 1) }]),
    ("a volume before it is lost", [.finish(1), .mark(2, 3), .edit { $0.volumes.remove(at: 0) }]),
    (
      "two volumes changed places",
      [.finish(1), .mark(2, 3), .edit { $0.volumes.swapAt(1, 2) }]
    ),
    (
      "a volume is put before it",
      [.finish(1), .mark(2, 3), .edit { $0.volumes.insert($0.newVolume(), at: 1) }]
    ),
    ("the state is damaged", [.finish(1), .mark(2, 3), .damage]),
    (
      "a finished volume is replaced by another",
      [.finish(1), .finish(2), .edit { $0.volumes[1] = $0.newVolume() }]
    ),
  ]

  private static func grow(_ volume: Int) -> @Sendable (inout SecretSeries) -> Void {
    { series in
      // The first has the place of another, so that only its title names it.
      for number in [nil, 4, 5] {
        let chapter = series.newChapter(number: number)
        series.volumes[volume - 1].chapters.append(chapter)
      }
    }
  }

  private static func insert(
    _ volume: Int, at index: Int
  ) -> @Sendable (inout SecretSeries) -> Void {
    { series in
      let chapter = series.newChapter(number: nil)
      series.volumes[volume - 1].chapters.insert(chapter, at: index)
    }
  }

  private static func rename(
    _ volume: Int, at index: Int
  ) -> @Sendable (inout SecretSeries) -> Void {
    { series in
      series.volumes[volume - 1].chapters[index].title = series.newChapter(number: nil).title
    }
  }
}
