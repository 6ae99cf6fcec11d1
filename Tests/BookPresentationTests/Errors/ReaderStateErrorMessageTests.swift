import BookCore
import BookPresentation
import Testing

struct ReaderStateErrorMessageTests {
  @Test(
    arguments: [
      (.noLocation, "There is no place for the reader state: HOME names no folder"),
      (
        .damaged(file: "a", keptAs: "b"),
        "a is damaged and not used; its bytes go to b before anything new is saved"
      ),
      (
        .partlyDamaged(file: "a", parts: ["expanded"], keptAs: "b"),
        "a is damaged in \"expanded\", which is not used; a copy goes to b before anything new is "
          + "saved"
      ),
      (
        .partlyDamaged(file: "a", parts: ["expanded", "places"], keptAs: "b"),
        "a is damaged in \"expanded\" and \"places\", which is not used; a copy goes to b before "
          + "anything new is saved"
      ),
      (
        .newerVersion(file: "a"),
        "a was written by a newer version of this program and is left alone"
      ),
      (
        .setAside(file: "a", keptAs: "b"),
        "a turned out to be damaged; its old bytes are kept as b"
      ),
      (
        .notAFile(file: "a"), "a is not a regular file and cannot hold the reader state"
      ),
      (.unreadable(file: "a", reason: "x"), "The reader state in a cannot be read: x"),
      (.unwritable(file: "a", reason: "x"), "The reader state cannot be saved in a: x"),
      (
        .locked(file: "a"),
        "The reader state cannot be saved in a: another program has kept it locked"
      ),
    ] as [(ReaderStateError, String)])
  func theMessageSaysWhatIsWrong(error: ReaderStateError, message: String) {
    #expect(error.message == message)
  }
}
