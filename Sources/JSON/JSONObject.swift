/// The members of a JSON object, in the order of the file.
///
/// A file written by a later version of the program keeps what this version does not know: only
/// members that are set change, and all others keep their place and their bytes.
///
///     var state = try JSONObject(Array(#"{"version": 1.0, "later": [1e2]}"#.utf8))
///     state.set("lastShown", to: .number(3))
///     JSONValue.object(state).encoded
///     // {"version": 1.0, "later": [1e2], "lastShown": 3}, one member per line
package struct JSONObject: Hashable, Sendable {
  struct Member: Hashable, Sendable {
    let name: String

    /// The name as the file spells it, including its quotation marks, or nil for a new one.
    let source: JSONSource?

    var value: JSONValue

    /// Whether this is the member with a name, byte for byte; the same word may be written in several
    /// ways, and paths in which it is are different paths.
    func isNamed(_ name: String) -> Bool {
      self.name.utf8.count == name.utf8.count && self.name.utf8.elementsEqual(name.utf8)
    }
  }

  private(set) var members: [Member] = []

  /// Creates an object; no name may occur twice.
  package init(_ members: [(String, JSONValue)] = []) {
    self.members = members.map { Member(name: $0, source: nil, value: $1) }
  }

  /// Reads a file that consists of an object.
  package init(_ bytes: [UInt8]) throws(JSONFault) {
    var json = try JSONParser(bytes)
    try self.init(from: &json)
    try json.endFile()
  }

  /// Takes the next value, which must be an object.
  package init(from json: inout JSONParser) throws(JSONFault) {
    try json.beginObject()
    members.reserveCapacity(8)
    while let (name, source) = try json.nextMember() {
      let value = JSONValue.read(try json.source())
      members.append(Member(name: name, source: source, value: value))
    }
  }

  /// The value of a member as in the file; nil if there is none, if it is null, or if it was set.
  ///
  /// Of several members with the name, the first counts.
  package func source(of name: String) -> JSONSource? {
    guard case .read(let source) = members.first(where: { $0.isNamed(name) })?.value,
      source.kind != .null
    else { return nil }
    return source
  }

  /// Whether there is a member with a name, even if it is null.
  package func has(_ name: String) -> Bool { members.contains { $0.isNamed(name) } }

  /// Sets the value of a member, which is added at the end if there is none; nil removes it, and any
  /// others with the same name.
  package mutating func set(_ name: String, to value: JSONValue?) {
    guard let value else { return members.removeAll { $0.isNamed(name) } }
    if let index = members.firstIndex(where: { $0.isNamed(name) }) {
      members[index].value = value
    } else {
      members.append(Member(name: name, source: nil, value: value))
    }
  }

  /// Replaces values that come from the file, unless the new one is nil.
  package mutating func replaceSources(with replacement: (JSONSource) -> JSONValue?) {
    for index in members.indices {
      if case .read(let source) = members[index].value, let value = replacement(source) {
        members[index].value = value
      }
    }
  }

  /// Takes out the members with a name, and gives the value of the first as in the file; nil if there
  /// is none, if it is null, or if it was set.
  package mutating func take(_ name: String) -> JSONSource? {
    guard let index = members.firstIndex(where: { $0.isNamed(name) }) else { return nil }
    let value = members.remove(at: index).value
    if has(name) { members.removeAll { $0.isNamed(name) } }
    guard case .read(let source) = value, source.kind != .null else { return nil }
    return source
  }

  /// Adds the members of another object, which has none of these names, at the end.
  package mutating func add(_ other: JSONObject) { members += other.members }

  /// The members that come from the file, in its order, including those with the same name.
  package var sources: [(name: String, source: JSONSource)] {
    members.compactMap { member in
      guard case .read(let source) = member.value else { return nil }
      return (member.name, source)
    }
  }

  /// The names of the members.
  package var names: [String] { members.map(\.name) }
}
