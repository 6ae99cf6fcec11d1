import CLibrary

/// The clock of the calendar, in the time zone of the user.
package enum CalendarClock {
  /// The day of today, whatever the clock takes for that; nil if it says nothing sensible.
  package static var today: (year: Int, month: Int, day: Int)? {
    var now = time(nil)
    var parts = tm()
    guard now != -1, localtime_r(&now, &parts) != nil else { return nil }
    return (1900 + Int(parts.tm_year), 1 + Int(parts.tm_mon), Int(parts.tm_mday))
  }
}
