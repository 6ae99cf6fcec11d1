import Foundation

/// The cases of a suite that stand in a text file, where they are easier to read than as literals.
///
/// Those of `ConformanceTests` stand in `Tests/JSONTests/Cases/ConformanceTests.txt`, in whichever
/// folder of `Tests/JSONTests` the suite is. A line that begins with `== ` begins a section:
///
///     == commas
///     // Those that are missing.
///     [1 2] ¦ a comma is missing here
///     [1,‹U+2028›2]
package struct CaseFile {
  /// A part of the file with a heading.
  package struct Section: Sendable, CustomStringConvertible {
    /// What the line says that begins it, behind `== `.
    package let heading: String

    /// Its lines, without those at its end that are empty.
    package let lines: [String]

    package var description: String { heading }
  }

  /// A file or a part of it is empty, or has not the cells that its suite asks for.
  package struct NoCases: Error {}

  /// The sections, in the order of the file.
  package let sections: [Section]

  /// Reads the cases of the suite at a path.
  package init(of suite: String = #filePath) throws {
    let suite = URL(filePath: suite)
    var target = suite.deletingLastPathComponent()
    while target.deletingLastPathComponent().lastPathComponent != "Tests" {
      target.deleteLastPathComponent()
    }
    let name = suite.deletingPathExtension().lastPathComponent
    let file = target.appending(path: "Cases/\(name).txt")
    let text = try String(contentsOf: file, encoding: .utf8)
    sections = "\n\(text)".split(separator: "\n== ").map { section in
      var lines = section.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      while lines.last == "" { lines.removeLast() }
      return Section(heading: lines.first ?? "", lines: Array(lines.dropFirst()))
    }
    if sections.isEmpty || sections.contains(where: \.lines.isEmpty) { throw NoCases() }
  }

  /// The lines of a section, each a text.
  package func texts(_ heading: String) throws -> [String] {
    try rows(heading, of: 1).map { $0[0] }
  }

  /// The lines of a section, each two texts.
  package func pairs(_ heading: String) throws -> [(String, String)] {
    try rows(heading, of: 2).map { ($0[0], $0[1]) }
  }

  /// The lines of a section, each three texts.
  package func triples(_ heading: String) throws -> [(String, String, String)] {
    try rows(heading, of: 3).map { ($0[0], $0[1], $0[2]) }
  }

  /// The lines of a section, each as many texts.
  package func rows(_ heading: String, of count: Int) throws -> [[String]] {
    try cells(heading, count).map { $0.map(\.spelled) }
  }

  /// The lines of a section, each a value of every kind that is asked for.
  package func table<each Value: CaseCell>(_ heading: String) throws -> [(repeat each Value)] {
    var count = 0
    for _ in repeat (each Value).self { count += 1 }
    var table: [(repeat each Value)] = []
    for row in try cells(heading, count) {
      var cells = row.makeIterator()
      table.append((repeat try Self.value(of: cells.next(), as: (each Value).self)))
    }
    return table
  }

  private static func value<Value: CaseCell>(
    of cell: String?, as type: Value.Type
  ) throws -> Value {
    guard let value = cell.flatMap(type.init(cell:)) else { throw NoCases() }
    return value
  }

  /// The rows of a section, without its remarks.
  private func cells(_ heading: String, _ count: Int) throws -> [[String]] {
    let rows = sections.first { $0.heading == heading }?.rows ?? []
    let cases = rows.filter { $0.first?.hasPrefix("// ") == false }
    if cases.isEmpty || cases.contains(where: { $0.count != count }) { throw NoCases() }
    return cases
  }

  /// The sections whose heading begins with a word and a space, without these.
  ///
  /// None of them is an error, since a test of nothing passes.
  package func sections(of word: String) throws -> [Section] {
    let found = sections.filter { $0.heading.hasPrefix(word + " ") }.map {
      Section(heading: String($0.heading.dropFirst(word.count + 1)), lines: $0.lines)
    }
    if found.isEmpty { throw NoCases() }
    return found
  }
}

/// What a cell of a ``CaseFile/table(_:)`` can stand for.
package protocol CaseCell {
  /// The value, or nil where it is spelled wrong.
  init?(cell: String)
}

extension String: CaseCell {
  package init?(cell: String) { self = cell.spelled }
}

extension Int: CaseCell {
  package init?(cell: String) { self.init(cell) }
}

extension Double: CaseCell {
  package init?(cell: String) { self.init(cell) }
}

/// Spelled `yes` or `no`.
extension Bool: CaseCell {
  package init?(cell: String) {
    guard ["yes", "no"].contains(cell) else { return nil }
    self = cell == "yes"
  }
}

/// A dash stands for nil.
extension Optional: CaseCell where Wrapped: CaseCell {
  package init?(cell: String) {
    if cell == "—" {
      self = .none
    } else if let value = Wrapped(cell: cell) {
      self = value
    } else {
      return nil
    }
  }
}

/// Elements with ` / ` between them; a dash stands for none.
extension Array: CaseCell where Element: CaseCell {
  package init?(cell: String) {
    let parts = cell == "—" ? [] : cell.parts
    self = parts.compactMap(Element.init(cell:))
    if count != parts.count { return nil }
  }
}

/// Elements as `name=value`, or `name` alone where the value is nil.
extension Dictionary: CaseCell where Key == String, Value: CaseCell {
  package init?(cell: String) {
    self = [:]
    for part in cell == "—" ? [] : cell.parts {
      let words = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let value = Value(cell: words.count > 1 ? String(words[1]) : "—") else { return nil }
      self[String(words[0])] = value
    }
  }
}

extension CaseFile.Section {
  /// The lines as one text, each of them ended.
  package var text: String { lines.map { $0 + "\n" }.joined() }

  /// The lines as rows of a table, whose cells have ` ¦ ` between them.
  package var rows: [[String]] {
    lines.map { line in
      line.split(separator: " ¦ ", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// The widths in the heading, or nil where it has none.
  package var widths: ClosedRange<Int>? { heading.range }
}

extension String {
  /// The numbers that `7` or `7...12` stands for, or nil for other texts.
  package var range: ClosedRange<Int>? {
    let words = split(separator: "...")
    let ends = words.compactMap { Int($0) }
    guard ends.count == words.count, ends.count <= 2, let first = ends.first, let last = ends.last,
      first <= last
    else { return nil }
    return first...last
  }

  /// The parts of a cell that have ` / ` between them, none in an empty one.
  package var parts: [String] { isEmpty ? [] : components(separatedBy: " / ") }

  /// The bytes of a cell, in which `‹U+2028›` stands for a scalar, `‹E5›` for a byte, `‹9×ab›` for
  /// as many times a text, and `‹›` for nothing.
  package var spelledBytes: [UInt8] {
    var bytes: [UInt8] = []
    var rest = self[...]
    while let start = rest.firstIndex(of: "‹"), let end = rest[start...].firstIndex(of: "›") {
      bytes += rest[..<start].utf8
      bytes += rest[start..<end].dropFirst().meantBytes
      rest = rest[end...].dropFirst()
    }
    return bytes + rest.utf8
  }
}

extension StringProtocol {
  /// The text of a cell that is UTF-8 whatever stands for it; see ``Swift/String/spelledBytes``.
  package var spelled: String { String(decoding: String(self).spelledBytes, as: UTF8.self) }
}

extension Substring {
  fileprivate var meantBytes: [UInt8] {
    if isEmpty { return [] }
    let parts = split(separator: "×", maxSplits: 1)
    if parts.count == 2, let count = Int(parts[0]) {
      return Array(String(repeating: String(parts[1]), count: count).utf8)
    }
    let digits = UInt32(trimmingPrefix("U+"), radix: 16) ?? 0
    guard hasPrefix("U+") else { return [UInt8(truncatingIfNeeded: digits)] }
    return Unicode.Scalar(digits).map { Array(String($0).utf8) } ?? []
  }
}
