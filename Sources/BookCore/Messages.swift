/// The texts of this module that a person can see.
///
/// Those for errors are short ones, for users of the library without the program.
enum Messages {
  static let months = [
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
  ]

  static let embeddedFile = "Resources/data.json"
  static let standardInput = "standard input"

  // MARK: Data files

  static let noSuchFile = "no such file"
  static let isFolder = "is a folder"
  static let isEmpty = "is empty"
  static let noBooks = "no books"
  static let invalidValue = "invalid value"
  static let missingValue = "missing value"

  static func tooLarge(_ limit: Int) -> String { "larger than \(limit >> 20) MiB" }
  static func book(_ number: Int) -> String { "book \(number)" }
  static func chapter(_ number: Int) -> String { "chapter \(number)" }

  static func problem(_ problem: String, inFile file: String, at place: TextPlace? = nil) -> String
  {
    file + (place.map { ":\($0.line):\($0.column)" } ?? "") + ": " + problem
  }

  static func problem(_ problem: String, at path: FieldPath) -> String {
    path.description.isEmpty ? problem : "\(path): \(problem)"
  }

  // MARK: Reader states

  static let noStateLocation = "no location for the reader state"
  static let notAFile = "not a regular file"
  static let newerState = "written by a newer version"
  static let readOnlyState = "is read-only"
  static let lockedState = "locked by another program"
  static let passingSource = "may hold other books next time"

  static func damagedState(keptAs: String) -> String { "damaged, to be kept as \(keptAs)" }
  static func partlyDamagedState(_ parts: [String], keptAs: String) -> String {
    "damaged in \(parts.joined(separator: ", ")), to be kept as \(keptAs)"
  }
  static func stateSetAside(keptAs: String) -> String { "was damaged, kept as \(keptAs)" }
  static func unreadableState(_ reason: String) -> String { "cannot be read: \(reason)" }
  static func unwritableState(_ reason: String) -> String { "cannot be saved: \(reason)" }
}
