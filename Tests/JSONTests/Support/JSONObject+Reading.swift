@testable import JSON

extension JSONObject {
  /// Reads a file that consists of an object.
  init(_ bytes: [UInt8]) throws(JSONFault) {
    var json = try JSONParser(bytes)
    try self.init(from: &json)
    try json.endFile()
  }
}

extension JSONSource {
  /// The whole number, or nil if the value is not one.
  var wholeNumber: Int? {
    guard kind == .number else { return nil }
    var json = JSONParser(bytes, at: range.lowerBound)
    return try? json.number().value
  }
}
