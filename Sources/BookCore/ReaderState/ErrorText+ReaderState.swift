import DisplayText

extension ErrorText {
  static let noIdentity = "the series has no name"

  static let nothingIsKept = "nothing is remembered here"

  static func words(for error: ReaderStateError) -> String {
    switch error {
    case .noLocation(let reason): "There is nowhere to keep the reader state: \(reason)"
    case .damaged(let file): "\(name(file)) is damaged, so it is ignored"
    case .partlyDamaged(let file, let parts):
      "\(name(file)) is damaged in \(parts.map(quoted).listed()); the rest is used"
    case .setAside(let file, let keptAs):
      "\(name(file)) was damaged; the old file is kept as \(name(keptAs))"
    case .wasGone(let file):
      "\(name(file)) was gone or empty; what was remembered is saved in it again"
    case .newerVersion(let file):
      "\(name(file)) was written by a newer version of this program and is left alone"
    case .foreign(let file): "\(name(file)) is not a reader state and is left alone"
    case .tooLarge(let file):
      "The reader state in \(name(file)) is larger than \(sizeLimit) and is left alone"
    case .full(let file): unsaved(in: file, "it would be larger than \(sizeLimit)")
    case .notAFile(let file): "\(name(file)) is not a regular file and cannot hold the reader state"
    case .unreadable(let file, let reason):
      "The reader state in \(name(file)) cannot be read: \(reason)"
    case .unwritable(let file, let reason): unsaved(in: file, reason)
    case .readOnly(let file): unsaved(in: file, "the file is read-only")
    case .locked(let file): unsaved(in: file, "another program has locked it")
    case .unflushed(let file, let reason):
      "The change is saved in \(name(file)), but may not survive a power cut: \(reason)"
    }
  }

  private static let sizeLimit = "the limit of \(ReaderStateStore.sizeLimit >> 20) MiB"

  private static func unsaved(in file: String, _ reason: String) -> String {
    "The reader state cannot be saved in \(name(file)): \(reason)"
  }
}
