import SystemCalls
import TestSupport
import Testing

@testable import BookCore

struct ReaderStateLocationTests {
  @Test(
    arguments: try CaseFile().table("the first place that is given counts")
      as [([String: String], String?)])
  func theFirstPlaceThatIsGivenCounts(variables: [String: String], path: String?) {
    let environment = Environment(variables)
    let location = ReaderStateLocation(named: nil, orIn: "folder", environment)
    #expect(location?.path == path)
    #expect(location?.isNamed != true)
    let named = ReaderStateLocation(named: "own.json", orIn: "folder", environment)
    #expect(named?.path == "own.json")
    #expect(named?.isNamed == true)
  }
}

struct SeriesIdentityTests {
  @Test func everyWayToAFileIsTheSameSeries() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "books.json")
    try folder.link("link.json", to: "books.json")
    let identity = SeriesIdentity.dataFile(folder.path("books.json"))
    for path in ["./books.json", ".//books.json", "link.json", "../\(folder.name)/books.json"] {
      #expect(SeriesIdentity.dataFile(folder.path(path)) == identity)
    }
    #expect(identity.key.hasSuffix("/\(folder.name)/books.json"))
    #expect(identity != .embedded)
  }

  @Test func aRelativePathBecomesAbsolute() {
    #expect(SeriesIdentity.dataFile(".").key == FilePath.canonical("."))
    #expect(SeriesIdentity.dataFile(".").key.hasPrefix("/"))
  }

  @Test func aFileThatIsNotThereGoesByItsPath() throws {
    let missing = try TemporaryFolder().path("missing")
    #expect(SeriesIdentity.dataFile(missing).key == missing)
  }
}
