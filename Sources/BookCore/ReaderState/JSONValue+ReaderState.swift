#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What a state file has to hold in one place or another; anything else is damage.
extension JSONValue {
  /// The value, or nil for null: whoever edits the file may write one for the other.
  var unlessNull: JSONValue? {
    self == .null ? nil : self
  }

  /// Whether this is the number of a version that comes after another.
  func isNewer(than version: Int) -> Bool {
    switch self {
    case .integer(let value): value > version
    // A number beyond Int.
    case .decimal(let value): value > Decimal(version)
    default: false
    }
  }

  var integer: Int {
    get throws {
      guard case .integer(let value) = self else { throw ReaderStateDocument.Damage() }
      return value
    }
  }

  var integers: [Int] {
    get throws {
      guard case .list(let values) = self else { throw ReaderStateDocument.Damage() }
      return try values.map { try $0.integer }
    }
  }

  var object: [String: JSONValue] {
    get throws {
      guard case .object(let values) = self else { throw ReaderStateDocument.Damage() }
      return values
    }
  }
}
