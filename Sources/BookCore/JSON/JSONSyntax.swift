#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A strict reader of JSON that builds nothing: it only finds the first fault.
///
/// It runs after decoding has failed, because `JSONDecoder` does not say where. It accepts what the
/// decoder accepts beyond the standard, a byte order mark and trailing commas, so that it never
/// blames something harmless.
struct JSONSyntax {
  enum Container {
    case list, object

    var end: Unicode.Scalar {
      self == .list ? "]" : "}"
    }
  }

  /// The decoder's own limit.
  private static let deepestNesting = 512

  private var text: JSONText
  private var containers: [Container] = []

  /// Returns the first fault, or nil where every rule is kept.
  static func firstFault(in data: Data) -> TextFault? {
    var syntax = JSONSyntax(text: JSONText(bytes: Array(data)))
    do {
      try syntax.readDocument()
      return nil
    } catch {
      return syntax.text.fault(error)
    }
  }
}

extension JSONSyntax {
  /// Reads values one after another, keeping the open containers in a list of its own: nesting
  /// that is too deep must not exhaust the stack.
  private mutating func readDocument() throws(JSONProblem) {
    text.skipByteOrderMark()
    try beginValue()
    while let container = containers.last {
      try continueContainer(container)
    }
    text.skipWhiteSpace()
    guard text.isAtEnd else { throw JSONProblem(Words.endOfFile, at: text) }
  }

  /// Reads a scalar whole, or opens a container and reads as far as its first value.
  private mutating func beginValue() throws(JSONProblem) {
    text.skipWhiteSpace()
    switch text.next {
    case "{": try open(.object)
    case "[": try open(.list)
    case "\"": try text.readString()
    case "-": try text.readNumber()
    default: text.isAtDigit ? try text.readNumber() : try text.readWord()
    }
  }

  private mutating func open(_ container: Container) throws(JSONProblem) {
    guard containers.count < Self.deepestNesting else {
      throw JSONProblem(problem: Words.nestedTooDeep(Self.deepestNesting), at: text.offset)
    }
    containers.append(container)
    text.advance()
    try beginElement(of: container)
  }

  private mutating func continueContainer(_ container: Container) throws(JSONProblem) {
    text.skipWhiteSpace()
    if text.next == "," {
      text.advance()
      try beginElement(of: container)
    } else if text.next == container.end {
      close()
    } else {
      throw JSONProblem(Words.commaOrEnd(container.end), at: text)
    }
  }

  private mutating func beginElement(of container: Container) throws(JSONProblem) {
    text.skipWhiteSpace()
    if text.next == container.end {
      close()
      return
    }
    if container == .object {
      guard text.next == "\"" else { throw JSONProblem(Words.nameOrEnd, at: text) }
      try text.readString()
      text.skipWhiteSpace()
      guard text.next == ":" else { throw JSONProblem(Words.colon, at: text) }
      text.advance()
    }
    try beginValue()
  }

  private mutating func close() {
    containers.removeLast()
    text.advance()
  }
}
