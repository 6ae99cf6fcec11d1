/// Thrown while decoding: a value that is not what it should be.
struct DataFault: Error {
  /// Where the value stands; the decoder of each level adds what it knows.
  var place: FieldPlace

  /// What stands there in words, or nil where the decoder could not tell: broken JSON or a number
  /// beyond all types.
  let found: String?

  /// What should stand there, in words.
  let wanted: String

  /// Adds the title of the book in which something went wrong.
  static func adding(title: String, to error: any Error) -> any Error {
    guard var fault = error as? DataFault else { return error }
    fault.place.title = title
    return fault
  }
}
