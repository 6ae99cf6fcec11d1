/// A word and what it means: `Term("NO_COLOR", "Not empty: never use colour.")`.
///
/// A shell offers it as a value with a description, which may be empty; neither may have a tab or a
/// line break then.
package struct Term: Equatable, Sendable {
  package let name: String
  package let meaning: String

  package init(_ name: String, _ meaning: String = "") {
    (self.name, self.meaning) = (name, meaning)
  }
}
