/// The members of a JSON object, in the order of the file.
///
/// A file that a later version of the program has written is rewritten with all that this one does
/// not know: only members that are set change, and every other one keeps its place and its bytes.
///
///     var state = try JSONObject(Array(#"{"version": 1.0, "later": [1e2]}"#.utf8))
///     state.set("lastShown", to: .number(3))
///     JSONValue.object(state).encoded
///     // {"version": 1.0, "later": [1e2], "lastShown": 3}, one member a line
package struct JSONObject: Sendable {
  struct Member: Sendable {
    let name: String

    /// The name as the file spells it, its quotation marks included, or nil for a new one.
    let source: JSONSource?

    var value: JSONValue
  }

  private(set) var members: [Member] = []

  /// Creates an object.
  ///
  /// - Parameter members: Names, none of them twice, and values.
  package init(_ members: [(String, JSONValue)] = []) {
    self.members = members.map { Member(name: $0, source: nil, value: $1) }
  }

  /// Reads a file that consists of an object.
  ///
  /// - Parameter bytes: The whole file.
  /// - Throws: ``JSONFault`` where the file is no JSON, or something else than an object.
  package init(_ bytes: [UInt8]) throws(JSONFault) {
    var json = try JSONParser(bytes)
    try self.init(from: &json)
    try json.endFile()
  }

  init(from json: inout JSONParser) throws(JSONFault) {
    try json.beginObject()
    while let (name, source) = try json.nextMember() {
      let value = JSONValue.read(try json.source())
      members.append(Member(name: name, source: source, value: value))
    }
  }

  /// The value of a member as the file has it; of members with one name that of the first.
  ///
  /// - Parameter name: The member's name.
  /// - Returns: The value, or nil where there is no such member, where it is null, or where it has
  ///   been set.
  package func source(of name: String) -> JSONSource? {
    guard case .read(let source) = members.first(where: { $0.name == name })?.value,
      source.kind != .null
    else { return nil }
    return source
  }

  /// Gives a member a value, in its place where there is one, otherwise at the end.
  ///
  /// - Parameters:
  ///   - name: The member's name.
  ///   - value: The value, or nil to take the member out, and with it those of the same name that
  ///     it hid.
  package mutating func set(_ name: String, to value: JSONValue?) {
    let index = members.firstIndex { $0.name == name }
    switch (index, value) {
    case (let index?, let value?): members[index].value = value
    case (_?, nil): members.removeAll { $0.name == name }
    case (nil, let value?): members.append(Member(name: name, source: nil, value: value))
    case (nil, nil): break
    }
  }

  /// The members that the file has, in its order; of members with one name all.
  package var sources: [(name: String, source: JSONSource)] {
    members.compactMap { member in
      guard case .read(let source) = member.value else { return nil }
      return (member.name, source)
    }
  }

  /// The names of the members.
  package var names: [String] {
    members.map(\.name)
  }
}
