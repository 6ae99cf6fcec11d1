// The beginning of the program, which the examples follow.

import BookCore
import BookKeeper
import Foundation

nonisolated(unsafe) var comparisons = 0

/// Ends the program unless a value is what the documentation says.
func expect<Value: Equatable>(_ value: Value, _ result: Value) throws {
  comparisons += 1
  guard value != result else { return }
  print("found \(value), documented is \(result)")
  exit(1)
}

/// Ends the program unless every result has been compared.
func finish(after count: Int) -> Never {
  print(comparisons, "of", count, "results of the documentation were compared")
  exit(comparisons == count ? 0 : 1)
}
