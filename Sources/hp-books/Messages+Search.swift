import ArgumentParsing
import BookCore
import BookPresentation

/// The words about looking for volumes and for what stands in them.
extension Messages {
  // MARK: The command

  static let searchAbstract = "Search the series for words."
  static let searchTextHelp = "The words to look for."
  static let searchDiscussion = [
    """
    Looks in titles, dedications, summaries and the titles of chapters. Of several words, all must \
    occur in the same place, in any order. Parts of words are found as well.
    """,
    """
    Case, width, accents, apostrophes and the kinds of quotation marks and hyphens make no \
    difference.
    """,
  ]
  static let searchExample = "All places that name Dumbledore"
  static let searchWordsExample = "All places with both words"

  // MARK: Nothing found

  static func nothingFound(_ text: String) -> String {
    "Nothing found for \(text.quoted)."
  }

  static func nothingToSearch(_ text: String) -> String {
    "There is no letter to search for in \(text.quoted)."
  }

  // MARK: Volumes by name

  static let severalHint = "Use the number, or more of the title."
  static let titlesHint =
    "A volume is a number or a part of a title; \(programName) list shows both."

  static func noTitle(_ name: String) -> String {
    "No title contains \(name.quoted)."
  }

  static func noTitle(_ name: String, nearest: String) -> String {
    "\(noTitle(name)) Did you mean \(nearest.onOneLine.quoted)?"
  }

  static func severalVolumes(_ name: String, _ count: Int) -> String {
    "\(name.quoted) fits \(count) volumes:"
  }

  static func listed(_ heading: BookHeading) -> String {
    "  \(heading.seriesNumber)  \(heading.title.onOneLine)"
  }

  static func more(_ count: Int) -> String {
    "  and \(count) more"
  }
}
