#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A JSON value of any kind, described in words for an error message.
struct FoundValue: Decodable {
  let description: String

  init(from decoder: any Decoder) throws {
    if (try? decoder.container(keyedBy: JSONKey.self)) != nil {
      description = Words.object
    } else if (try? decoder.unkeyedContainer()) != nil {
      description = Words.list
    } else {
      description = try Self.scalar(in: decoder.singleValueContainer())
    }
  }
}

extension FoundValue {
  private static func scalar(in container: any SingleValueDecodingContainer) throws -> String {
    if container.decodeNil() {
      Words.null
    } else if let flag = try? container.decode(Bool.self) {
      "\(flag)"
    } else if let text = try? container.decode(String.self) {
      Words.value(text)
    } else {
      // The widest of the number types: it tells 223.5 and 99999999999999999999 to the digit.
      Words.number("\(try container.decode(Decimal.self))")
    }
  }
}
