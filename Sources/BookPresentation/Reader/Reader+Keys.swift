import BookCore
import TerminalKit

extension Reader {
  mutating func press(_ key: Key) -> [ReaderEffect] {
    notice = nil
    if !key.isDigit { digits = "" }
    switch focus {
    case .page: return pressOnPage(key)
    case .prompt(let words): type(key, after: words)
    case .help(let top): return pressOnHelp(key, top: top)
    }
    return []
  }
}

extension Reader {
  private mutating func pressOnPage(_ key: Key) -> [ReaderEffect] {
    switch key {
    case .character("q"), .control("c"): return [.quit]
    case .control("l"): return [.repaint]
    case .character("m"), .enter: return toggleSummary()
    case .character("w"): return openWiki()
    case .character("h"), .left: return go(to: volume - 1)
    case .character("l"), .right: return go(to: volume + 1)
    case .character(let digit) where key.isDigit: return type(digit: digit)
    case .character("/"): focus = .prompt("")
    case .character("?"): focus = .help(top: 0)
    case .character("n"): visitHit(after: 1)
    case .character("N"): visitHit(after: -1)
    case .escape: search = nil
    default: Scrolling(key, rows: plan.textRows).map { scroll($0) }
    }
    return []
  }

  private mutating func pressOnHelp(_ key: Key, top: Int) -> [ReaderEffect] {
    if key == .character("q") { return [.quit] }
    if let row = Scrolling(key, rows: plan.textRows)?.row(from: top, last: lastTopOfHelp) {
      focus = .help(top: row)
    } else {
      focus = .page
    }
    return []
  }
}

extension Key {
  fileprivate var isDigit: Bool {
    guard case .character(let character) = self else { return false }
    return ("0"..."9").contains(character) && character.isASCII
  }
}
