/// Finds a volume by its title or any part of it.
///
///     let lookup = VolumeLookup(try DataFile.embedded().headings)
///     lookup.volume(named: "azkaban")       // .one(3)
///     lookup.volume(named: "philosophers")  // .one(1)
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
  /// - Parameter title: The whole title, as far as it counts in a search.
  /// - Returns: The series number, or nil where no volume or more than one has the title.
  public func volume(titled title: String) -> Int? {
    var folding = TextFolding()
    let letters = folding.fold(title).trimmedLetters
    let titled = headings.filter { folding.fold($0.title).trimmedLetters == letters }
    return titled.count == 1 ? titled[0].seriesNumber : nil
  }

  /// Finds the volume with a name.
  ///
  /// A title that is the name as a whole goes before titles that only contain it. What does not
  /// count in a search (see ``BookSearch``) does not count here.
  ///
  /// - Parameter name: The whole title or a part of it.
  /// - Returns: The volume, or why there is not exactly one.
  public func volume(named name: String) -> VolumeMatch {
    var folding = TextFolding()
    let letters = Array(folding.fold(name).trimmedLetters)
    guard !letters.isEmpty else { return .none(nearest: nil) }
    let titles = headings.map { folding.fold($0.title) }

    let whole = zip(headings, titles).filter { Array($1.trimmedLetters) == letters }
    let pattern = LetterPattern(letters)
    let fitting = whole.isEmpty ? zip(headings, titles).filter { pattern.occurs(in: $1) } : whole
    switch fitting.count {
    case 0: return .none(nearest: TitleSuggestion(titles).nearest(to: letters))
    case 1: return .one(fitting[0].0.seriesNumber)
    default: return .several(fitting.map(\.0))
    }
  }
}
