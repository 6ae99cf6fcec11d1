/// What a shell can offer where a value is wanted.
public enum ValueCompletion: Sendable {
  /// Nothing: the value is free.
  case nothing

  /// The files of the file system.
  case files

  /// A fixed list, made only when a completion script is.
  case candidates(@Sendable () -> [Candidate])

  /// The fixed list, or an empty one.
  public var candidates: [Candidate] {
    guard case .candidates(let make) = self else { return [] }
    return make()
  }
}
