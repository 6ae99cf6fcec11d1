import BookCore
import TerminalKit

/// Labels with their values, in two columns if there is room for two.
struct FactList {
  /// The columns that a value needs beside its label; with fewer it goes below.
  private static let minValueWidth = 20

  private var labels: [String] = []
  private var values: [String] = []

  /// Adds a label with its value, unless the value is empty.
  mutating func add(_ label: String, _ value: String) {
    let value = value.onOneLine
    if value.isEmpty { return }
    labels.append(label)
    values.append(value)
  }

  func lines(_ format: PageFormat) -> [StyledText] {
    let column = labels.reduce(0) { max($0, $1.displayWidth) } + 2
    let isRoomy = format.textWidth - column >= Self.minValueWidth
    var lines: [StyledText] = []
    for (label, value) in zip(labels, values) {
      let label = StyledText(label, style: .bold)
      let fact =
        isRoomy
        ? Self.beside(label, value, column: column, format) : Self.below(label, value, format)
      for line in fact { lines.append(format.indented(line)) }
    }
    return lines
  }
}

extension FactList {
  /// The facts of a volume.
  init(_ book: Book) {
    add(Messages.author, book.author)
    add(Messages.released, book.releaseDate.formatted)
    add(Messages.pages, String(book.pages))
    add(Messages.wiki, book.wiki?.description ?? "")
  }
}

extension FactList {
  private static func beside(
    _ label: StyledText, _ value: String, column: Int, _ format: PageFormat
  ) -> [StyledText] {
    // A long address is better than a broken one; a value with spaces is wrapped like prose.
    let width = value.hasSpace ? format.textWidth : format.fullWidth
    var lines = wrapped(value, to: width - column)
    lines[0] = label.paddedAtEnd(to: column) + lines[0]
    for row in lines.indices.dropFirst() { lines[row] = lines[row].indented(by: column) }
    return lines
  }

  private static func below(
    _ label: StyledText, _ value: String, _ format: PageFormat
  ) -> [StyledText] {
    [label] + wrapped(value, to: format.textWidth - 2).map { $0.indented(by: 2) }
  }

  /// Wraps a value.
  ///
  /// One without spaces is broken at its last slash if that makes two lines, so that an address is
  /// not broken in the middle of a name.
  private static func wrapped(_ value: String, to width: Int) -> [StyledText] {
    let whole = StyledText(value)
    guard whole.displayWidth > width, !value.hasSpace, let slash = value.lastSlash
    else { return whole.wrapped(to: width) }
    let first = StyledText(String(value[...slash]))
    let second = StyledText(String(value[slash...].dropFirst()))
    return max(first.displayWidth, second.displayWidth) <= width
      ? [first, second] : whole.wrapped(to: width)
  }
}

extension String {
  fileprivate var hasSpace: Bool {
    utf8.contains(UInt8(ascii: " "))
  }

  fileprivate var lastSlash: Index? {
    utf8.indices.last { utf8[$0] == UInt8(ascii: "/") && self[$0] == "/" }
  }
}
