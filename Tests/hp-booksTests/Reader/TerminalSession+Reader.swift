import BookPresentation
import TerminalKit
import TestSupport
import Testing

/// What is done with the reader in a terminal again and again.
extension TerminalSession {
  /// Types a character, and reads until the window shows what the reader makes of it.
  func press(_ key: Character, in reader: inout InteractiveReader) throws {
    type(String(key))
    _ = reader.press(.character(key))
    try wait(for: reader)
  }

  /// Expands the summary while another program holds the state, and reads until the window says so.
  func askInVain(_ reader: InteractiveReader) throws {
    var reader = reader
    type("m")
    _ = reader.press(.character("m"))
    reader.say("Not saved yet: another program is saving")
    try wait(for: reader)
  }

  /// Reads until the program has ended, which leaves the terminal as it was.
  func expectEnding(
    _ expected: ProgramResult.Ending, sourceLocation location: SourceLocation = #_sourceLocation
  ) throws {
    #expect(try ending() == expected, sourceLocation: location)
    #expect(screen.isGivenBack, sourceLocation: location)
    #expect(modes == modesBefore, sourceLocation: location)
  }

  /// Quits the reader.
  func quit(sourceLocation location: SourceLocation = #_sourceLocation) throws {
    type("q")
    try expectEnding(.exit(0), sourceLocation: location)
  }
}
