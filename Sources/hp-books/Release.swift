/// Which release of the program this is.
enum Release {
  static let version = "1.0.0"

  /// The day of the release, as the manual page shows it.
  static let day = "November 21, 2026"
}
