/// What may be told of each volume of a series.
struct Told: Hashable {
  /// How many chapters' summaries, how many chapters' titles, and whether the story, by volume.
  var summaries: [Int]
  var titles: [Int]
  var stories: [Bool]

  func contains(_ secret: SecretSeries.Secret) -> Bool {
    switch secret.kind {
    case .title: secret.chapter < titles[secret.volume]
    case .summary, .name, .otherName, .person, .thingName, .thing:
      secret.chapter < summaries[secret.volume]
    case .story: stories[secret.volume]
    }
  }

  /// Adds what else may be told by now.
  mutating func add(_ other: Told) {
    summaries = zip(summaries, other.summaries).map(max)
    titles = zip(titles, other.titles).map(max)
    stories = zip(stories, other.stories).map { $0 || $1 }
  }
}

extension SecretSeries {
  /// The same series with all blank that may not be told; an entry of which that leaves nothing is
  /// left out, unless none would be in the file.
  func blanked(but told: Told, with blank: (String) -> String = \.blanked) -> SecretSeries {
    var series = self
    for volume in volumes.indices {
      if !told.stories[volume] { series.volumes[volume].story = blank(volumes[volume].story) }
      for (index, chapter) in volumes[volume].chapters.enumerated() {
        if index >= told.titles[volume] {
          series.volumes[volume].chapters[index].title = chapter.title.blanked
        }
        if index >= told.summaries[volume] {
          series.volumes[volume].chapters[index].summary = blank(chapter.summary)
          let isLast = volume == volumes.count - 1 && index == volumes[volume].chapters.count - 1
          series.volumes[volume].chapters[index].people = chapter.people
            .filter { isLast || !blank($0.text).isEmpty }.map(\.blanked)
          series.volumes[volume].chapters[index].things = chapter.things
            .filter { isLast || !blank($0.text).isEmpty }.map(\.blanked)
        }
      }
    }
    return series
  }
}

extension SecretSeries.Entry {
  fileprivate var blanked: SecretSeries.Entry {
    SecretSeries.Entry(
      name: name.blanked, formerNames: formerNames.map(\.blanked),
      otherNames: otherNames.map(\.blanked), forms: forms.map(\.blanked), text: text.blanked)
  }
}
