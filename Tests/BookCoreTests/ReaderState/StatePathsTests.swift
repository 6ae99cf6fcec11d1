import TestSupport
import Testing

@testable import BookCore

struct StatePathsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.createFolder("ada/states")
    try folder.link("link", to: "ada")
  }

  @Test(arguments: ["ada", "ada/", "link"], ["ada/state.json", "ada/states/new", "link/x/../x"])
  func whatIsBelowTheHomeBeginsWithATilde(home: String, file: String) {
    let paths = StatePaths(home: folder.path(home), stateFile: folder.path(file))
    let isThere = file != "link/x/../x"
    for (path, name) in [
      ("ada/emma.json", "~/emma.json"), ("ada/books/emma.json", "~/books/emma.json"),
      ("adam/emma.json", nil), ("emma.json", nil),
    ] {
      let whole = folder.path(path)
      let key = paths.name(ofFile: whole)
      #expect(key == (isThere ? name ?? whole : whole))
      #expect(paths.file(named: key) == whole)
    }
    for name in ["embedded", "name:~/emma.json"] {
      #expect(paths.name(ofFile: name) == name)
      #expect(paths.file(named: name) == nil)
    }
  }

  @Test(arguments: ["", "missing", "ada/states"])
  func elsewherePathsStayWhole(home: String) {
    let paths = StatePaths(
      home: home.isEmpty ? "" : folder.path(home), stateFile: folder.path("ada/state.json"))
    #expect(paths.name(ofFile: folder.path("ada/x")) == folder.path("ada/x"))
    #expect(paths.file(named: "~/x") == nil)
  }

  @Test func theRootIsAHome() {
    let paths = StatePaths(home: "/", stateFile: "/state.json")
    #expect(paths.name(ofFile: "/emma.json") == "~/emma.json")
    #expect(paths.file(named: "~/emma.json") == "/emma.json")
  }

  /// Where the entry stands under both names, the short one counts, and the other is left.
  @Test(arguments: [true, false])
  func bothNamesAreRead(hasBoth: Bool) throws {
    let data = folder.path("ada/emma.json")
    try folder.write("{}", to: "ada/emma.json")
    let series = BookSeries.sample.identified(as: .dataFile(data))
    let file = folder.path("ada/state.json")
    let whole = ReaderStateStore(file: file, for: series)
    try whole.save([.kept([3])])
    let old = try folder.read("ada/state.json")
    let store = ReaderStateStore(file: file, for: series, home: folder.path("ada"))
    if hasBoth {
      try folder.write(
        old.replacing("\"series\": {", with: "\"series\": {\n    \"~/emma.json\": {},"),
        to: "ada/state.json")
    }
    #expect(store.load().state.keptVolumes == (hasBoth ? [] : [3]))
    try store.save([.kept([4])])
    #expect(store.load().state.keptVolumes == (hasBoth ? [4] : [3, 4]))
    #expect(whole.load().state.keptVolumes == (hasBoth ? [3] : []))
    try store.save([.forgotEverything])
    try store.save([.shown(1)])
    try store.save([.clearedRecent])
    try store.save([.kept([])])
    #expect(store.load().state == ReaderState(), "what was left does not come back")
    #expect(whole.load().state.keptVolumes == (hasBoth ? [3] : []))
  }
}
