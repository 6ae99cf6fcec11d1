/// What there is to do after a key, and to tell the reader until the next one.
package enum ReaderAnswer: Equatable, Sendable {
  case draw(String? = nil)

  /// To save what has changed before it is said that it is so.
  case save(String? = nil)

  /// To draw everything, since the screen may be damaged.
  case repaint

  case quit

  var notice: String? {
    switch self {
    case .draw(let notice), .save(let notice): notice
    case .repaint, .quit: nil
    }
  }

  /// What there is to do after both, where a key stands for two.
  func followed(by next: ReaderAnswer) -> ReaderAnswer {
    switch (self, next) {
    case (.save, .draw(let notice)): .save(notice)
    case (.quit, _): .quit
    default: next
    }
  }
}
