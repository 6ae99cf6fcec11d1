import DisplayText

/// The texts of this module that a person can see.
///
/// An error is worded as one sentence without a full stop at its end.
enum Messages {
  static let months = [
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
  ]

  static let embeddedFile = "Resources/data.json"

  /// What a data file is called that has no name of its own.
  static let standardInput = "standard input"

  // MARK: Data files

  static func words(for error: DataFileError) -> String {
    switch error {
    case .missing(let file): "There is no file \(name(file))"
    case .folder(let file): "\(subject(file)) is a folder, not a data file"
    case .unreadable(let file, let reason): "\(subject(file)) cannot be read: \(reason)"
    case .empty(let file): "\(subject(file)) is empty"
    case .tooLarge(let file, let limit):
      "\(subject(file)) is larger than the limit of \(limit >> 20) MiB"
    case .notUTF8(let file, let place, let fault, _), .notJSON(let file, let place, let fault):
      problem(fault.description, inFile: file, at: place)
    case .wrongValues(let file, let values):
      values.firstFaults.first.map { problem($0.description, inFile: file, at: $0.place) } ?? file
    case .noBooks(let file): "There are no books in \(name(file))"
    }
  }

  static func otherFault(_ fault: ValueFault, inFile file: String) -> String {
    "  " + problem(fault.description, inFile: file, at: fault.place)
  }

  static func othersAlike(_ count: Int, nextLine line: Int) -> String {
    "  and \(count) more like it, the next on line \(line)"
  }

  /// How many more there are than are listed.
  static func others(_ count: Int) -> String { "  and \(count) more" }

  /// The name of a file in quotes, since it may read like words of the sentence.
  private static func name(_ file: String) -> String {
    file == standardInput ? file : "'\(file)'"
  }

  /// The same at the beginning of a sentence.
  private static func subject(_ file: String) -> String {
    file == standardInput ? "Standard input" : name(file)
  }

  private static func problem(
    _ problem: String, inFile file: String, at place: TextPlace
  ) -> String {
    "\(file):\(place.line):\(place.column): \(problem)"
  }

  // MARK: Values of a data file

  /// The room for the title of a book in a message.
  private static let titleColumns = 44

  /// The room for a value in a message, which together with a title fills one line of a screen.
  private static let valueColumns = 36

  static func words(for fault: ValueFault) -> String {
    var path = fault.path
    var problem = "found \(words(for: fault.found)), expected \(words(for: fault.expected))"
    if fault.found == .nothing, let field = path.field {
      path.field = nil
      problem = "\"\(field)\" is missing"
    }
    let place = words(for: path)
    return (place.isEmpty ? "" : "\(place): ") + problem + (fault.remedy.map(words) ?? "")
  }

  static func words(for path: FieldPath) -> String {
    [
      path.book.map { "book \($0)" },
      path.title.map { "\"\($0.excerpt(columns: titleColumns))\"" },
      path.chapter.map { "chapter \($0)" },
      path.field.map(quoted),
    ].compactMap(\.self).joined(separator: ", ")
  }

  private static func words(for remedy: ValueFault.Remedy) -> String {
    switch remedy {
    case .rename(let found, let name): "; rename \(quoted(found)) to \"\(name)\""
    case .wrap(let surroundings): "; wrap this in \(surroundings)"
    }
  }

  private static func words(for expected: ValueFault.Expected) -> String {
    switch expected {
    case .series: "an object with a list of books under \"data\""
    case .books: "a list of books"
    case .book: "an object with the book under \"attributes\""
    case .attributes: "an object with the fields of a book"
    case .text: "text"
    case .nonemptyText: "non-empty text"
    case .pages: "a whole number without quotes, such as 223"
    case .pageRange: "a whole number from 0 to \(Int.max)"
    case .date: "a date such as \"1997-06-26\""
    case .chapters: "a list of chapters"
    case .chapter: "an object with the \"title\" of the chapter"
    }
  }

  private static func words(for found: ValueFault.Found) -> String {
    switch found {
    case .nothing: "nothing"
    case .null: "null"
    case .bool(let flag): "\(flag)"
    case .text(let text): quoted(text)
    case .number(let spelling): spelling.excerpt(columns: valueColumns)
    case .list: "a list"
    case .object: "an object"
    }
  }

  /// A value, or the name of one, made visible and cut if it is long.
  private static func quoted(_ text: String) -> String {
    "\"\(text.excerpt(columns: valueColumns))\""
  }

  // MARK: Reader states

  static func words(for error: ReaderStateError) -> String {
    switch error {
    case .noLocation(let reason): "There is nowhere to keep the reader state: \(reason)"
    case .damaged(let file): "\(name(file)) is damaged, so it is ignored"
    case .partlyDamaged(let file, let parts):
      "\(name(file)) is damaged in \(parts.map(quoted).listed()); the rest is used"
    case .setAside(let file, let keptAs):
      "\(name(file)) was damaged; the old file is kept as \(name(keptAs))"
    case .newerVersion(let file):
      "\(name(file)) was written by a newer version of this program and is left alone"
    case .foreign(let file): "\(name(file)) is not a reader state and is left alone"
    case .tooLarge(let file):
      "The reader state in \(name(file)) is larger than \(sizeLimit) and is left alone"
    case .full(let file): unsaved(in: file, "it would be larger than \(sizeLimit)")
    case .notAFile(let file): "\(name(file)) is not a regular file and cannot hold the reader state"
    case .unreadable(let file, let reason):
      "The reader state in \(name(file)) cannot be read: \(reason)"
    case .unwritable(let file, let reason): unsaved(in: file, reason)
    case .readOnly(let file): unsaved(in: file, "the file is read-only")
    case .locked(let file): unsaved(in: file, "another program is keeping it locked")
    case .unrepeatableSource(let name):
      "Nothing is recalled or remembered, since \(name) may hold other books next time"
    }
  }

  private static let sizeLimit = "the limit of \(ReaderStateStore.sizeLimit >> 20) MiB"

  private static func unsaved(in file: String, _ reason: String) -> String {
    "The reader state cannot be saved in \(name(file)): \(reason)"
  }
}
