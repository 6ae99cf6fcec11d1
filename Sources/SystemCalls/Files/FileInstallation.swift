/// Writing a file where another program looks for it, in place of an older one of the same kind.
///
///     let oldPath = try FileInstallation.install(
///       bytes, at: path, replacing: { $0.starts(with: mark) }, isUnchanged: { $0 == bytes })
package enum FileInstallation {
  /// Why a file was not written.
  package enum Failure: Error, Equatable {
    /// What is there is of another kind, and is left alone.
    case otherKind

    /// There is a link that leads nowhere.
    case brokenLink

    /// The file that is there is read-only.
    case readOnly

    case unwritable(Errno)
  }

  /// Far more than such a file has; of a longer one, only the beginning is judged.
  private static let sizeLimit = 1 << 20

  /// Writes a file, for its owner alone unless it is public.
  ///
  /// An older one that was changed since it was installed, or may have been, is kept under another
  /// name, which is returned. Anything but a file is judged as an empty one.
  package static func install(
    _ bytes: [UInt8], at path: String, isPublic: Bool = false,
    replacing isOfSameKind: ([UInt8]) -> Bool, isUnchanged: ([UInt8]) -> Bool
  ) throws(Failure) -> String? {
    let isOldKept = try hasChanged(path, isOfSameKind, isUnchanged)
    do throws(Errno) {
      let target = try FilePath.resolvingLinks(path)
      try FilePath.createFolder(FilePath.folder(of: target), isPublic: isPublic)
      let replacement = try FileReplacement(of: target, holding: bytes, isPublic: isPublic)
      return try replacement.commit(keepingOldAs: isOldKept ? ".old" : nil)
    } catch { throw .unwritable(error) }
  }
}

extension FileInstallation {
  /// Whether there is a file that is not as we wrote it.
  private static func hasChanged(
    _ path: String, _ isOfSameKind: ([UInt8]) -> Bool, _ isUnchanged: ([UInt8]) -> Bool
  ) throws(Failure) -> Bool {
    guard let bytes = try contents(of: path) else {
      if FilePath.exists(path) { throw .brokenLink }
      return false
    }
    guard isOfSameKind(bytes) else { throw .otherKind }
    if let permissions = FilePath.permissions(of: path), permissions & 0o200 == 0 {
      throw .readOnly
    }
    return !isUnchanged(bytes)
  }

  /// The contents of a file, which are empty for anything else; nil if there is nothing.
  private static func contents(of path: String) throws(Failure) -> [UInt8]? {
    do throws(Errno) {
      let file = try FileDescriptor(path, for: .readingNonBlocking)
      return try file.isRegularFile() ? file.readAll(limit: sizeLimit) : []
    } catch {
      if error == .noSuchFile { return nil }
      throw .unwritable(error)
    }
  }
}
