import SystemCalls

/// Where the books of a run come from.
package enum DataSource: Equatable, Sendable {
  case embedded

  /// A file, which has the same books whenever it is opened.
  case file(String)

  /// A pipe, a device or an open descriptor, which may have other books whenever it is opened.
  case stream(String)
  case standardInput

  /// The source that a path names, which is `-` for standard input; without a path, the volumes
  /// that come with the program.
  package init(path: String?) {
    self =
      path.map { path in
        path == "-" ? .standardInput : FilePath.isStream(path) ? .stream(path) : .file(path)
      } ?? .embedded
  }

  /// The series to remember things about, or nil if there may be another series next time.
  package var series: SeriesIdentity? {
    switch self {
    case .embedded: .embedded
    case .file(let path): .dataFile(path)
    case .stream, .standardInput: nil
    }
  }

  /// Whether the books can be read again, and are then the same.
  package var canBeReadAgain: Bool { series != nil }

  /// Whether the series is in a file, and not in a pipe or a device, for which a user who only
  /// pressed the tab key might wait forever.
  package var canBeReadAtOnce: Bool {
    guard case .file(let file) = self else { return self == .embedded }
    return FilePath.canonical(file).map(FilePath.isRegularFile) ?? false
  }

  /// The path of the data file as `--data` takes it; nil for the embedded series.
  package var argument: String? {
    switch self {
    case .embedded: nil
    case .file, .stream: series?.key ?? name
    case .standardInput: "-"
    }
  }

  /// What messages call the source.
  package var name: String {
    switch self {
    case .embedded: ErrorText.embeddedFile
    case .file(let path), .stream(let path): path
    case .standardInput: ErrorText.standardInput
    }
  }

  /// Reads the books, which is possible only once where they do not come from a file.
  package func read() throws(DataFileError) -> BookSeries {
    var books: BookSeries
    switch self {
    case .embedded: books = try .embedded()
    case .file(let path), .stream(let path): books = try BookSeries(contentsOfFile: path)
    case .standardInput:
      books = try BookSeries(contentsOf: StandardStream.input.descriptor, name: name)
    }
    // What may be other books next time is not remembered.
    if !canBeReadAgain { books.identity = nil }
    return books
  }
}
