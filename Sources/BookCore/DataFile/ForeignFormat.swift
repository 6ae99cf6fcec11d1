import DisplayText

/// What people take for a data file, told by its first bytes.
enum ForeignFormat {
  private static let beginnings = [
    ("\u{1f}", "a file packed by gzip"), ("PK\u{3}\u{4}", "a ZIP archive"),
    ("%PDF-", "a PDF document"),
    ("version https://git-lfs", "a pointer of Git LFS (git lfs pull fetches the file)"),
    ("404: Not Found", "the answer of a server that has no such file"), ("---\n", "YAML"),
  ]

  /// What stands in a ZIP archive before the name of its first file.
  private static let zipHeaderSize = 30

  /// The name of the format of a file that is not JSON; nil if that is not known.
  static func name(of bytes: [UInt8]) -> String? {
    let archived = bytes.dropFirst(zipHeaderSize)
    if archived.starts(with: "mimetypeapplication/epub".utf8) { return "an EPUB book" }
    if let known = beginnings.first(where: { bytes.starts(with: $0.0.utf8) }) { return known.1 }
    let rest = bytes.drop { $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "_") }
    let isKey = rest.startIndex > 0 && [": ", ":\n"].contains { rest.starts(with: $0.utf8) }
    return isKey ? "YAML" : nil
  }
}
