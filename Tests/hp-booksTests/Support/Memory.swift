import Foundation

/// What a state file says about one series, read without the help of the program.
struct Memory: Equatable {
  let expanded: [Int]
  let lastShown: Int?

  init(expanded: [Int], lastShown: Int? = nil) {
    self.expanded = expanded
    self.lastShown = lastShown
  }

  /// Reads what a state file says about the series with a name, or about a file of the home folder.
  init(file: String, series: String) throws {
    let contents = try JSONDatum(Data(contentsOf: URL(filePath: file)))
    let short = "~/\(URL(filePath: series).lastPathComponent)"
    let entry = contents["series"]?[series] ?? contents["series"]?[short]
    let records = entry?["volumes"]?.items ?? []
    expanded = records.filter { $0["isExpanded"] == .bool(true) }.compactMap {
      $0["volume"]?.number
    }
    lastShown =
      records.filter { $0["lastShown"] != nil }
      .max { $0["lastShown"]?.number ?? 0 < $1["lastShown"]?.number ?? 0 }?["volume"]?.number
  }
}
