/// A piece of running text in a help page and in the manual.
///
/// A string literal is a paragraph, and an array literal several blocks:
///
///     let discussion: HelpBlock = ["A long summary is cut.", .commands(["hp-books summary 1"])]
package enum HelpBlock: Sendable {
  /// A paragraph, wrapped to the width of the page, but for the commands between backticks.
  case paragraph(String)

  /// Words with their meanings, in two columns if the page is wide enough.
  case terms([Term])

  case options([Option])

  /// Lines that keep their breaks, such as a piece of a file.
  case lines([String])

  /// Command lines as a shell reads them, each on one line, so that it can be copied.
  case commands([String])

  case several([HelpBlock])
}

extension HelpBlock: ExpressibleByStringInterpolation, ExpressibleByArrayLiteral {
  package init(stringLiteral value: String) { self = .paragraph(value) }
  package init(arrayLiteral blocks: HelpBlock...) { self = .several(blocks) }
}

extension String {
  /// What stands between the words of a command, which is there to be copied whole.
  static let tie: Character = "\u{a0}"

  /// The text with the words of its commands tied, which stand between backticks, two for each; nil
  /// if it has none.
  var withTiedCommands: String? {
    let mark = UInt8(ascii: "`")
    // To count them with `count(where:)` takes a fiftieth of the manual, by its benchmark.
    let marks =
      utf8.withContiguousStorageIfAvailable { $0.reduce(0) { $0 &+ ($1 == mark ? 1 : 0) } } ?? 0
    guard marks > 0, marks.isMultiple(of: 2) else { return nil }
    var (bytes, isCommand) = ([UInt8](), false)
    for byte in utf8 {
      if byte == mark { isCommand.toggle() }
      let isTied = isCommand && byte == UInt8(ascii: " ")
      if isTied { bytes += Self.tie.utf8 } else if byte != mark { bytes.append(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A command line that works as it is, without the name of the program, and what it does:
/// `Example("show 3", "Read the third volume")`.
package typealias Example = Term

/// A page of help that belongs to no command: `hp-books help environment`.
///
///     Topic("exit-codes", abstract: "What the exit codes mean.", manualSection: "EXIT STATUS") {
///       [.terms([Term("0", "Done."), Term("64", "The command line is wrong.")])]
///     }
package struct Topic: Sendable {
  package let name: String

  /// Words that people may type for it, in small letters; an error then names the topic.
  let synonyms: [String]

  package let abstract: String

  package let manualSection: String

  let content: @Sendable () -> HelpBlock

  /// Describes a topic, with its heading in the manual if that is not the name in capitals.
  package init(
    _ name: String, synonyms: [String] = [], abstract: String, manualSection: String? = nil,
    content: @escaping @Sendable () -> HelpBlock
  ) {
    (self.name, self.synonyms, self.abstract) = (name, synonyms, abstract)
    self.manualSection = manualSection ?? name.uppercased()
    self.content = content
  }
}
