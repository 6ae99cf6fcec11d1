import Foundation

extension String {
  /// The text in canonical decomposition: Hangul in jamo, accents as marks of their own.
  var decomposed: String { decomposedStringWithCanonicalMapping }
}
