import Foundation

/// What a state file says about one series, read without the help of the program.
struct Memory: Equatable {
  let expanded: [Int]
  let lastShown: Int?

  init(expanded: [Int], lastShown: Int? = nil) {
    self.expanded = expanded
    self.lastShown = lastShown
  }

  /// Reads what a state file says about the series with a name.
  init(file: String, series: String) throws {
    let data = try Data(contentsOf: URL(filePath: file))
    let contents = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let entries = contents?["series"] as? [String: Any]
    let entry = entries?[series] as? [String: Any]
    let records = entry?["volumes"] as? [[String: Any]] ?? []
    expanded = records.filter { $0["isExpanded"] as? Bool == true }
      .compactMap { $0["volume"] as? Int }
    let shown = records.compactMap { record in
      (record["lastShown"] as? Int).flatMap { rank in (record["volume"] as? Int).map { (rank, $0) }
      }
    }
    lastShown = shown.max { $0.0 < $1.0 }?.1
  }
}
