package import BookCore

extension DataFileError {
  /// The first fault and its place, in one line without a full stop at its end.
  ///
  ///     error.message
  ///     // "books.json:31:14: book 2, \"Emma\", \"pages\": found 1.5, expected a whole number …"
  package var message: String {
    switch self {
    case .missing(let file): Messages.missing(file)
    case .folder(let file): Messages.folder(file)
    case .unreadable(let file, let reason): Messages.unreadable(file, reason)
    case .empty(let file): Messages.empty(file)
    case .tooLarge(let file, let limit): Messages.tooLarge(file, limit)
    case .notUTF8(let file, let place, let fault, _), .notJSON(let file, let place, let fault):
      Messages.fault(file, place, fault.description)
    case .wrongValues(let file, let values):
      values.listed.first.map { Messages.fault(file, $0.place, $0.message) } ?? file
    case .noBooks(let file): Messages.noBooks(file)
    }
  }

  /// What else is wrong in the file, one line for each fault.
  ///
  /// No lines if the first fault is the only one.
  package var others: [String] {
    guard case .wrongValues(let file, let values) = self else { return [] }
    let others = values.listed.dropFirst()
    let count = values.count - 1
    guard let next = others.first else { return [] }
    if values.areAlike, count > 1 {
      return [Messages.othersAlike(count, nextLine: next.place.line)]
    }
    let listed = others.prefix(Messages.maxListedFaults)
    let lines = listed.map { "  " + Messages.fault(file, $0.place, $0.message) }
    return count > listed.count ? lines + [Messages.others(count - listed.count)] : lines
  }
}

extension ValueFault {
  /// Which value it is, what was found and what was expected, in one line without the place.
  var message: String {
    var path = path
    var fault = Messages.found(found, expected: expected)
    if found == .nothing, let field = path.field {
      path.field = nil
      fault = Messages.missing(field: field)
    }
    let place = path.message.isEmpty ? "" : "\(path.message): "
    return place + fault + (remedy.map(Messages.remedy) ?? "")
  }
}

extension FieldPath {
  /// The path in words, outermost part first; empty for the file as a whole.
  fileprivate var message: String {
    [
      book.map(Messages.book),
      title.map(Messages.quotedTitle),
      chapter.map(Messages.chapter),
      field.map(Messages.quotedValue),
    ].compactMap(\.self).joined(separator: ", ")
  }
}
