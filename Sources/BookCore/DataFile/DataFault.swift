/// Thrown while decoding: a value that is not what it should be.
struct DataFault: Error {
  /// Where the value stands; the decoder of each level adds what it knows.
  var place: FieldPlace

  /// What stands there in words, or nil where the decoder could not tell: broken JSON or a number
  /// beyond all types.
  let found: String?

  /// What should stand there, in words.
  let wanted: String

  /// Runs a step of decoding, and adds what is known of its place to any fault.
  static func locating<Value>(
    _ addPlace: (inout FieldPlace) -> Void, _ decode: () throws -> Value
  ) throws -> Value {
    do {
      return try decode()
    } catch var fault as DataFault {
      addPlace(&fault.place)
      throw fault
    }
  }
}
