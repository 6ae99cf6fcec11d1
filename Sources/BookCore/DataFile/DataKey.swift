/// The keys of a data file.
enum DataKey: String, CodingKey {
  case data, attributes
  case title, author, pages, dedication, summary, wiki, chapters
  case releaseDate = "release_date"
}
