import BookCore

extension DataFileError {
  /// What is wrong with a data file, or nil where nothing is.
  static func of(_ json: String) -> DataFileError? { of(Array(json.utf8)) }

  /// What is wrong with the bytes of a data file, or nil where nothing is.
  static func of(_ bytes: [UInt8]) -> DataFileError? {
    do {
      _ = try BookSeries(bytes: bytes, file: "books.json")
      return nil
    } catch { return error }
  }

  /// The values that are wrong, or nil where the file fails otherwise.
  var values: WrongValues? { if case .wrongValues(_, let values) = self { values } else { nil } }

  /// The line and the column, as in `3:14`.
  var position: String? { place.map { "\($0.line):\($0.column)" } }
}
