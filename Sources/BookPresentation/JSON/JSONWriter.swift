/// Writes JSON line by line, two spaces deeper for each level.
struct JSONWriter {
  private var finished: [String] = []
  private var line = ""

  /// The lines of a value.
  static func lines(of node: JSONNode) -> [String] {
    var writer = JSONWriter()
    writer.write(node, indent: "")
    writer.endLine(beforeNext: "")
    return writer.finished
  }
}

extension JSONWriter {
  private mutating func write(_ node: JSONNode, indent: String) {
    switch node {
    case .null: line += "null"
    case .flag(let flag): line += flag ? "true" : "false"
    case .number(let number): line += String(number)
    case .text(let text): line += text.jsonQuoted
    case .list(let nodes):
      write(nodes, between: "[", "]", indent) { writer, node, indent in
        writer.write(node, indent: indent)
      }
    case .object(let members):
      write(members, between: "{", "}", indent) { writer, member, indent in
        writer.line += member.name.jsonQuoted + ": "
        writer.write(member.value, indent: indent)
      }
    }
  }

  private mutating func write<Element>(
    _ elements: [Element], between open: String, _ close: String, _ indent: String,
    each write: (inout JSONWriter, Element, String) -> Void
  ) {
    line += open
    let deeper = indent + "  "
    for (index, element) in elements.enumerated() {
      if index > 0 { line += "," }
      endLine(beforeNext: deeper)
      write(&self, element, deeper)
    }
    if !elements.isEmpty { endLine(beforeNext: indent) }
    line += close
  }

  private mutating func endLine(beforeNext indent: String) {
    finished.append(line)
    line = indent
  }
}
