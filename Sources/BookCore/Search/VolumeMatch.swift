/// What came of looking for a volume by its name.
public enum VolumeMatch: Equatable, Sendable {
  /// One volume was meant; its series number.
  case one(Int)

  /// The name fits several volumes.
  case several([BookHeading])

  /// The name fits none.
  ///
  /// The title that was probably meant is given, or nil where no title is anything like the name.
  case none(nearest: String?)
}
