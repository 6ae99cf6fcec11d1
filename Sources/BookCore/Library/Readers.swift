import SystemCalls

/// Somebody who reads, and where what they did is remembered.
package struct Reader: Equatable, Sendable {
  /// The name as it was first typed; ``ReaderName/usual`` of the usual reader.
  package let name: ReaderName

  package let location: ReaderStateLocation

  /// Whether nothing has been remembered yet of a reader who has been named.
  package let isNew: Bool
}

/// Those whose reader states are kept in one place: the usual reader, and beside their file the
/// folder `readers` with a file for everybody else, such as `anna.json`.
package struct Readers: Sendable {
  private static let suffix = ".json"

  private let usual: Reader
  private let folder: String

  package init(beside location: ReaderStateLocation) {
    usual = Reader(name: .usual, location: location, isNew: false)
    folder = FilePath.path("readers", in: FilePath.folder(of: location.path))
  }

  /// Everybody who has a file, by their names, behind the usual reader.
  package var all: [Reader] {
    let files = FilePath.names(in: folder).filter { $0.hasSuffix(Self.suffix) }
    var names = files.compactMap { ReaderName(String($0.dropLast(Self.suffix.count))) }
    // Of files whose names are equal here, the first is found.
    names.sort { ($0.text.uppercased(), $0.text) < ($1.text.uppercased(), $1.text) }
    return names.reduce(into: [usual]) { readers, name in
      if name != .usual, name != readers[readers.count - 1].name {
        readers.append(reader(name, isNew: false))
      }
    }
  }

  /// The reader with a name, who may be a new one.
  package func reader(named name: ReaderName = .usual) -> Reader {
    name == .usual ? usual : all.first { $0.name == name } ?? reader(name, isNew: true)
  }

  private func reader(_ name: ReaderName, isNew: Bool) -> Reader {
    let path = FilePath.path(name.text + Self.suffix, in: folder)
    return Reader(
      name: name, location: ReaderStateLocation(path: path, isNamed: true), isNew: isNew)
  }
}
