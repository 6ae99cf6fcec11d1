import Foundation
import SystemCalls
import TestSupport
import Testing

@testable import BookCore

struct DataSourceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(SampleBook.file([SampleBook()]), to: "books.json")
    try folder.makePipe("pipe")
    try folder.link("link to books", to: "books.json")
    try folder.link("link to pipe", to: "pipe")
  }

  @Test(arguments: ["books.json", "link to books", "missing", "-", ""])
  func aFileHasASeriesThatIsRemembered(name: String) {
    let path = folder.path(name)
    #expect(DataSource(path: path) == .file(path))
    #expect(DataSource(path: path).series == .dataFile(path))
  }

  @Test(arguments: ["pipe", "link to pipe"])
  func aPipeHasNoSeriesOfItsOwn(name: String) {
    let path = folder.path(name)
    #expect(DataSource(path: path) == .stream(path))
    #expect(DataSource(path: path).series == nil)
    #expect(DataSource(path: path).name == path)
  }

  @Test(arguments: ["/dev/null", "/dev/stdin", "/dev/fd/0", "/dev/fd/1000"])
  func neitherHasADeviceOrADescriptor(path: String) {
    #expect(DataSource(path: path) == .stream(path))
  }

  @Test func aHyphenIsStandardInput() {
    let source = DataSource(path: "-")
    #expect(source == .standardInput)
    #expect(source.series == nil)
    #expect(source.name == "standard input")
    #expect(DataSource(path: "./-") == .file("./-"))
  }

  @Test func withoutAPathItIsTheEmbeddedSeries() throws {
    let source = DataSource(path: nil)
    #expect(source == .embedded)
    #expect(source.series == .embedded)
    #expect(try source.read().count == 7)
    #expect(try source.read().identity == .embedded)
  }

  @Test func aFileIsReadByItsPath() throws {
    let series = try DataSource(path: folder.path("books.json")).read()
    #expect(series.map(\.title) == ["Emma"])
    #expect(series.identity == .dataFile(folder.path("books.json")))
  }

  @Test func whatMayHaveOtherBooksNextTimeHasNoIdentity() throws {
    let source = DataSource.stream(folder.path("books.json"))
    #expect(try source.read().identity == nil)
  }

  @Test func anOpenFileIsReadFromWhereItIsAndStaysOpen() throws {
    let open = try FileDescriptor(folder.path("books.json"), for: .reading)
    #expect(try BookSeries(contentsOf: open.descriptor, name: "it").count == 1)
    // It has been read to its end, and is still open.
    #expect(throws: DataFileError.empty(file: "it")) {
      _ = try BookSeries(contentsOf: open.descriptor, name: "it")
    }
  }

  @Test func aDescriptorThatIsNotOpenCannotBeRead() {
    let reason = Errno(rawValue: EBADF).reason
    #expect(throws: DataFileError.unreadable(file: "it", reason: reason)) {
      _ = try BookSeries(contentsOf: Descriptor(rawValue: -1), name: "it")
    }
  }
}
