import TerminalKit

extension Collection<StyledText> {
  /// The whole words, spaces included, with which every line begins.
  var sharedBeginning: String {
    let texts = map(\.plainText)
    guard var shared = texts.first else { return "" }
    while !texts.allSatisfy({ $0.hasPrefix(shared) }) || shared.last != " " {
      if shared.popLast() == nil { break }
    }
    return shared
  }
}
