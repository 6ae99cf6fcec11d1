import BookCore
import TerminalKit

extension Reader {
  /// Takes a key while the words to look for are typed.
  mutating func type(_ key: Key, after words: String) {
    switch key {
    case .character(let character): focus = .prompt(words + String(character))
    case .backspace: focus = words.isEmpty ? .page : .prompt(String(words.dropLast()))
    case .control("u"): focus = .prompt("")
    case .enter:
      focus = .page
      find(words)
    case .escape: focus = .page
    default: break
    }
  }

  /// Goes to another hit.
  mutating func visitHit(after step: Int) {
    search?.advance(by: step)
    showHit()
  }
}

extension Reader {
  /// Goes to the first hit from the top of the screen on, or where there is none, of the page.
  private mutating func find(_ words: String) {
    let hits = TextSearch(book).hits(for: words)
    let top = layout.lines.isEmpty ? .start : layout.lines[top].place
    let index = hits.firstIndex { $0.place >= top } ?? 0
    search = hits.isEmpty ? nil : ReaderSearch(words: words, hits: hits, index: index)
    if hits.isEmpty, words.contains(where: { !$0.isWhitespace }) {
      notice = Words.noHits(for: words)
    }
    showHit()
  }

  private mutating func showHit() {
    guard let hit = search?.current else { return }
    if !isExpanded, TextSearch(book).isCollapsed(hit) {
      isExpandedForVisit = true
      layOut()
    }
    let row = layout.row(of: hit.place)
    if !(top..<top + plan.textRows).contains(row) { scroll(to: row) }
  }
}
