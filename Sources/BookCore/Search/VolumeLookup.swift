/// Finds a volume by words of its title.
///
///     let lookup = VolumeLookup(try DataFile.embedded().headings)
///     lookup.volume(named: "azkaban")        // .one(3)
///     lookup.volume(named: "phoenix order")  // .one(5)
///     lookup.volume(named: "azkabn")
///     // .none(nearest: "Harry Potter and the Prisoner of Azkaban")
public struct VolumeLookup: Sendable {
  private let headings: [BookHeading]
  private let titles: TitleLookup

  /// Creates a lookup.
  ///
  /// - Parameter headings: The volumes to choose from.
  public init(_ headings: [BookHeading]) {
    self.headings = headings
    titles = TitleLookup(headings.map(\.title))
  }

  /// Finds the volume with a title.
  ///
  /// - Parameter title: The whole title, compared as in ``BookSearch``.
  /// - Returns: The series number, or nil unless exactly one volume has the title.
  public func volume(titled title: String) -> Int? {
    titles.index(ofWhole: title).map { headings[$0].seriesNumber }
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
    switch titles.match(for: name) {
    case .one(let index): .one(headings[index].seriesNumber)
    case .several(let indices): .several(indices.map { headings[$0] })
    case .none(let nearest): .none(nearest: nearest)
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
