import BookCore
import Testing

struct ReaderStateErrorTests {
  @Test(
    arguments: [
      (.noLocation(reason: "x"), "There is nowhere to keep the reader state: x"),
      (
        .damaged(file: "a", keptAs: "b"),
        "'a' is damaged and ignored; it will be kept as 'b' before anything new is saved"
      ),
      (
        .partlyDamaged(file: "a", parts: ["expanded"], keptAs: "b"),
        "'a' is damaged in \"expanded\"; the rest is used, and a copy will be kept as 'b' before "
          + "anything new is saved"
      ),
      (
        .partlyDamaged(file: "a", parts: ["kept", "recent", "finished"], keptAs: "b"),
        "'a' is damaged in \"kept\", \"recent\" and \"finished\"; the rest is used, and a copy will be "
          + "kept as 'b' before anything new is saved"
      ),
      (
        .partlyDamaged(file: "a", parts: ["expanded", "places"], keptAs: "b"),
        "'a' is damaged in \"expanded\" and \"places\"; the rest is used, and a copy will be kept as "
          + "'b' before anything new is saved"
      ),
      (
        .newerVersion(file: "a"),
        "'a' was written by a newer version of this program and is left alone"
      ),
      (
        .setAside(file: "a", keptAs: "b"),
        "'a' was damaged; the old file is kept as 'b'"
      ),
      (
        .notAFile(file: "a"), "'a' is not a regular file and cannot hold the reader state"
      ),
      (
        .readOnly(file: "\u{9b}"),
        #"The reader state cannot be saved in '\u{9b}': the file is read-only"#
      ),
      (.unreadable(file: "a", reason: "x"), "The reader state in 'a' cannot be read: x"),
      (.unwritable(file: "a", reason: "x"), "The reader state cannot be saved in 'a': x"),
      (
        .readOnly(file: "a"), "The reader state cannot be saved in 'a': the file is read-only"
      ),
      (
        .locked(file: "a"),
        "The reader state cannot be saved in 'a': another program is keeping it locked"
      ),
      (
        .passingSource(name: "a"),
        "The change is not remembered, since a may hold other books next time"
      ),
    ] as [(ReaderStateError, String)])
  func theMessageSaysWhatIsWrong(error: ReaderStateError, message: String) {
    #expect(error.description == message)
  }
}
