import Testing

/// A text of the collection JSONTestSuite ("Parsing JSON is a minefield"), and what is said of it.
///
/// The first letter of a name is the collection's own view: `y` has to be accepted, `n` to be
/// rejected, and of `i` either is right.
struct ConformanceCase: CustomTestStringConvertible, Sendable {
  let name: String
  let bytes: [UInt8]

  /// The place and the words, as `1:4: a comma is missing here`, or nil where it is accepted.
  let report: String?

  var testDescription: String { name }

  static func accepted(_ name: String, _ text: String) -> Self {
    Self(name: name, bytes: text.bytes, report: nil)
  }

  static func rejected(_ name: String, _ text: String, _ report: String) -> Self {
    Self(name: name, bytes: text.bytes, report: report)
  }

  static func rejected(_ name: String, latin1 text: String, _ report: String) -> Self {
    Self(name: name, bytes: text.latin1, report: report)
  }
}
