import DisplayText

/// The members of a JSON object, in the order of the file.
///
/// Only members that are set change; all others keep their place and their bytes.
///
///     var json = try JSONParser(Array(#"{"/a": {"x": 1.0}, "/b": [1e2]}"#.utf8))
///     var series = try JSONObject(from: &json)
///     series.set("/a", to: .number(3))
///     JSONValue.object(series).encoded  // {"/a": 3, "/b": [1e2]}, one member per line
package struct JSONObject: Sendable, CustomStringConvertible {
  struct Member: Sendable {
    let name: String

    /// The name as the file spells it, including its quotation marks, or nil for a new one.
    let source: JSONSource?

    var value: JSONValue

    /// Whether this is the member with a name, byte for byte; the same word may be written in
    /// several ways, and paths in which it is are different paths.
    func isNamed(_ name: String) -> Bool {
      self.name.utf8.count == name.utf8.count && self.name.utf8.elementsEqual(name.utf8)
    }
  }

  private(set) var members: [Member] = []

  /// Creates an object; no name may occur twice.
  package init(_ members: [(String, JSONValue)] = []) {
    self.members = members.map { Member(name: $0, source: nil, value: $1) }
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

  /// The value of a member, of several with the name the first; nil if there is none.
  package subscript(name: String) -> JSONValue? { members.first { $0.isNamed(name) }?.value }

  /// Sets the value of a member, which is added at the end if there is none; nil removes it, and
  /// any others with the same name.
  package mutating func set(_ name: String, to value: JSONValue?) {
    guard let value else { return members.removeAll { $0.isNamed(name) } }
    if let index = members.firstIndex(where: { $0.isNamed(name) }) {
      members[index].value = value
    } else {
      members.append(Member(name: name, source: nil, value: value))
    }
  }

  /// Adds members that are spelled as between the brackets of an object: `"a": 1, "b": [2]`.
  package mutating func add(spelled text: String) {
    guard !text.isEmpty, var json = try? JSONParser(Array("{\(text)}".utf8)),
      let object = try? JSONObject(from: &json)
    else { return }
    members += object.members
  }

  package var names: [String] { members.map(\.name) }

  package var description: String { "{\(names.joined(separator: ", ").excerpt(columns: 60))}" }
}
