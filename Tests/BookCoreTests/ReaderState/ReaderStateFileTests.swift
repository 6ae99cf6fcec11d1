import TestSupport
import Testing

@testable import BookCore

struct ReaderStateFileTests {
  private let folder: TemporaryFolder
  private let file: ReaderStateFile

  init() throws {
    folder = try TemporaryFolder()
    file = ReaderStateFile(path: folder.path("state.json"))
  }

  /// A document that no file holds.
  private func document(lastShown volume: Int) throws -> ReaderStateDocument {
    var document = ReaderStateDocument()
    var entry = ReaderStateEntry()
    entry.apply([.shown(volume)])
    document.set(entry, of: .embedded)
    return try ReaderStateDocument(document.encoded)
  }

  private func lastShown(_ contents: ReaderStateFile.Contents) -> Int? {
    contents.document.entry(of: .embedded).state.lastShownVolume
  }

  @Test func whatHasNotChangedIsNotReadAgain() throws {
    try folder.write(try document(lastShown: 3).encoded, to: "state.json")
    let read = try file.read()
    #expect(lastShown(read) == 3)
    // Told that the file held something else, it believes that, since the file is the same.
    let told = ReaderStateFile.Contents(document: try document(lastShown: 7), stamp: read.stamp)
    #expect(lastShown(try file.read(known: told)) == 7)
  }

  @Test func whatHasChangedIsReadAgain() throws {
    try folder.write(try document(lastShown: 3).encoded, to: "state.json")
    let read = try file.read()
    try file.replace(with: document(lastShown: 4))
    #expect(lastShown(try file.read(known: read)) == 4)
  }

  @Test func whatIsNewIsRead() throws {
    let missing = try file.read()
    #expect(missing.stamp == nil)
    #expect(!missing.isDamaged)
    try folder.write(try document(lastShown: 4).encoded, to: "state.json")
    #expect(lastShown(try file.read(known: missing)) == 4)
  }

  @Test func whatIsGoneIsForgotten() throws {
    try folder.write(try document(lastShown: 3).encoded, to: "state.json")
    let read = try file.read()
    _ = try file.setAside()
    #expect(lastShown(try file.read(known: read)) == nil)
  }

  @Test func aNameOfItsOwnIsFoundForEachFileSetAside() throws {
    for (contents, name) in [("1", "damaged"), ("2", "damaged-2"), ("3", "damaged-3")] {
      try folder.write(contents, to: "state.json")
      #expect(try file.setAside() == "\(file.path).\(name)")
      #expect(try folder.read("state.json.\(name)") == contents)
    }
    #expect(try folder.names().count == 3)
  }

  @Test func aLinkThatLeadsNowhereTakesAName() throws {
    try folder.link("state.json.damaged", to: "nowhere")
    #expect(file.asideName == "\(file.path).damaged-2")
  }

  @Test func aCopyHasTheSameBytesAndLeavesTheFile() throws {
    let bytes = [0xFF, 0x00, 0x0A] as [UInt8]
    try folder.write(bytes, to: "state.json")
    #expect(try file.copyAside() == "\(file.path).damaged")
    #expect(try folder.bytes("state.json") == bytes)
    #expect(try folder.bytes("state.json.damaged") == bytes)
    #expect(try folder.permissions(of: "state.json.damaged") == 0o600)
  }

  @Test func aReplacementLeftByAKilledProgramIsInNobodysWay() throws {
    try folder.write("half", to: "state.json.new")
    try file.replace(with: document(lastShown: 5))
    #expect(try folder.names() == ["state.json"])
    #expect(lastShown(try file.read()) == 5)
  }

  @Test func whatCannotBeReplacedStaysAsItIs() throws {
    try folder.createFolder("state.json")
    #expect(throws: (any Error).self) { try file.replace(with: document(lastShown: 5)) }
    #expect(try folder.names() == ["state.json"])
  }
}
