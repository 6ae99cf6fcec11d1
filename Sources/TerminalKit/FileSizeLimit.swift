/// The limit that a shell sets to the size of files, as `ulimit -f` does.
public enum FileSizeLimit {
  /// Makes a write beyond the limit an error like that of a full disk, where it would otherwise
  /// end the program without a word.
  ///
  /// Called once, before anything is written.
  public static func becomesAnError() {
    CLibrary.ignoreFileSizeSignal()
  }
}
