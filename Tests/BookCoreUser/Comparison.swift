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

#if canImport(Glibc)
import Glibc

/// Compiles only if the types of the C library belong to no module of this package.
func isEchoed(on terminal: Int32) -> Bool {
  var modes = termios()
  return tcgetattr(terminal, &modes) == 0 && modes.c_lflag & tcflag_t(ECHO) != 0
}
#endif

/// Ends the program unless every result has been compared.
func finish(after count: Int) -> Never {
  print(comparisons, "of", count, "results of the documentation were compared")
  exit(comparisons == count ? 0 : 1)
}
