import DisplayText

extension ErrorText {
  static func words(for error: DataFileError) -> String {
    switch error {
    case .missing(let file): "There is no file \(name(file))"
    case .folder(let file): "\(subject(file)) is a folder, not a data file"
    case .unreadable(let file, let reason): "\(subject(file)) cannot be read: \(reason)"
    case .empty(let file): "\(subject(file)) is empty"
    case .tooLarge(let file, let limit):
      "\(subject(file)) is larger than the limit of \(limit >> 20) MiB"
    case .notUTF8(let file, let place, let fault), .notJSON(let file, let place, let fault):
      problem(fault.description, inFile: file, at: place)
    case .wrongValues(let file, let values):
      values.firstFaults.first.map { problem($0.description, inFile: file, at: $0.place) } ?? file
    case .noBooks(let file): "There are no books in \(name(file))"
    }
  }

  static func problem(
    _ problem: String, inFile file: String, at place: FilePlace
  ) -> String {
    "\(file):\(place.line):\(place.column): \(problem)"
  }

  /// The room for the title of a book in a message.
  private static let titleColumns = 44

  static func words(for fault: ValueFault) -> String {
    var path = fault.path
    var problem = "found \(words(for: fault.found)), expected \(words(for: fault.expected))"
    if fault.found == .nothing, let field = path.field {
      path.field = nil
      problem = "\"\(field)\" is missing"
    } else if fault.expected == .calendarDate {
      problem = "found \(words(for: fault.found)), but the calendar has no such date"
    }
    let place = words(for: path)
    return (place.isEmpty ? "" : "\(place): ") + problem + (fault.remedy.map(words) ?? "")
  }

  static func words(for path: FieldPath) -> String {
    [
      path.book.map { "book \($0)" },
      path.title.map { "\"\($0.excerpt(columns: titleColumns))\"" },
      path.chapter.map { "chapter \($0)" },
      path.entry.map { "\($0.kind.word) \($0.place)" },
      path.field.map(quoted),
    ].compactMap(\.self).joined(separator: ", ")
  }

  private static func words(for remedy: ValueFault.Remedy) -> String {
    switch remedy {
    case .rename(let found, let name): "; rename \(quoted(found)) to \"\(name)\""
    case .wrap(let surroundings): "; wrap this in \(surroundings)"
    case .wrapList(let name, let surroundings):
      "; wrap only the list of \(quoted(name)) in \(surroundings)"
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
    case .titles: "a list of titles"
    case .pages: "a whole number without quotes, such as 223"
    case .pageRange: "a whole number from 0 to \(Int.max)"
    case .date: "a date such as \"1997-06-26\" or \"1997\""
    case .calendarDate: "a date of the calendar"
    case .chapters: "a list of chapters"
    case .chapter: "an object with the \"title\" of the chapter"
    case .entries(let kind): "a list of \(kind.listName)"
    case .entry(.person):
      "an object with the \"name\" of the person and, under \"is\", who they are"
    case .entry(.thing): "an object with the \"name\" of the thing and, under \"is\", what it is"
    case .names: "a name or a list of names"
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
}
