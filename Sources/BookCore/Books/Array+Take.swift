extension Array where Element: Equatable {
  /// Takes an element out, and says whether it was there: of several members with one name, the
  /// first counts.
  mutating func take(_ element: Element) -> Bool {
    guard let index = firstIndex(of: element) else { return false }
    remove(at: index)
    return true
  }
}
