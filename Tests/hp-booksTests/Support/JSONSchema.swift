import Foundation
import TestSupport

/// A JSON Schema of the folder `Resources/schemas`, as far as those use the language.
///
/// A document of ours may have no key that its schema does not describe, although the schema lets
/// others pass: they may come with the next version.
struct JSONSchema {
  static let dataFile = JSONSchema(named: "data-file", isOfOurs: false)
  static let output = JSONSchema(named: "output", isOfOurs: true)

  /// The whole schema; null if it cannot be read.
  let root: JSONDatum

  private let isOfOurs: Bool

  private init(named name: String, isOfOurs: Bool) {
    self.isOfOurs = isOfOurs
    let file = ProjectFile(path: "Resources/schemas/\(name).schema.json")
    root = (try? JSONDatum(Data(file.text.utf8))) ?? .null
  }

  /// What is wrong with a document, by a definition or by the whole schema; empty if nothing is.
  func faults(in document: Data, as definition: String? = nil) throws -> [String] {
    let schema = definition.map { root["$defs"]?[$0] ?? .null } ?? root
    return faults(in: try JSONDatum(document), schema, at: "")
  }
}

extension JSONSchema {
  /// Keywords that say nothing of a value.
  private static let annotations: Set = ["$schema", "$id", "$defs", "title", "description"]

  private func faults(in value: JSONDatum, _ schema: JSONDatum, at path: String) -> [String] {
    let known = names(in: schema)
    let unknown = isOfOurs && !known.isEmpty ? value.names.subtracting(known) : []
    return unknown.sorted().map { "\(path)/\($0): is unknown" }
      + valueFaults(in: value, schema, at: path)
  }

  /// What is wrong with a value, but for keys that another part of its schema may describe.
  private func valueFaults(
    in value: JSONDatum, _ schema: JSONDatum, at path: String
  ) -> [String] {
    guard case .object(let keywords) = schema else { return ["\(path): there is no schema"] }
    return keywords.sorted { $0.key < $1.key }.flatMap { keyword, rule -> [String] in
      if Self.annotations.contains(keyword) { return [] }
      switch (keyword, rule, value) {
      case ("$ref", .text(let name), _):
        return valueFaults(in: value, target(of: name), at: path)
      case ("oneOf", .list(let schemas), _), ("anyOf", .list(let schemas), _):
        let all = schemas.map { faults(in: value, $0, at: path) }
        let count = all.count(where: \.isEmpty)
        if keyword == "oneOf" ? count == 1 : count > 0 { return [] }
        return ["\(path): is \(count) of \(keyword)"] + (all.min { $0.count < $1.count } ?? [])
      case ("properties", .object(let schemas), .object(let members)):
        return members.flatMap { name, member in
          schemas[name].map { faults(in: member, $0, at: "\(path)/\(name)") } ?? []
        }
      case ("required", .list(let names), .object(let members)):
        return names.compactMap(\.text).filter { members[$0] == nil }
          .map { "\(path)/\($0): is missing" }
      case ("items", _, .list(let items)):
        return items.enumerated().flatMap { faults(in: $1, rule, at: "\(path)/\($0)") }
      default:
        return isKept(keyword, rule, by: value).map { $0 ? [] : ["\(path): \(keyword) \(rule)"] }
          ?? ["\(path): \(keyword) is not known to this test"]
      }
    }
  }

  /// The definition, or the part of one, that `$ref` names.
  private func target(of name: String) -> JSONDatum {
    name.split(separator: "/").dropFirst().reduce(root) { $0[String($1)] ?? .null }
  }

  /// The names of all members that a definition has, itself or by another.
  private func names(in schema: JSONDatum) -> Set<String> {
    let inherited = schema["$ref"]?.text.map { names(in: target(of: $0)) } ?? []
    return inherited.union(schema["properties"]?.names ?? [])
  }

  /// Whether a value keeps a rule for it alone; nil if the keyword is not known.
  private func isKept(_ keyword: String, _ rule: JSONDatum, by value: JSONDatum) -> Bool? {
    switch (keyword, rule, value) {
    case ("type", .list(let types), _): types.contains { isKept("type", $0, by: value) == true }
    case ("type", .text(let type), .number(let number)):
      type == "number" || type == "integer" && number == number.rounded()
    case ("type", .text(let type), _): type == value.type
    case ("const", _, _): value == rule
    case ("enum", .list(let values), _): values.contains(value)
    case ("minimum", .number(let least), .number(let number)): number >= least
    case ("maximum", .number(let most), .number(let number)): number <= most
    case ("minItems", .number(let least), .list(let items)): Double(items.count) >= least
    case ("maxItems", .number(let most), .list(let items)): Double(items.count) <= most
    case ("pattern", .text(let pattern), .text(let text)):
      (try? Regex(pattern)).map { text.firstMatch(of: $0) != nil }
    // Other kinds of values are none of these keywords’ business.
    case ("minimum", _, _), ("maximum", _, _), ("minItems", _, _), ("maxItems", _, _),
      ("pattern", _, _), ("properties", _, _), ("required", _, _), ("items", _, _):
      true
    default: nil
    }
  }
}

/// A JSON value that tests look into.
enum JSONDatum: Hashable, Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([JSONDatum])
  case object([String: JSONDatum])

  init(_ data: Data) throws { self = try JSONDecoder().decode(Self.self, from: data) }

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([JSONDatum].self) {
      self = .list(list)
    } else {
      self = .object(try value.decode([String: JSONDatum].self))
    }
  }

  subscript(name: String) -> JSONDatum? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// A whole number.
  var number: Int? { if case .number(let number) = self { Int(exactly: number) } else { nil } }

  /// The items of a list; empty for any other value.
  var items: [JSONDatum] { if case .list(let items) = self { items } else { [] } }

  /// The names of an object’s members; empty for any other value.
  var names: Set<String> { if case .object(let members) = self { Set(members.keys) } else { [] } }

  /// The value and all values in it.
  var all: [JSONDatum] {
    switch self {
    case .list(let items): [self] + items.flatMap(\.all)
    case .object(let members): [self] + members.values.flatMap(\.all)
    default: [self]
    }
  }

  fileprivate var type: String {
    switch self {
    case .null: "null"
    case .bool: "boolean"
    case .number: "number"
    case .text: "string"
    case .list: "array"
    case .object: "object"
    }
  }
}
