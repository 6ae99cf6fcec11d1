package import Foundation

/// A file of the package, such as one that holds what tests expect.
package struct ProjectFile {
  /// The folder of the package.
  package static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..", directoryHint: .isDirectory).standardizedFileURL

  /// The path in the package.
  package let path: String

  package init(path: String) { self.path = path }

  package var url: URL { Self.package.appending(path: path) }

  package var text: String { get throws { try String(contentsOf: url, encoding: .utf8) } }

  /// Its lines; the last one is empty if the text ends as it should.
  package var lines: [String] { get throws { try text.lines } }

  /// What sets a text apart from that of the file, or nothing if `HP_BOOKS_DRAW` is set: the file
  /// then becomes the text.
  package func difference(from text: String) throws -> [String] {
    if ProcessInfo.processInfo.environment["HP_BOOKS_DRAW"] != nil {
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    let changes = try text.lines.difference(from: lines) { $0.utf8.elementsEqual($1.utf8) }
    return changes.map { change in
      switch change {
      case .insert(_, let line, _): "+ \(line)"
      case .remove(_, let line, _): "- \(line)"
      }
    }
  }
}

extension String {
  fileprivate var lines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
