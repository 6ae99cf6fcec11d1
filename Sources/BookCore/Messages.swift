/// The words of this module that a reader can see.
enum Messages {
  static let months = [
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
  ]

  static let embeddedFile = "Resources/data.json"

  // MARK: What a data file should hold and what it holds

  static func found(_ found: ValueFault.Found, expected: ValueFault.Expected) -> String {
    "found \(words(found)), expected \(words(expected))"
  }

  static func missing(field: String) -> String {
    "\"\(field)\" is missing"
  }

  static func remedy(_ remedy: ValueFault.Remedy) -> String {
    switch remedy {
    case .rename(let found, let name): "; there is \(value(found)); the name is \"\(name)\""
    case .wrap(let surroundings): "; put this into \(surroundings)"
    }
  }

  private static func words(_ expected: ValueFault.Expected) -> String {
    switch expected {
    case .series: "an object with a list of books under \"data\""
    case .books: "a list of books"
    case .book: "an object with the book under \"attributes\""
    case .attributes: "an object with the fields of a book"
    case .text: "text"
    case .nonemptyText: "text that is not empty"
    case .pages: "a whole number without quotes, such as 223"
    case .date: "a day of the calendar such as \"1997-06-26\""
    case .chapters: "a list of chapters"
    case .chapter: "an object with the chapter’s \"title\""
    }
  }

  private static func words(_ found: ValueFault.Found) -> String {
    switch found {
    case .nothing: "nothing"
    case .null: "null"
    case .bool(let flag): "\(flag)"
    case .text(let text): value(text)
    case .number(let spelling): spelling.cut(to: valueRoom)
    case .list: "a list"
    case .object: "an object"
    }
  }

  /// The room for the title of a book in a message.
  private static let titleRoom = 44

  /// The room for a value in a message, which together with a title fills one line of a screen.
  private static let valueRoom = 36

  private static func value(_ text: String) -> String { "\"\(text.cut(to: valueRoom))\"" }
  static func title(_ text: String) -> String { "\"\(text.cut(to: titleRoom))\"" }

  // MARK: Places in a data file

  static func book(_ number: Int) -> String { "book \(number)" }
  static func chapter(_ number: Int) -> String { "chapter \(number)" }

  // MARK: Data files that are not a series

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
  static func fault(_ file: String, _ place: TextPlace, _ problem: String) -> String {
    "\(file):\(place.line):\(place.column): \(problem)"
  }

  // MARK: Reader states that cannot be read or saved

  static let notAFile = "it is not a regular file"
  static let noStateLocation = "There is no place for the reader state: HOME names no folder"
  static func damagedState(_ file: String, keptAs: String) -> String {
    "\(file) is damaged and not used; its bytes go to \(keptAs) before anything new is saved"
  }
  static func partlyDamagedState(_ file: String, _ parts: [String], keptAs: String) -> String {
    let names = parts.map(value).joined(separator: " and ")
    return "\(file) is damaged in \(names), which is not used; a copy goes to \(keptAs) before "
      + "anything new is saved"
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
