import TerminalKit

/// Labels with their values, in two columns where there is room for two.
struct FactList {
  /// The columns that a value needs to stand beside its label; otherwise it stands below.
  private static let leastValueWidth = 20

  private let facts: [(label: String, value: String)]

  /// Creates a list.
  ///
  /// - Parameter facts: The labels and values; those without a value are left out.
  init(_ facts: [(label: String, value: String)]) {
    self.facts = facts.map { ($0.label, $0.value.onOneLine) }.filter { !$0.value.isEmpty }
  }

  func lines(_ format: PageFormat) -> [StyledText] {
    let column = (facts.map(\.label.displayWidth).max() ?? 0) + 2
    return facts.flatMap { label, value in
      let label = StyledText(label, style: .bold)
      return format.textWidth - column >= Self.leastValueWidth
        ? Self.beside(label, value, column: column, format)
        : Self.below(label, value, format)
    }.map(format.indented)
  }
}

extension FactList {
  private static func beside(
    _ label: StyledText, _ value: String, column: Int, _ format: PageFormat
  ) -> [StyledText] {
    // An address is better long than broken; whatever has spaces reads like prose.
    let width = value.contains(" ") ? format.textWidth : format.fullWidth
    let values = wrapped(value, to: width - column)
    return [label.paddedAtEnd(to: column) + values[0]]
      + values.dropFirst().map { $0.indented(by: column) }
  }

  private static func below(
    _ label: StyledText, _ value: String, _ format: PageFormat
  ) -> [StyledText] {
    [label] + wrapped(value, to: format.textWidth - 2).map { $0.indented(by: 2) }
  }

  /// Wraps a value; one without spaces is broken at its last slash where that makes two lines, so
  /// that an address does not end in the middle of a name.
  private static func wrapped(_ value: String, to width: Int) -> [StyledText] {
    let whole = StyledText(value)
    guard whole.displayWidth > width, !value.contains(" "),
      let slash = value.lastIndex(of: "/")
    else { return whole.wrapped(to: width) }
    let halves = [value[...slash], value[slash...].dropFirst()].map { StyledText(String($0)) }
    return halves.allSatisfy { $0.displayWidth <= width } ? halves : whole.wrapped(to: width)
  }
}
