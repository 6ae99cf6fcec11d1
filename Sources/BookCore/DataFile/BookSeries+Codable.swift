import JSON

extension BookSeries: Codable {
  /// Encodes the series as a data file, without its ``identity``.
  ///
  /// The reader of data files takes it, with the same books. Values that a program made, which
  /// nobody has checked, are encoded as they are, and checked only by that reader.
  ///
  /// - Parameter encoder: The encoder.
  public func encode(to encoder: any Encoder) throws {
    let file: JSONValue = ["data": .list(books.map { ["attributes": $0.attributes] })]
    try file.encode(to: encoder)
  }

  /// Decodes a data file, which is checked as any other; the series has no ``identity`` yet.
  ///
  /// Of a file as bytes, ``init(bytes:file:as:)`` also knows the places of its faults.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: `DecodingError.dataCorrupted(_:)` with the first fault, whose underlying error is a
  ///   ``DataFileError`` with all that are listed. Their places are not those of the file.
  public init(from decoder: any Decoder) throws {
    let file = try JSONValue(from: decoder).encoded
    do throws(DataFileError) {
      try self.init(bytes: file, file: ErrorText.decodedFile)
    } catch {
      var description = error.description
      if case .wrongValues(_, let values) = error, let fault = values.firstFaults.first {
        description = fault.description
      }
      let context = DecodingError.Context(
        codingPath: decoder.codingPath, debugDescription: description, underlyingError: error)
      throw DecodingError.dataCorrupted(context)
    }
  }
}
