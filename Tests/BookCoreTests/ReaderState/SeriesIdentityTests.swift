import BookCore
import Foundation
import Testing

struct SeriesIdentityTests {
  @Test func everyWayToAFileIsTheSameSeries() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "books.json")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link.json"), withDestinationPath: "books.json")
    let identity = SeriesIdentity.dataFile(folder.path("books.json"))
    for path in ["./books.json", ".//books.json", "link.json", "../\(folder.name)/books.json"] {
      #expect(SeriesIdentity.dataFile(folder.path(path)) == identity)
    }
    #expect(identity.name.hasSuffix("/\(folder.name)/books.json"))
    #expect(identity != .embedded)
  }

  @Test func aRelativePathBecomesAbsolute() {
    #expect(SeriesIdentity.dataFile(".").name == FileManager.default.currentDirectoryPath)
  }

  @Test func aFileThatIsNotThereGoesByItsPath() {
    #expect(SeriesIdentity.dataFile("/no/such").name == "/no/such")
  }
}
