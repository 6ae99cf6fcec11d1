import BookCore
import Foundation
import TestSupport
import Testing

/// What stands in the place of the state file, and beside it, when it is replaced.
struct ReplacedStateFileTests {
  private let folder: TemporaryFolder
  private let file: String
  private let store: ReaderStateStore

  init() throws {
    folder = try TemporaryFolder()
    file = folder.path("state.json")
    store = ReaderStateStore(file: file, series: .embedded, ownsPlace: true)
  }

  private var recentVolumes: [Int] { store.load().state.recentVolumes }

  /// What a run can have left that was killed before it had written all.
  @Test(arguments: ["", "{", "{\n  \"", "{\n  \"version\": 2,\n  \"ser"])
  func aReplacementLeftByAKilledRunIsRemoved(contents: String) throws {
    try folder.write(contents, to: "state.json.unfinished-1")
    try store.save([.shown(5)])
    #expect(try folder.names() == ["state.json"])
    #expect(recentVolumes == [5])
  }

  @Test func whatOthersKeepThereStays() throws {
    try folder.write("precious", to: "state.json.unfinished-1")
    try folder.createFolder("state.json.unfinished-2")
    try folder.write("{}", to: "elsewhere")
    try folder.link("state.json.unfinished-3", to: "elsewhere")
    try folder.link("state.json.unfinished-4", to: "nowhere")
    try folder.write("precious", to: "state.json.new")
    let before = try folder.names()
    try store.save([.shown(5)])
    #expect(recentVolumes == [5])
    #expect(try folder.names() == ["elsewhere", "state.json"] + before.dropFirst())
    #expect(try folder.read("state.json.unfinished-1") == "precious")
    #expect(try folder.read("state.json.new") == "precious")
    #expect(try folder.read("elsewhere") == "{}")
  }

  @Test func theOwnerAndThePermissionsStay() throws {
    try store.save([.shown(5)])
    #expect(try folder.permissions(of: "state.json") == 0o600)
    for (permissions, book) in [(0o644, 6), (0o660, 7)] as [(Int, BookIdentity)] {
      try folder.setPermissions(permissions, of: "state.json")
      try store.save([.shown(book)])
      #expect(try folder.permissions(of: "state.json") == permissions)
    }
  }

  @Test(.enabled(if: geteuid() == 0, "Only root may give a file away."))
  func theFileOfAnotherUserStaysTheirs() throws {
    try store.save([.shown(5)])
    try #require(chown(file, 12_345, 54_321) == 0)
    try store.save([.shown(6)])
    var status = stat()
    try #require(stat(file, &status) == 0)
    #expect((status.st_uid, status.st_gid) == (12_345, 54_321))
    #expect(recentVolumes == [6, 5])
  }

  @Test func whatCannotBeReplacedStaysAsItIs() throws {
    try folder.createFolder("state.json")
    #expect(throws: (any Error).self) { try store.save([.shown(5)]) }
    #expect(try folder.names() == ["state.json"])
  }
}
