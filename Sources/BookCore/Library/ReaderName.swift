/// The name of somebody who has a reader state of their own.
///
/// Names that differ only in case or in their Unicode normal form are equal, since on some file
/// systems their files would be one.
///
///     ReaderName("Zoë") == ReaderName("ZOE\u{308}")  // true
///     ReaderName("../zoe")                           // nil
package struct ReaderName: Equatable, Sendable {
  /// The reader whose state is kept where it is if nobody is named.
  package static let usual = ReaderName(unchecked: "you")

  package static let maxLength = 64

  /// In bytes: a file system takes names of up to 255, and more is added to this one.
  private static let maxSize = 200

  /// The name as it was typed; safe to show, and as the name of a file.
  package let text: String

  /// Takes a name; nil if it is empty or too long, begins with a hyphen, or has anything in it but
  /// letters with their marks, digits, hyphens and underscores.
  package init?(_ text: String) {
    guard (1...Self.maxLength).contains(text.count), text.utf8.count <= Self.maxSize,
      text.utf8.first != UInt8(ascii: "-"), text.unicodeScalars.first?.isMark == false,
      text.unicodeScalars.allSatisfy(\.isPartOfReaderName)
    else { return nil }
    self.init(unchecked: text)
  }

  private init(unchecked text: String) { self.text = text }

  /// In capitals, since only small letters have forms for the end of a word.
  package static func == (name: ReaderName, other: ReaderName) -> Bool {
    name.text.uppercased() == other.text.uppercased()
  }
}

extension Unicode.Scalar {
  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  fileprivate var isPartOfReaderName: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber:
      true
    default: isMark && !properties.isDefaultIgnorableCodePoint || self == "-" || self == "_"
    }
  }
}
