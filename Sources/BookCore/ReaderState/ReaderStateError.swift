import DisplayText

/// Why the reader state cannot be read or saved.
///
/// The cases carry everything that a message needs, verbatim. ``description`` is such a message.
public enum ReaderStateError: Error, Equatable, Sendable, CustomStringConvertible {
  /// There is no place for the state; the reason follows a colon.
  case noLocation(reason: String)

  /// The file is damaged and ignored.
  case damaged(file: String)

  /// Parts of the file are damaged; what is wrong in them is ignored, and everything else is used.
  case partlyDamaged(file: String, parts: [String])

  /// The file turned out to be damaged when something was saved, and was kept under another name.
  case setAside(file: String, keptAs: String)

  /// Nothing was left of the file when something was saved; what was known of it was saved as well.
  case wasGone(file: String)

  /// The file was written by a later version of the program and is left alone.
  case newerVersion(file: String)

  /// The file holds something other than a reader state, and is left alone.
  case foreign(file: String)

  /// The file is larger than 16 MiB, far more than any reader needs, and is left alone.
  case tooLarge(file: String)

  /// The file would become larger than 16 MiB, at once or when the changes are undone.
  case full(file: String)

  /// The path leads to something other than a file, such as a folder or a device.
  case notAFile(file: String)

  /// The file cannot be read; the reason is in the system's words.
  case unreadable(file: String, reason: String)

  /// The file cannot be replaced; the reason is in the system's words.
  case unwritable(file: String, reason: String)

  /// The user has made the file read-only.
  case readOnly(file: String)

  /// Another program has held the lock for too long.
  case locked(file: String)

  /// The change is saved, but not for certain on the disk; the reason is in the system's words.
  case unflushed(file: String, reason: String)

  /// What is wrong, safe to show on a terminal and without a full stop at its end.
  ///
  ///     ReaderStateError.locked(file: "state.json").description
  ///     // "The reader state cannot be saved in 'state.json': another program has locked it"
  public var description: String { ErrorText.words(for: self).sanitizedForTerminal() }

  /// The same as ``description``; Foundation has other words for an `any Error`.
  ///
  ///     let error = ReaderStateError.locked(file: "state.json")
  ///     error.localizedDescription == error.description  // true
  public var localizedDescription: String { description }
}
