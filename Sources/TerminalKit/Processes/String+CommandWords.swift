extension String {
  /// The words of a command as it stands in an environment variable, such as `PAGER`.
  ///
  /// White space ends a word. Quotes and backslashes keep it together, by the rules of a POSIX
  /// shell; nothing else of a shell is understood, so `|`, `$` and `*` are letters like all
  /// others. What is not closed is closed at the end.
  ///
  ///     #"less -P 'two words' a\ b"#.commandWords  // ["less", "-P", "two words", "a b"]
  package var commandWords: [String] {
    CommandWordReader(self).words
  }
}
