/// The keys of a state file.
extension JSONKey {
  static var version: JSONKey { JSONKey("version") }
  static var series: JSONKey { JSONKey("series") }
  static var expanded: JSONKey { JSONKey("expanded") }
  static var lastShown: JSONKey { JSONKey("lastShown") }
  static var places: JSONKey { JSONKey("places") }
  static var section: JSONKey { JSONKey("section") }
  static var character: JSONKey { JSONKey("character") }
}
