/// What a search found in one volume.
public struct SearchResult: Equatable, Sendable {
  /// The volume's place in its series, counted from 1.
  public let seriesNumber: Int

  /// The volume's full title.
  public let title: String

  /// The texts in which everything searched for occurs, at least one, as they follow each other
  /// on the volume's page.
  public let hits: [SearchHit]

  /// Creates a result.
  ///
  /// - Parameters:
  ///   - seriesNumber: The volume's place in its series, counted from 1.
  ///   - title: The volume's full title.
  ///   - hits: The texts in which everything searched for occurs.
  public init(seriesNumber: Int, title: String, hits: [SearchHit]) {
    self.seriesNumber = seriesNumber
    self.title = title
    self.hits = hits
  }
}
