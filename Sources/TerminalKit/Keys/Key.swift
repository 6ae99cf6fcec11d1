/// A key that was pressed, regardless of the bytes that the terminal sends for it.
package enum Key: Hashable, Sendable {
  /// A key that types something, also the space bar. A letter of several scalars is several of
  /// these.
  case character(Character)

  /// A key held down together with Control, by its lower-case letter: `control("l")`.
  case control(Character)

  /// A printable ASCII key held down together with Alt, as `alt("v")`.
  case alt(Character)

  case pasted(String)

  case enter, escape, tab, shiftTab, backspace, delete
  case up, down, left, right
  case home, end, pageUp, pageDown

  /// An arrow key or Backspace held down together with Control or Alt.
  case controlLeft, controlRight, altRight, altBackspace

  case f1

  /// A key without a name here, such as F5 or an arrow key held down together with Shift.
  case unknown
}
