import BookCore
import SystemCalls
import TestSupport
import Testing

struct SeriesIdentityTests {
  @Test func everyWayToAFileIsTheSameSeries() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "books.json")
    try folder.link("link.json", to: "books.json")
    let identity = SeriesIdentity.dataFile(folder.path("books.json"))
    for path in ["./books.json", ".//books.json", "link.json", "../\(folder.name)/books.json"] {
      #expect(SeriesIdentity.dataFile(folder.path(path)) == identity)
    }
    #expect(identity.name.hasSuffix("/\(folder.name)/books.json"))
    #expect(identity != .embedded)
  }

  @Test func aRelativePathBecomesAbsolute() {
    #expect(SeriesIdentity.dataFile(".").name == FilePath.canonical("."))
    #expect(SeriesIdentity.dataFile(".").name.hasPrefix("/"))
  }

  @Test func aFileThatIsNotThereGoesByItsPath() throws {
    let missing = try TemporaryFolder().path("missing")
    #expect(SeriesIdentity.dataFile(missing).name == missing)
  }
}
