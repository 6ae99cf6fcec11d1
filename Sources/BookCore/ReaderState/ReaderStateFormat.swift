#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What the contents of every state file have to be.
enum ReaderStateFormat {
  /// The contents are not what this program writes.
  struct Damage: Error {}

  /// The contents were written by a later version.
  struct NewerVersion: Error {}

  static let version = 1

  /// Checks the version of a file.
  ///
  /// - Throws: ``NewerVersion``, or anything else where the version is none of ours.
  static func checkVersion(in file: KeyedDecodingContainer<JSONKey>) throws {
    if let found = try? file.decode(Int.self, forKey: .version), found <= version {
      guard found == version else { throw Damage() }
    } else {
      // The widest of the number types, for a version beyond Int.
      let found = try file.decode(Decimal.self, forKey: .version)
      throw found > Decimal(version) ? NewerVersion() : Damage()
    }
  }
}
