import BookCore
import DisplayText

/// The texts about what a user has read and kept.
extension Messages {
  // MARK: Numbers of things

  static let volumeUnit = Unit(one: "volume", many: "volumes")
  static let pageUnit = Unit(one: "page", many: "pages")
  static let hitUnit = Unit(one: "hit", many: "hits")
  static let chapterUnit = Unit(one: "chapter", many: "chapters")
  private static let yearUnit = Unit(one: "year", many: "years")
  private static let dayUnit = Unit(one: "day", many: "days")

  /// What is counted.
  struct Unit {
    let one: String
    let many: String

    func name(for number: Int) -> String {
      number == 1 ? one : many
    }

    func count(_ number: Int) -> String {
      "\(number.grouped) \(name(for: number))"
    }
  }

  // MARK: How far a volume has been read

  /// How far a volume has been read, as short as possible; empty if it has not been begun.
  static func shortStatus(_ status: ReadingStatus, chapters: Int) -> String {
    switch status {
    case .notBegun: ""
    case .chapter(let place): "\(place)/\(chapters)"
    case .begun: "begun"
    case .finished: "read"
    }
  }

  /// How far a volume has been read, in a few words; empty if it has not been begun.
  static func status(_ status: ReadingStatus, in chapters: [Chapter]) -> String {
    // A chapter without a number has only its title, for which there is no room.
    status.chapter.flatMap { chapters[$0 - 1].shownNumber(at: $0) }
      .map { "in chapter \($0)" } ?? shortStatus(status, chapters: chapters.count)
  }

  /// Where the reader is in a volume, for its page; empty if it has not been begun.
  static func place(_ status: ReadingStatus, in chapters: [Chapter]) -> String {
    guard let place = status.chapter else {
      return status == .finished ? "finished" : status == .begun ? "begun" : ""
    }
    let title = chapters[place - 1].title.onOneLine
    guard let number = chapters[place - 1].shownNumber(at: place) else { return title }
    // Where another number is printed, how many chapters there are would not go with it.
    let chapter = number == place ? "chapter \(number) of \(chapters.count)" : "chapter \(number)"
    return chapter + (title.isEmpty ? "" : ", \(title)")
  }

  // MARK: The series at a glance

  static func readCount(_ count: Int) -> String { "\(count.grouped) read" }

  static func years(_ years: ClosedRange<Int>, inASCII: Bool) -> String {
    let dash = inASCII ? "-" : "–"
    return years.count == 1
      ? String(years.lowerBound) : "\(years.lowerBound)\(dash)\(years.upperBound)"
  }

  /// How many volumes, pages and chapters there are, and in what time they came out.
  static func extent(of totals: SeriesTotals) -> String {
    let counts = [
      volumeUnit.count(totals.volumes), pageUnit.count(totals.pages),
      chapterUnit.count(totals.chapters),
    ].joined(separator: ", ")
    guard let dates = totals.releaseDates, dates.lowerBound < dates.upperBound else {
      return counts + "."
    }
    let (years, days) = dates.lowerBound.interval(until: dates.upperBound)
    let time = [years > 0 ? yearUnit.count(years) : "", days > 0 ? dayUnit.count(days) : ""]
      .filter { !$0.isEmpty }.joined(separator: " and ")
    return "\(counts), in \(time)."
  }

  /// How much of the series has been read; empty if nothing has been begun.
  static func progress(in totals: SeriesTotals) -> String {
    let volumes = [
      totals.finished > 0 ? readCount(totals.finished) : "",
      totals.begun > 0 ? "\(totals.begun.grouped) begun" : "",
    ].filter { !$0.isEmpty }
    if volumes.isEmpty { return "" }
    let chapters = "\(totals.chaptersRead.grouped) of \(chapterUnit.count(totals.chapters))"
    return "\(volumes.joined(separator: ", ")): \(chapters)."
  }
}

extension Int {
  /// The digits in groups of three: `3,407`.
  var grouped: String {
    let digits = String(magnitude)
    var text = self < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
      text.append(digit)
    }
    return text
  }
}
