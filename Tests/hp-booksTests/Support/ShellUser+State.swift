import TestSupport

extension ShellUser {
  /// Where the state is kept in the home of a reader who says nothing about it.
  static let usualStateFile = ".local/state/hp-books/state.json"

  /// What is remembered of the seven volumes.
  func remembered() throws -> Memory {
    try Memory(file: home.path(Self.usualStateFile), series: "embedded")
  }
}
