/// A key that was pressed, whatever bytes the terminal sends for it.
package enum Key: Hashable, Sendable {
  /// A key that writes something, the space bar included.
  ///
  /// A letter that is typed as several scalars arrives as several of these; a string that they
  /// are appended to joins them again.
  case character(Character)

  /// A key held down together with Control, by its small letter: `control("l")`.
  case control(Character)

  case enter
  case escape
  case tab
  case backspace
  case up
  case down
  case left
  case right
  case home
  case end
  case pageUp
  case pageDown
}
