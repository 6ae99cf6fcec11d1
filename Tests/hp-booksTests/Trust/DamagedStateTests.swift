import Foundation
import TestSupport
import Testing

/// State files that are not what the program wrote.
struct DamagedStateTests {
  private let reader: ShellUser
  private let home: TemporaryFolder
  private let file: String

  init() throws {
    reader = try ShellUser()
    home = reader.home
    file = home.path("state.json")
  }

  private static let whole = #"{"version": 1, "series": {"embedded": {"expanded": [3]}}}"#

  /// Each beginning of a whole file, and kinds of damage that no cut makes.
  static let damages: [Data] =
    (1..<whole.utf8.count).map { Data(whole.utf8.prefix($0)) }
    + ["null", "[]", "7", "\"\"", "{\"version\": []}", whole + "}", whole + whole, "\u{feff}x"]
    .map { Data($0.utf8) }
    + [Data([0xff, 0xfe]), Data([0]), Data(whole.utf8) + [0x80], Data(count: 100_000)]

  @Test(arguments: damages)
  func damageIsKeptAside(_ damage: Data) throws {
    try home.write(damage, to: "state.json")
    let outcome = try reader.run("summary", "1", "--expand", "--state", file)
    #expect(outcome.ending == .exit(0))
    #expect(outcome.output.contains("Less: "))
    #expect(try Data(contentsOf: URL(filePath: file + ".damaged")) == damage)
    #expect(try Memory(file: file, series: "embedded").expanded == [1])
    #expect(try home.contents == ["state.json", "state.json.damaged"])
  }

  @Test func aHundredMegabytesAreKeptAsideUnread() throws {
    let size = 100 << 20
    #expect(FileManager.default.createFile(atPath: file, contents: nil))
    #expect(truncate(file, off_t(size)) == 0)
    let outcome = try reader.run("summary", "1", "--expand", "--state", file)
    #expect(outcome.ending == .exit(0))
    #expect(try Memory(file: file, series: "embedded").expanded == [1])
    let attributes = try FileManager.default.attributesOfItem(atPath: file + ".damaged")
    #expect(attributes[.size] as? Int == size)
  }

  @Test(arguments: [#"{"lastShown":"x"}"#, "7", #"[ 1.0, {"expanded" : "\u00e9"}]"#])
  func damageInTheEntryOfAnotherSeriesStaysThere(other: String) throws {
    let own = #"{"expanded":[3],"lastShown":1}"#
    let text = "{\"version\":1,\"series\":{\"/x\":\(other),\"embedded\":\(own)}}"
    try home.write(text, to: "state.json")
    let reading = try reader.run("summary", "3", "--state", file)
    #expect(reading.output.contains("Less: "))
    #expect(reading.errors.isEmpty)

    let outcome = try reader.run("show", "1", "--expand", "--state", file)
    #expect(outcome.ending == .exit(0))
    #expect(outcome.errors.isEmpty)
    #expect(try home.read("state.json").contains("\"/x\": \(other),\n"))
    #expect(try home.contents == ["state.json"])
    let memory = try Memory(file: file, series: "embedded")
    #expect(memory == Memory(expanded: [1, 3], lastShown: 1))
  }

  @Test func aNewerVersionIsLeftAlone() throws {
    let text = "{\"version\": 2, \"series\": {\"embedded\": {\"expanded\": [1]}}}"
    try home.write(text, to: "state.json")
    let outcome = try reader.run("summary", "1", "--collapse", "--state", file)
    #expect(outcome.ending == .exit(74))
    #expect(outcome.errors.contains("newer version"))
    #expect(try home.read("state.json") == text)
    #expect(try home.contents == ["state.json"])
  }

  @Test func keysThatAreNotKnownAreKept() throws {
    let text = #"{"version":1,"shelf":["é",1.5,null],"series":{"/x":{"a":1},"embedded":{"b":{}}}}"#
    try home.write(text, to: "state.json")
    #expect(try reader.run("summary", "1", "--expand", "--state", file).ending == .exit(0))
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: file)))
    let expected = """
      {"version":1,"shelf":["é",1.5,null],\
      "series":{"/x":{"a":1},"embedded":{"b":{},"expanded":[1]}}}
      """
    let wanted = try JSONSerialization.jsonObject(with: Data(expected.utf8))
    #expect((object as? NSDictionary) == (wanted as? NSDictionary))
  }

  @Test func twoDataFilesKeepTheirOwn() throws {
    let files = try ["a.json", "b.json"].map { try home.write(SampleBook.file(volumes: 2), to: $0) }
    for (volume, data) in zip(1..., files) {
      let words = ["summary", "\(volume)", "--expand", "--data", data, "--state", file]
      #expect(try reader.run(words).ending == .exit(0))
    }
    for (volume, data) in zip(1..., files) {
      #expect(try Memory(file: file, series: data).expanded == [volume])
    }
  }
}
