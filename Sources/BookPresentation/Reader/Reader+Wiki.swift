import BookCore

extension Reader {
  /// Asks for the volume's page on the web, or tells that it has none.
  mutating func openWiki() -> [ReaderEffect] {
    if let address = book.wiki { return [.open(address)] }
    notice = Words.noWiki
    return []
  }
}
