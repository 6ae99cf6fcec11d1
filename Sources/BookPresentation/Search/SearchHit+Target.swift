import BookCore
import DisplayText

extension [SearchResult] {
  /// One of the texts in which something was found; of a volume, its title.
  func hit(at anchor: Anchor) -> SearchHit? {
    guard let volume = anchor.volume else { return nil }
    let place = indices.partitioningIndex { self[$0].volume >= volume }
    guard place < count else { return nil }
    if case .hit(let index, _) = anchor { return self[place].hits[index] }
    return self[place].hits.first { $0.field.kind == .title }
  }
}

extension SearchHit {
  /// The screen that has the text, and where.
  func target(in volume: Int) -> Target {
    let chapter = field.chapter.map { Anchor.chapter($0, volume: volume) }
    return switch field.kind {
    case .title, .otherTitle, .author: Target(topic: .volume(volume), anchor: .section(.facts))
    case .dedication: Target(topic: .volume(volume), anchor: .section(.dedication))
    case .summary: Target(topic: .volume(volume), anchor: .section(.summary))
    case .chapterTitle: Target(topic: .volume(volume), anchor: chapter)
    case .chapterSummary: Target(topic: .story(volume), anchor: chapter)
    case .person: Target(topic: .entry(.person, entryName ?? ""), anchor: chapter)
    case .thing: Target(topic: .entry(.thing, entryName ?? ""), anchor: chapter)
    case .story: Target(topic: .story(volume), anchor: .volume(volume))
    }
  }

  /// What it is by name: a title, or the name of an entry.
  var names: [String] { entryName.map { [$0] } ?? (field.kind.isShort ? [text] : []) }
}
