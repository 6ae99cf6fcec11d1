extension UsageError {
  /// Puts a mistake into words.
  init(_ mistake: Mistake, in scope: Scope) {
    self.init(message: scope.message(for: mistake), hint: scope.hint(for: mistake), in: scope)
  }
}
