import TestSupport
import Testing

/// What is said where nobody has a name.
struct WhoCommandTests {
  @Test(arguments: [(256, true), (257, false)])
  func aNameIsRepeatedUnlessItIsLong(length: Int, isRepeated: Bool) {
    // A search for these words finds something.
    let name = String(String(repeating: "harry ", count: 43).prefix(length))
    let run = Rehearsal(["who", "--no-state", name])
    #expect(run.errorText.contains("To search for it, type: ") == isRepeated)
  }
}
