/// The words of this module that a reader may see; those about JSON stand in `Words+JSON.swift`.
enum Words {
  static let months = [
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
  ]

  static let embeddedFile = "Resources/data.json"

  // MARK: What a data file should hold

  static let topObject = "an object with a list of books under \"data\""
  static let book = "an object with the book under \"attributes\""
  static let attributes = "an object with the fields of a book"
  static let books = "a list of books"
  static let chapters = "a list of chapters"
  static let chapter = "an object with the chapter’s \"title\""
  static let text = "text"
  static let nonemptyText = "text that is not empty"
  static let pages = "a whole number from 0 to \(Int.max)"
  static let date = "a day of the calendar such as \"1997-06-26\""

  // MARK: What a data file does hold

  static let nothing = "nothing"
  static let null = "null"
  static let list = "a list"
  static let object = "an object"
  static let hugeNumber = "a number beyond what can be read"

  /// The room for the title of a book in a message.
  private static let titleRoom = 44

  /// The room for a value in a message, which with a title fills one screen line.
  private static let valueRoom = 36

  static func value(_ text: String) -> String { "\"\(text.cut(to: valueRoom))\"" }
  static func number(_ digits: String) -> String { digits.cut(to: valueRoom) }
  static func title(_ text: String) -> String { "\"\(text.cut(to: titleRoom))\"" }

  // MARK: Places in a data file

  static func book(_ number: Int) -> String { "book \(number)" }
  static func chapter(_ number: Int) -> String { "chapter \(number)" }

  // MARK: Data files that do not become a series

  static func missing(_ file: String) -> String { "There is no file \(file)" }
  static func folder(_ file: String) -> String { "\(file) is a folder, not a data file" }
  static func unreadable(_ file: String, _ reason: String) -> String {
    "\(file) cannot be read: \(reason)"
  }
  static func empty(_ file: String) -> String { "\(file) is empty" }
  static func noBooks(_ file: String) -> String { "There are no books in \(file)" }
  static func tooLarge(_ file: String, _ limit: Int) -> String {
    "\(file) is larger than a data file may be: \(limit >> 20) MiB"
  }
  static func fault(_ file: String, _ fault: TextFault) -> String {
    "\(file):\(fault.line):\(fault.column): \(fault.problem)"
  }
  static func expectedUTF8(_ found: String) -> String { expected("text in UTF-8", found: found) }
  static let wideText = "text in UTF-16 or UTF-32"
  static func byte(_ byte: UInt8, at offset: Int) -> String {
    "the byte \(String(byte, radix: 16, uppercase: true)) (byte \(offset + 1) of the file)"
  }
  static func wrongValue(
    _ file: String, _ place: FieldPlace, _ found: String, _ wanted: String
  ) -> String {
    [file, place.description, "found \(found), wanted \(wanted)"]
      .filter { !$0.isEmpty }.joined(separator: ": ")
  }

  // MARK: Reader states that cannot be read or saved

  static let notAFile = "it is not a regular file"
  static let unknownReason = "the reason is not known"
  static let noStateLocation = "There is no place for the reader state: HOME names no folder"
  static func damagedState(_ file: String, keptAs: String) -> String {
    "\(file) is damaged and not used; its bytes go to \(keptAs) before anything new is saved"
  }
  static func stateSetAside(_ file: String, keptAs: String) -> String {
    "\(file) turned out to be damaged; its old bytes are kept as \(keptAs)"
  }
  static func newerState(_ file: String) -> String {
    "\(file) was written by a newer version of this program and is left alone"
  }
  static func unreadableState(_ file: String, _ reason: String) -> String {
    "The reader state in \(file) cannot be read: \(reason)"
  }
  static func unwritableState(_ file: String, _ reason: String) -> String {
    "The reader state cannot be saved in \(file): \(reason)"
  }
  static func lockedState(_ file: String) -> String {
    "The reader state cannot be saved in \(file): another program has kept it locked"
  }
}
