/// Thrown while looking for a fault: what is wrong, and at which byte.
struct JSONProblem: Error {
  let problem: String
  let offset: Int

  init(problem: String, at offset: Int) {
    self.problem = problem
    self.offset = offset
  }

  /// A problem with the next piece of text: something else was expected.
  init(_ expected: String, at text: JSONText) {
    self.init(problem: Words.expected(expected, found: text.nextInWords), at: text.offset)
  }

  /// A problem with some characters that stand where something else was expected.
  init(_ expected: String, found count: Int, from start: Int, in text: JSONText) {
    let found = text.quoted(count, from: start)
    self.init(problem: Words.expected(expected, found: found), at: start)
  }
}
