@testable import JSON

/// The ways to go through a whole text; what they find has to be the same.
enum Verdict {
  /// Passes over the text as over a part that nobody reads.
  ///
  /// - Returns: What is wrong, or nil where the text is right.
  static func passingOver(_ bytes: [UInt8]) -> JSONFault? {
    fault(in: bytes) { json throws(JSONFault) in try json.skip() }
  }

  /// Reads every name, text and number of the text.
  ///
  /// - Returns: What is wrong, or nil where the text is right.
  static func reading(_ bytes: [UInt8]) -> JSONFault? {
    fault(in: bytes) { json throws(JSONFault) in try json.readEverything() }
  }

  /// Reads an object, of which the text is a member that nobody reads.
  ///
  /// - Returns: What is wrong, or nil where the text is right.
  static func passingOverMember(_ bytes: [UInt8]) -> JSONFault? {
    fault(in: bytes) { json throws(JSONFault) in
      try json.beginObject()
      while try json.nextName() != nil { try json.skip() }
    }
  }

  private static func fault(
    in bytes: [UInt8], reading read: (inout JSONParser) throws(JSONFault) -> Void
  ) -> JSONFault? {
    do throws(JSONFault) {
      var json = try JSONParser(bytes)
      try read(&json)
      try json.endFile()
      return nil
    } catch { return error }
  }
}

extension JSONParser {
  /// Reads a value with the calls that a program reads with, and all that is in it.
  fileprivate mutating func readEverything() throws(JSONFault) {
    var containers: [Kind] = []
    repeat {
      if let container = containers.last {
        let hasNext = container == .object ? try nextName() != nil : try nextElement()
        guard hasNext else {
          containers.removeLast()
          continue
        }
      }
      let kind = try nextKind()
      switch kind {
      case .object:
        try beginObject()
        containers.append(kind)
      case .list:
        try beginList()
        containers.append(kind)
      case .text: _ = try text().string(in: bytes)
      case .number: _ = try number()
      case .bool, .null: try skip()
      }
    } while !containers.isEmpty
  }
}

extension JSONFault {
  /// The place and the words, as a message has them: `1:4: a comma is missing here`.
  func report(in bytes: [UInt8]) -> String {
    let place = JSONPlace(of: offset, in: bytes)
    return "\(place.line):\(place.column): \(self)"
  }
}
