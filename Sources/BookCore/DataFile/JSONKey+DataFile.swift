/// The keys of a data file.
extension JSONKey {
  static var data: JSONKey { JSONKey("data") }
  static var attributes: JSONKey { JSONKey("attributes") }
  static var title: JSONKey { JSONKey("title") }
  static var author: JSONKey { JSONKey("author") }
  static var pages: JSONKey { JSONKey("pages") }
  static var releaseDate: JSONKey { JSONKey("release_date") }
  static var dedication: JSONKey { JSONKey("dedication") }
  static var summary: JSONKey { JSONKey("summary") }
  static var wiki: JSONKey { JSONKey("wiki") }
  static var chapters: JSONKey { JSONKey("chapters") }
}
