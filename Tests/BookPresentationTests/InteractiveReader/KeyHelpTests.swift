import BookCore
import DisplayText
import TerminalKit
import TestSupport
import Testing

@testable import BookPresentation

/// The page of keys.
struct KeyHelpTests {
  /// Each key on the left, pressed where it can do something.
  @Test(arguments: KeyHelp.keys.flatMap { $0.keys.split(separator: " ") })
  func everyKeyDoesSomething(name: Substring) throws {
    // The loop takes it before the model.
    if name == "Ctrl-Z" { return }
    let named: [Substring: Key] = [
      "1-9": .character("5"), "Space": .character(" "), "Ctrl-L": .control("l"), "Tab": .tab,
      "Enter": .enter, "Esc": .escape,
    ]
    var reader = try Self.busyReader.get()
    let before = reader.frame
    let effects = reader.type(named[name] ?? .character(Character(String(name))))
    #expect(!effects.isEmpty || reader.frame != before)
    #expect(reader.notice.firstRange(of: "does nothing here") == nil)
  }

  /// No key ships without its line of help: one that does something on some screen is named there.
  @Test(arguments: ["", "c", "C", "r", "p", "?", "/the⏎", "c/e⏎"])
  func everyKeyThatDoesSomethingIsNamed(keys: String) throws {
    var before = try ReaderSample.embedded(
      size: "80x12", state: ReaderState(of: .embedded(), at: [3: 19]))
    before.type(keys)
    for key in UInt8(ascii: "!")...UInt8(ascii: "~") {
      let key = String(Unicode.Scalar(key))
      var reader = before
      reader.type(key)
      if key.allSatisfy(\.isNumber) || reader.notice.contains("does nothing here") { continue }
      // The article is no key; ZZ and :q are what begins with one.
      let isNamed = KeyHelp.keys.contains { row in
        row.keys.split(separator: " ").contains { $0 == key }
          || key != "a"
            && row.meaning.split(separator: " ").contains { word in
              [key, key + ",", key + ";", key + ":", key + key + ","].contains { $0 == word }
                || key == ":" && word.hasPrefix(key)
            }
      }
      #expect(isNamed, "\(key)")
    }
  }

  /// Other keys, and those on the left that do the same.
  @Test(
    arguments: [
      ([.left], "h"), ([.right], "l"), ([.f1, .character("H")], "?"), ([.control("c")], "Q"),
      ([.enter, .down, .character("e"), .character("J"), .control("n"), .control("e")], "j"),
      ([.up, .character("y"), .character("K"), .control("p"), .control("y")], "k"),
      ([.pageDown, .character("f"), .control("f"), .control("v")], " "),
      ([.pageUp, .control("b"), .alt("v")], "b"), ([.control("d")], "d"), ([.control("u")], "u"),
      ([.home, .character("<")], "g"), ([.end, .character(">")], "G"), ([.tab], "]"),
      ([.shiftTab], "["), ([.control("g")], "="),
    ] as [([Key], String)])
  func otherKeysDoTheSame(others: [Key], key: String) throws {
    for other in others {
      var (reader, expected) = (try Self.busyReader.get(), try Self.busyReader.get())
      #expect(reader.type(other) == expected.type(key), "\(other)")
      #expect(reader.frame == expected.frame, "\(other)")
    }
  }

  /// A reader in the middle of a volume with a hit, a bookmark out of sight, and a change to undo.
  private static let busyReader = Result {
    var reader = try ReaderSample.embedded(
      size: "80x12", state: ReaderState(of: .embedded(), at: [3: 19]))
    reader.type("s/the\r]]j")
    return reader
  }

  /// Keys of less and vim that stand beside those on the left.
  @Test(arguments: ["gg", "Ctrl-G", "Ctrl-C"])
  func otherKeysAreNamed(key: String) {
    #expect(KeyHelp.keys.contains { $0.meaning.contains(key) })
  }
}
