/// Finds a volume by words of its title.
///
///     let lookup = VolumeLookup(try DataFile.embedded().headings)
///     lookup.volume(named: "azkaban")        // .one(3)
///     lookup.volume(named: "phoenix order")  // .one(5)
///     lookup.volume(named: "azkabn")
///     // .none(nearest: "Harry Potter and the Prisoner of Azkaban")
public struct VolumeLookup: Sendable {
  private let headings: [BookHeading]

  /// Creates a lookup.
  ///
  /// - Parameter headings: The volumes to choose from.
  public init(_ headings: [BookHeading]) {
    self.headings = headings
  }

  /// Finds the volume with a title.
  ///
  /// - Parameter title: The whole title, compared as in ``BookSearch``.
  /// - Returns: The series number, or nil unless exactly one volume has the title.
  public func volume(titled title: String) -> Int? {
    var folding = TextFolding()
    let letters = folding.fold(title).trimmedLetters
    let titled = headings.filter { folding.fold($0.title).trimmedLetters == letters }
    return titled.count == 1 ? titled[0].seriesNumber : nil
  }

  /// Finds the volume with a name.
  ///
  /// A title that equals the name is preferred to titles that only have its words: all of them, in
  /// any order, each at the beginning of a word in scripts that put spaces between words. Letters
  /// are compared as in ``BookSearch``.
  ///
  /// - Parameter name: The whole title or words of it.
  /// - Returns: The volume, or why there is not exactly one.
  public func volume(named name: String) -> VolumeMatch {
    var folding = TextFolding()
    let folded = folding.fold(name)
    guard let pattern = NamePattern(folded) else { return .none(nearest: nil) }
    let letters = Array(folded.trimmedLetters)
    let titles = headings.map { folding.fold($0.title) }

    let whole = zip(headings, titles).filter { Array($1.trimmedLetters) == letters }
    let matches = whole.isEmpty ? zip(headings, titles).filter { pattern.matches($1) } : whole
    switch matches.count {
    case 0: return .none(nearest: TitleSuggestion(titles).nearest(to: letters))
    case 1: return .one(matches[0].0.seriesNumber)
    default: return .several(matches.map(\.0))
    }
  }
}

/// The result of looking for a volume by name.
public enum VolumeMatch: Hashable, Sendable {
  /// One volume matches; its series number.
  case one(Int)

  /// Several volumes match.
  case several([BookHeading])

  /// No volume matches; the title that was probably meant, or nil if no title is similar.
  case none(nearest: String?)
}
