/// A data file with one short book.
enum SampleSeries {
  /// Writes the file's text.
  ///
  /// - Parameters:
  ///   - summary: The book's summary.
  ///   - wiki: Its page on the web.
  /// - Returns: JSON.
  static func text(summary: String = "Short.", wiki: String = "https://example.org/wiki") -> String
  {
    """
    {"data": [{"attributes": {
      "title": "A Book", "author": "Somebody", "pages": 7, "release_date": "2001-02-03",
      "dedication": "To you", "summary": "\(summary)", "wiki": "\(wiki)",
      "chapters": [{"title": "The Only One"}]
    }}]}
    """
  }
}
