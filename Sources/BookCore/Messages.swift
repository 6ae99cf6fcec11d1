import DisplayText

/// The texts of this module that a person can see.
///
/// A message about an error is one sentence without a full stop at its end.
enum Messages {
  static let months = [
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
  ]

  static let embeddedFile = "Resources/data.json"

  /// What a data file is called that has no name of its own.
  static let standardInput = "standard input"

  // MARK: Values of a data file

  /// How many faults are listed after the first.
  static let maxListedFaults = 4

  /// The room for the title of a book in a message.
  private static let titleColumns = 44

  /// The room for a value in a message, which together with a title fills one line of a screen.
  private static let valueColumns = 36

  static func quotedTitle(_ text: String) -> String {
    "\"\(text.excerpt(columns: titleColumns))\""
  }
  static func quotedValue(_ text: String) -> String {
    "\"\(text.excerpt(columns: valueColumns))\""
  }

  static func book(_ number: Int) -> String { "book \(number)" }
  static func chapter(_ number: Int) -> String { "chapter \(number)" }

  static func fault(_ file: String, _ place: TextPlace, _ problem: String) -> String {
    "\(file):\(place.line):\(place.column): \(problem)"
  }

  static func found(_ found: ValueFault.Found, expected: ValueFault.Expected) -> String {
    "found \(words(found)), expected \(words(expected))"
  }

  static func missing(field: String) -> String {
    "\"\(field)\" is missing"
  }

  static func remedy(_ remedy: ValueFault.Remedy) -> String {
    switch remedy {
    case .rename(let found, let name): "; rename \(quotedValue(found)) to \"\(name)\""
    case .wrap(let surroundings): "; wrap this in \(surroundings)"
    }
  }

  static func otherFault(_ file: String, _ fault: ValueFault) -> String {
    "  " + self.fault(file, fault.place, fault.description)
  }

  static func othersAlike(_ count: Int, nextLine line: Int) -> String {
    "  and \(count) more like it, the next on line \(line)"
  }

  /// How many more there are than are listed.
  static func others(_ count: Int) -> String {
    "  and \(count) more"
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
    case .pageRange: "a whole number from 0 to \(Int.max)"
    case .date: "a date such as \"1997-06-26\""
    case .chapters: "a list of chapters"
    case .chapter: "an object with the \"title\" of the chapter"
    }
  }

  private static func words(_ found: ValueFault.Found) -> String {
    switch found {
    case .nothing: "nothing"
    case .null: "null"
    case .bool(let flag): "\(flag)"
    case .text(let text): quotedValue(text)
    case .number(let spelling): spelling.excerpt(columns: valueColumns)
    case .list: "a list"
    case .object: "an object"
    }
  }

  // MARK: Data files

  /// The name of a file in quotes, since it may read like words of the sentence.
  private static func name(_ file: String) -> String {
    file == standardInput ? file : "'\(file)'"
  }

  static func missing(_ file: String) -> String { "There is no file \(name(file))" }
  static func folder(_ file: String) -> String { "\(name(file)) is a folder, not a data file" }
  static func unreadable(_ file: String, _ reason: String) -> String {
    "\(name(file)) cannot be read: \(reason)"
  }
  static func empty(_ file: String) -> String { "\(name(file)) is empty" }
  static func noBooks(_ file: String) -> String { "There are no books in \(name(file))" }
  static func tooLarge(_ file: String, _ limit: Int) -> String {
    "\(name(file)) is larger than the limit of \(limit >> 20) MiB"
  }

  // MARK: Reader states

  static let noStateLocation =
    "There is nowhere to keep the reader state: HOME is not an absolute path"
  static func damagedState(_ file: String, keptAs: String) -> String {
    "\(name(file)) is damaged and ignored; it will be kept as \(name(keptAs)) before anything new "
      + "is saved"
  }
  static func partlyDamagedState(_ file: String, _ parts: [String], keptAs: String) -> String {
    let names = parts.map(quotedValue)
    let others = names.dropLast().joined(separator: ", ")
    let all = others + (others.isEmpty ? "" : " and ") + (names.last ?? "")
    return "\(name(file)) is damaged in \(all); the rest is used, and a copy will be kept as "
      + "\(name(keptAs)) before anything new is saved"
  }
  static func stateSetAside(_ file: String, keptAs: String) -> String {
    "\(name(file)) was damaged; the old file is kept as \(name(keptAs))"
  }
  static func newerState(_ file: String) -> String {
    "\(name(file)) was written by a newer version of this program and is left alone"
  }
  static func stateNotAFile(_ file: String) -> String {
    "\(name(file)) is not a regular file and cannot hold the reader state"
  }
  static func unreadableState(_ file: String, _ reason: String) -> String {
    "The reader state in \(name(file)) cannot be read: \(reason)"
  }
  static func unwritableState(_ file: String, _ reason: String) -> String {
    "The reader state cannot be saved in \(name(file)): \(reason)"
  }
  static func readOnlyState(_ file: String) -> String {
    "The reader state cannot be saved in \(name(file)): the file is read-only"
  }
  static func lockedState(_ file: String) -> String {
    "The reader state cannot be saved in \(name(file)): another program is keeping it locked"
  }
  static func passingSource(_ name: String) -> String {
    "The change is not remembered, since \(name) may hold other books next time"
  }
}
