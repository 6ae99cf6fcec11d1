/// What a book is about, and how much of it is shown at first.
///
/// A summary of 450 characters or more is collapsible: a reader sees its beginning and can ask for
/// the rest. A shorter one is always shown whole. Characters are counted as a reader counts them,
/// so an emoji family or a Hangul syllable written in jamo is one.
public struct Summary: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
  /// The number of characters from which a summary is collapsible, and which it keeps when
  /// collapsed.
  package static let collapsedLength = 450

  /// The whole text.
  public var text: String { stored.string }

  let stored: StoredText

  /// Creates a summary.
  ///
  /// - Parameter text: The whole text.
  public init(_ text: String) { self.init(StoredText(text)) }

  init(_ text: StoredText) { stored = text }

  /// The beginning of the text and an ellipsis, without white space before it; nil if the summary
  /// is not collapsible.
  package var collapsedText: String? {
    let text = text
    return Self.collapsedEnd(of: text).map { "\(text[..<$0])…" }
  }

  /// Whether the text has 450 characters or more.
  ///
  /// - Complexity: Walks at most 450 characters, however long the text is.
  public var isCollapsible: Bool { Self.collapsedEnd(of: text) != nil }

  /// The text to show.
  ///
  /// - Parameter isExpanded: Whether the reader asked for the whole text. It makes no difference to
  ///   a summary that is not collapsible.
  /// - Returns: The whole text or its collapsed form.
  public func displayText(isExpanded: Bool) -> String { isExpanded ? text : collapsedText ?? text }

  /// The beginning of the text.
  public var description: String { stored.description }

  /// The whole text.
  public var customMirror: Mirror { Mirror(self, children: ["text": text]) }

  /// Where the collapsed form of a whole text ends, before the white space and the ellipsis; nil if
  /// it is not collapsible.
  package static func collapsedEnd(of text: String) -> String.Index? {
    // A character takes at least one byte, so fewer bytes cannot be enough characters.
    guard text.utf8.count >= collapsedLength,
      let end = text.index(text.startIndex, offsetBy: collapsedLength, limitedBy: text.endIndex)
    else { return nil }
    let lastLetter = text[..<end].lastIndex { !$0.isWhitespace }
    return lastLetter.map(text.index(after:)) ?? text.startIndex
  }
}
