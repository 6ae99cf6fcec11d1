/// A JSON value whose members keep their order.
enum JSONNode {
  /// A name and what stands under it.
  typealias Member = (name: String, value: JSONNode)

  case null
  case flag(Bool)
  case number(Int)
  case text(String)
  case list([JSONNode])
  case object([Member])

  /// A number, or null where there is none.
  static func number(orNull number: Int?) -> JSONNode {
    number.map(JSONNode.number) ?? .null
  }

  /// Text, or null where there is none.
  static func text(orNull text: String?) -> JSONNode {
    text.map(JSONNode.text) ?? .null
  }
}

extension JSONNode: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral members: (String, JSONNode)...) {
    self = .object(members.map { (name: $0, value: $1) })
  }
}
