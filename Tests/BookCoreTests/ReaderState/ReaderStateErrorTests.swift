import BookCore
import Testing

struct ReaderStateErrorTests {
  @Test(
    arguments: [
      (.noLocation, "no location for the reader state"),
      (.damaged(file: "a", keptAs: "b"), "a: damaged, to be kept as b"),
      (
        .partlyDamaged(file: "a", parts: ["expanded", "places"], keptAs: "b"),
        "a: damaged in expanded, places, to be kept as b"
      ),
      (.setAside(file: "a", keptAs: "b"), "a: was damaged, kept as b"),
      (.newerVersion(file: "a"), "a: written by a newer version"),
      (.notAFile(file: "a"), "a: not a regular file"),
      (.unreadable(file: "a", reason: "x"), "a: cannot be read: x"),
      (.unwritable(file: "a", reason: "x"), "a: cannot be saved: x"),
      (.readOnly(file: "a"), "a: is read-only"),
      (.locked(file: "a"), "a: locked by another program"),
      (.passingSource(name: "a"), "a: may hold other books next time"),
    ] as [(ReaderStateError, String)])
  func theDescriptionSaysWhatIsWrong(error: ReaderStateError, description: String) {
    #expect(error.description == description)
  }
}
