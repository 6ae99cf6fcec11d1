import BookCore
import Testing

struct ReaderStateErrorTests {
  @Test(
    arguments: [
      (.noLocation(reason: "x"), "There is nowhere to keep the reader state: x"),
      (.damaged(file: "a"), "'a' is damaged, so it is ignored"),
      (
        .partlyDamaged(file: "a", parts: ["recent"]),
        "'a' is damaged in \"recent\"; the rest is used"
      ),
      (
        .partlyDamaged(file: "a", parts: ["recent", "volumes", "\u{9b}"]),
        #"'a' is damaged in "recent", "volumes" and "\u{9b}"; the rest is used"#
      ),
      (
        .newerVersion(file: "a"),
        "'a' was written by a newer version of this program and is left alone"
      ),
      (.foreign(file: "a"), "'a' is not a reader state and is left alone"),
      (
        .tooLarge(file: "a"),
        "The reader state in 'a' is larger than the limit of 16 MiB and is left alone"
      ),
      (
        .full(file: "a"),
        "The reader state cannot be saved in 'a': it would be larger than the limit of 16 MiB"
      ),
      (
        .setAside(file: "a", keptAs: "b"),
        "'a' was damaged; the old file is kept as 'b'"
      ),
      (
        .wasGone(file: "a"),
        "'a' was gone or empty; what was remembered is saved in it again"
      ),
      (.notAFile(file: "a"), "'a' is not a regular file and cannot hold the reader state"),
      (
        .readOnly(file: "\u{9b}"),
        #"The reader state cannot be saved in '\u{9b}': the file is read-only"#
      ),
      (.unreadable(file: "a", reason: "x"), "The reader state in 'a' cannot be read: x"),
      (.unwritable(file: "a", reason: "x"), "The reader state cannot be saved in 'a': x"),
      (
        .locked(file: "a"),
        "The reader state cannot be saved in 'a': another program has locked it"
      ),
      (
        .unflushed(file: "a", reason: "x"),
        "The change is saved in 'a', but may not survive a power cut: x"
      ),
    ] as [(ReaderStateError, String)])
  func theMessageSaysWhatIsWrong(error: ReaderStateError, message: String) {
    #expect(error.description == message)
  }
}
