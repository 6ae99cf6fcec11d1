import Foundation
import TestSupport
import Testing

@testable import BookCore

struct ReaderStateFileTests {
  private let folder: TemporaryFolder
  private let file: ReaderStateFile

  init() throws {
    folder = try TemporaryFolder()
    let path = folder.path("state.json")
    file = ReaderStateFile(path: path, name: path, ownsPlace: true)
  }

  /// A document that no file holds.
  private func document(lastShown volume: Int) throws -> ReaderStateDocument {
    var document = ReaderStateDocument()
    var entry = ReaderStateEntry()
    _ = entry.apply([.shown(BookIdentity(integerLiteral: volume))])
    _ = document.set(entry, of: .embedded)
    return try ReaderStateDocument(document.encoded)
  }

  private func lastShown(_ contents: ReaderStateFile.Contents) -> Int? {
    contents.document.entry(of: .embedded).state.recentVolumes.first
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
    try folder.remove("state.json")
    #expect(lastShown(try file.read(known: read)) == nil)
  }

  /// What a run can have left that was killed before it had written all.
  @Test(arguments: ["", "{", "{\n  \"", "{\n  \"version\": 1,\n  \"ser"])
  func aReplacementLeftByAKilledRunIsRemoved(contents: String) throws {
    try folder.write(contents, to: "state.json.hp-books-1")
    try file.replace(with: document(lastShown: 5))
    #expect(try folder.names() == ["state.json"])
    #expect(lastShown(try file.read()) == 5)
  }

  @Test func whatOthersKeepThereStays() throws {
    try folder.write("precious", to: "state.json.hp-books-1")
    try folder.createFolder("state.json.hp-books-2")
    try folder.write("{}", to: "elsewhere")
    try folder.link("state.json.hp-books-3", to: "elsewhere")
    try folder.link("state.json.hp-books-4", to: "nowhere")
    try folder.write("precious", to: "state.json.new")
    let before = try folder.names()
    try file.replace(with: document(lastShown: 5))
    #expect(lastShown(try file.read()) == 5)
    #expect(try folder.names() == ["elsewhere", "state.json"] + before.dropFirst())
    #expect(try folder.read("state.json.hp-books-1") == "precious")
    #expect(try folder.read("state.json.new") == "precious")
    #expect(try folder.read("elsewhere") == "{}")
  }

  @Test func theOwnerAndThePermissionsStay() throws {
    try file.replace(with: document(lastShown: 5))
    #expect(try folder.permissions(of: "state.json") == 0o600)
    for permissions in [0o644, 0o660] {
      try folder.setPermissions(permissions, of: "state.json")
      try file.replace(with: document(lastShown: 6))
      #expect(try folder.permissions(of: "state.json") == permissions)
    }
  }

  @Test(.enabled(if: geteuid() == 0, "Only root may give a file away."))
  func theFileOfAnotherUserStaysTheirs() throws {
    try file.replace(with: document(lastShown: 5))
    try #require(chown(file.path, 12_345, 54_321) == 0)
    try file.replace(with: document(lastShown: 6))
    var status = stat()
    try #require(stat(file.path, &status) == 0)
    #expect((status.st_uid, status.st_gid) == (12_345, 54_321))
    #expect(lastShown(try file.read()) == 6)
  }

  @Test func whatCannotBeReplacedStaysAsItIs() throws {
    try folder.createFolder("state.json")
    #expect(throws: (any Error).self) { try file.replace(with: document(lastShown: 5)) }
    #expect(try folder.names() == ["state.json"])
  }
}
