#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Types what the plan says.
struct Typist {
  private let keyboard: Int32
  private var due: ArraySlice<(after: String, keys: String)>
  private var last: String?

  init(keyboard: Int32, _ typing: [(after: String, keys: String)]) {
    self.keyboard = keyboard
    due = typing[...]
  }

  var isDone: Bool {
    due.isEmpty
  }

  /// Types what is due when the terminal shows this, or the last keys again if nothing happens.
  mutating func look(at screen: String, isUnchanged: Bool) {
    if let next = due.first, screen.contains(next.after) {
      due.removeFirst()
      last = next.keys
    } else if !isUnchanged {
      return
    }
    if let last { _ = write(keyboard, last, last.utf8.count) }
  }
}
