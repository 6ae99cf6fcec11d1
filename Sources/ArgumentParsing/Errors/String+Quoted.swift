import DisplayText

extension String {
  /// What was typed, made visible and cut to a length that a message can hold.
  package var excerpt: String {
    excerpt(columns: 60)
  }

  /// The excerpt between quotes: `'shwo'`.
  package var quoted: String {
    "'\(excerpt)'"
  }
}
