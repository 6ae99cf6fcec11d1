/// Finds a volume of a series by what a person types: its number, or words of its title.
///
///     let lookup = VolumeLookup(try BookSeries.embedded())
///     lookup.volume(named: "3")              // .one(3)
///     lookup.volume(named: "azkaban")        // .one(3)
///     lookup.volume(named: "phoenix order")  // .one(5)
///     lookup.volume(named: "gof")            // .one(4)
///     lookup.volume(named: "azkabn")
///     // .none(nearest: "Harry Potter and the Prisoner of Azkaban")
public struct VolumeLookup: Sendable {
  private let volumes: ClosedRange<Int>
  private let titles: TitleLookup

  /// Creates a lookup.
  ///
  /// - Parameter series: The series whose volumes are looked for.
  public init(_ series: BookSeries) {
    volumes = series.volumes
    titles = TitleLookup(series.map(\.title))
  }

  /// Finds the volume with a name.
  ///
  /// A number that no volume has may be a title or its beginning, such as *1984*. A title that equals the name is
  /// preferred to titles that only have its words: all of them, in any order, each at the beginning
  /// of a word in scripts that put spaces between words. Letters are compared as in ``BookSearch``.
  /// If no title has the words, a name is the initials of a title: `poa`, or `hpatpoa` with the words
  /// that all titles begin with, or `oop` without those that are in all titles.
  ///
  /// - Parameter name: A number, the whole title, words of it, or its initials.
  /// - Returns: The volume, or why there is not exactly one.
  public func volume(named name: String) -> TitleMatch {
    guard let volume = Int(name) else { return titles.match(for: name) }
    if volumes.contains(volume) { return .one(volume) }
    return titles.place(ofNumber: name).map { .one($0) } ?? .none(nearest: nil)
  }
}

/// The result of looking for a volume or a chapter by its name.
public enum TitleMatch: Hashable, Sendable {
  /// One matches; its place, counted from 1.
  case one(Int)

  /// Several match; their places.
  case several([Int])

  /// None matches; the title that was probably meant, or nil if none is similar.
  case none(nearest: String?)

  /// The places of the titles that match.
  package var places: [Int] {
    switch self {
    case .one(let place): [place]
    case .several(let places): places
    case .none: []
    }
  }
}
