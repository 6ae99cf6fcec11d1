import BookCore

extension Reader {
  /// Shows another volume, or tells that there is none.
  mutating func go(to volume: Int) -> [ReaderEffect] {
    guard series.volumes.contains(volume) else {
      notice = volume < self.volume ? Words.noEarlierVolume : Words.noLaterVolume
      return []
    }
    guard volume != self.volume else { return [] }
    let effects = parting.map(ReaderEffect.remember) + [.remember(.shown(volume))]
    self.volume = volume
    isExpandedForVisit = false
    search = nil
    layOut()
    return effects
  }

  /// Takes a digit of a volume's number.
  ///
  /// The first digit shows its volume at once; a second that follows quickly goes on from there
  /// to the volume that both make.
  mutating func type(digit: Character) -> [ReaderEffect] {
    func volume(_ digits: String) -> Int? {
      Int(digits).flatMap { series.volumes.contains($0) ? $0 : nil }
    }
    guard let number = volume(digits + String(digit)) ?? volume(String(digit)) else {
      digits = ""
      notice = Int(String(digit)).map(Words.noVolume)
      return []
    }
    digits = number * 10 <= series.books.count ? String(number) : ""
    return go(to: number)
  }

  /// Expands or collapses the summary.
  mutating func toggleSummary() -> [ReaderEffect] {
    guard book.summary.isCollapsible else { return [] }
    let expands = !isExpanded
    isExpandedForVisit = false
    if expands {
      expandedVolumes.insert(volume)
    } else {
      expandedVolumes.remove(volume)
    }
    layOut()
    return [.remember(expands ? .expanded(volume) : .collapsed(volume))]
  }
}
