import BookCore

/// What somebody did with a series, and what they may therefore be told.
///
/// This is the rule as readers are promised it, written without the help of the program.
struct ReadingHistory {
  /// One thing that was done, or that was done to the data file.
  enum Step: Sendable {
    case show(Int)
    case mark(Int, Int)
    case finish(Int)
    case remove(Int)
    case edit(@Sendable (inout SecretSeries) -> Void)

    /// The state file is written over by another program.
    case damage
  }

  private struct Reading {
    /// The title of the chapter, or its number if it has no title; nil without a bookmark.
    var chapter: String?

    var timesFinished = 0

    /// How many chapters the volume had when it was finished.
    var length = 0

    var isBegun: Bool { chapter != nil || timesFinished > 0 }
  }

  private(set) var series: SecretSeries

  /// Every word of the story.
  private(set) var secrets: [SecretSeries.Secret]

  private var readings: [String: Reading] = [:]
  private var shownLast: String?
  private var setLast: String?
  private var isDamaged = false

  init(_ series: SecretSeries) {
    self.series = series
    secrets = series.secrets
  }

  /// Takes note of a step; volumes and chapters count from 1.
  mutating func take(_ step: Step) {
    switch step {
    case .show(let volume): shownLast = series.volumes[volume - 1].title
    case .mark(let volume, let place):
      let volume = series.volumes[volume - 1]
      readings[volume.title, default: Reading()].chapter = volume.chapters[place - 1].name
      setLast = volume.title
    case .finish(let number):
      let volume = series.volumes[number - 1]
      readings[volume.title, default: Reading()].timesFinished += 1
      readings[volume.title]?.length = volume.chapters.count
      readings[volume.title]?.chapter = nil
      setLast = volume.title
    case .remove(let number):
      let title = series.volumes[number - 1].title
      let hasBookmark = readings[title]?.chapter != nil
      if hasBookmark { readings[title]?.chapter = nil } else { readings[title] = nil }
    case .edit(let edit):
      edit(&series)
      secrets = series.secrets
    case .damage: (readings, setLast, shownLast, isDamaged) = ([:], nil, nil, true)
    }
  }

  /// Takes note of how far each volume has been read, where that is further than before.
  mutating func readOn(to statuses: [ReadingStatus]) {
    for (number, status) in zip(1..., statuses) {
      let volume = series.volumes[number - 1]
      if let now = status.place, now > place(in: volume).map({ $0 + 1 }) ?? 0 {
        take(.mark(number, now))
      } else if status == .finished, !isFinished(volume) {
        take(.finish(number))
      }
    }
  }

  /// Whether a place is kept, or may be: a bookmark, or a volume that is finished.
  private var keepsPlace: Bool { isDamaged || readings.values.contains(where: \.isBegun) }

  /// The index of the chapter that the reader is in; one that was added to a finished volume is the
  /// next.
  private func place(in volume: SecretSeries.Volume) -> Int? {
    guard let reading = readings[volume.title] else { return nil }
    if let chapter = reading.chapter { return volume.chapters.firstIndex { $0.name == chapter } }
    return reading.timesFinished > 0 && reading.length < volume.chapters.count
      ? reading.length : nil
  }

  private func isFinished(_ volume: SecretSeries.Volume) -> Bool {
    guard let reading = readings[volume.title] else { return false }
    return reading.timesFinished > 0 && reading.chapter == nil
      && reading.length >= volume.chapters.count
  }

  /// Whether the reader of a volume is in its last chapter.
  func isInLastChapter(ofVolume number: Int) -> Bool {
    let volume = series.volumes[number - 1]
    return place(in: volume) == volume.chapters.count - 1
  }

  /// What may be told: what has been read, ever.
  var told: Told {
    var told = Told(summaries: [], titles: [], stories: [])
    for volume in series.volumes {
      let (count, place) = (volume.chapters.count, place(in: volume))
      let reading = readings[volume.title] ?? Reading()
      let finished = reading.timesFinished > 0 ? min(reading.length, count) : 0
      told.summaries.append(max(finished, place ?? 0))
      told.titles.append(keepsPlace ? max(finished, place.map { $0 + 1 } ?? 0) : count)
      told.stories.append(reading.timesFinished > 0 && reading.length >= count)
    }
    return told
  }

  /// The same with the tables of contents of some volumes, which were asked for.
  func told(withContentsOf volumes: Set<Int>) -> Told {
    var told = told
    for volume in volumes {
      told.titles[volume - 1] = series.volumes[volume - 1].chapters.count
    }
    return told
  }

  /// The same up to a chapter, which was named.
  func told(ofVolume volume: Int, upTo place: Int) -> Told {
    var told = told(withContentsOf: [volume])
    told.summaries[volume - 1] = max(told.summaries[volume - 1], place - 1)
    return told
  }

  /// The same with all of some volumes and of those before them, which was asked for.
  func told(ofAllUpTo volume: Int) -> Told {
    var told = told(withContentsOf: Set(1...volume))
    for volume in 0..<volume { told.summaries[volume] = series.volumes[volume].chapters.count }
    return told
  }

  /// Whether the recap of a volume tells a summary or the story, as far as this reading has come;
  /// nil for a title or a name, which may stand there, and false for what is said of an entry.
  func recaps(_ secret: SecretSeries.Secret) -> Bool? {
    switch secret.kind {
    case .title, .name, .thingName, .otherName: return nil
    case .person, .thing: return false
    case .summary, .story: break
    }
    let volume = series.volumes[secret.volume]
    if isFinished(volume) { return true }
    return secret.kind == .summary && secret.chapter < place(in: volume) ?? 0
  }

  /// The number of the volume that the reader is in; nil if that is no longer in the series.
  var current: Int? {
    func number(of title: String) -> Int? {
      series.volumes.firstIndex { $0.title == title }.map { $0 + 1 }
    }
    let titles = series.volumes.map(\.title)
    var start = setLast.flatMap { readings[$0]?.isBegun == true ? $0 : nil }
    if let lost = start, !titles.contains(lost) {
      if readings[lost]?.chapter != nil { return nil }
      start = nil
    }
    start =
      start ?? titles.last { readings[$0]?.chapter != nil }
      ?? titles.last { readings[$0]?.isBegun == true }
    guard let index = start.flatMap(titles.firstIndex) else {
      return shownLast.flatMap(number) ?? 1
    }
    guard isFinished(series.volumes[index]) else { return index + 1 }
    func times(_ index: Int) -> Int {
      let reading = readings[titles[index]] ?? Reading()
      let isWhole = reading.length >= series.volumes[index].chapters.count
      return isWhole ? reading.timesFinished : max(0, reading.timesFinished - 1)
    }
    let next =
      titles.indices.first { $0 > index && times($0) < times(index) }
      ?? titles.indices.first { times($0) == 0 } ?? index
    return next + 1
  }
}

extension SecretSeries.Chapter {
  /// What a bookmark knows the chapter by.
  fileprivate var name: String { title.isEmpty ? "\(number ?? 0)" : title }
}
