/// The words of a choice, without the type that they stand for.
@usableFromInline
struct Choices: Sendable {
  @usableFromInline let candidates: @Sendable () -> [Candidate]

  @usableFromInline
  init(_ candidates: @escaping @Sendable () -> [Candidate]) {
    self.candidates = candidates
  }

  /// What help says about them.
  @usableFromInline var sentence: String? {
    Words.allowed(words)
  }

  /// Why a text is none of them, and which of them was probably meant.
  @usableFromInline
  func refusal(of text: String) -> InvalidValue {
    InvalidValue(
      expected: Words.alternatives(words), suggestion: Suggestion.nearest(to: text, among: words))
  }

  private var words: [String] {
    candidates().map(\.value)
  }
}
