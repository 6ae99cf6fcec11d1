#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

import SystemCalls

/// The file in which a store keeps the state of its series.
struct ReaderStateFile {
  /// Something other than a file stands at the path.
  struct NotAFile: Error {}

  /// What the file holds; nothing at all where there is none.
  struct Contents {
    var data = Data()
    var state = ReaderState()
  }

  let path: String
  let series: SeriesIdentity

  /// Reads the file.
  ///
  /// - Throws: What ``ReaderStateReading`` throws, ``NotAFile`` or an ``Errno``.
  func read() throws -> Contents {
    let data: Data
    do {
      let descriptor = try FileDescriptor(path, for: .readingWithoutWaiting)
      guard try descriptor.isRegularFile() else { throw NotAFile() }
      data = Data(try descriptor.readAll(limit: ReaderStateStore.sizeLimit))
    } catch let error as Errno where error == .noSuchFile {
      return Contents()
    }
    guard data.count <= ReaderStateStore.sizeLimit else { throw ReaderStateFormat.Damage() }
    return Contents(data: data, state: try ReaderStateReading(data, of: series).state)
  }

  /// Makes changes, unless they make no difference.
  ///
  /// - Returns: Where a damaged file was set aside, or nil where nothing was wrong with it.
  /// - Throws: As ``read()``, but for damage.
  func apply(_ changes: [ReaderState.Change]) throws -> String? {
    var (contents, keptAs) = try readSettingDamageAside()
    let state = contents.state.applying(changes)
    guard state != contents.state else { return keptAs }
    do {
      try replace(with: document(contents, state))
    } catch is ReaderStateFormat.Damage {
      // Something is wrong where nobody looked: what was read of our own series is good.
      keptAs = try setAside()
      try replace(with: document(Contents(), state))
    }
    return keptAs
  }

  /// The name that a damaged file gets; files set aside before keep theirs.
  var asideName: String {
    var name = path + ".damaged"
    var number = 2
    while FilePath.exists(name) {
      name = "\(path).damaged-\(number)"
      number += 1
    }
    return name
  }
}

extension ReaderStateFile {
  private func readSettingDamageAside() throws -> (Contents, keptAs: String?) {
    do {
      return (try read(), nil)
    } catch is ReaderStateFormat.Damage {
      return (Contents(), try setAside())
    }
  }

  private func setAside() throws(Errno) -> String {
    let name = asideName
    try FilePath.move(path, to: name)
    return name
  }

  private func document(_ contents: Contents, _ state: ReaderState) throws -> Data {
    var document = try ReaderStateDocument(contents.data)
    try document.set(state, of: series)
    return try document.encoded()
  }

  private func replace(with data: Data) throws(Errno) {
    let replacement = path + ".new"
    // One left by a program that was killed; under the lock it can be nobody else's.
    FilePath.remove(replacement)
    do {
      let descriptor = try FileDescriptor(replacement, for: .creating)
      try descriptor.writeAll([UInt8](data))
      try descriptor.flushToDisk()
      try FilePath.move(replacement, to: path)
    } catch {
      FilePath.remove(replacement)
      throw error
    }
  }
}
