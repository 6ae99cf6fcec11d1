#if canImport(Darwin)
/// What this system opens pages of the web with.
extension CLibrary {
  /// The program that opens things as a click on them would.
  static let opener = "open"

  /// Whether there is a desktop in any case.
  static let alwaysHasDesktop = true
}
#else
/// What this system opens pages of the web with.
extension CLibrary {
  /// The program that opens things as a click on them would.
  static let opener = "xdg-open"

  /// Whether there is a desktop in any case.
  static let alwaysHasDesktop = false
}
#endif
