/// A key of an object in a data file or a state file.
///
/// One type serves all objects, since the decoder's container for each further type of key would be
/// made at run time: a tenth of a short run.
struct JSONKey: CodingKey {
  let stringValue: String

  var intValue: Int? { nil }

  init(_ name: String) {
    stringValue = name
  }

  init?(stringValue: String) {
    self.init(stringValue)
  }

  init?(intValue: Int) {
    return nil
  }
}
