import TestSupport
import Testing

/// One word for one thing, whichever command says it and however narrow the terminal is.
struct VocabularyTests {
  private static let lists = [
    "status", "list", "list --kept", "list --begun", "list --finished", "list --unread",
    "list --recent", "shelf", "recent", "bookmark",
  ]
  private static let sentences = [
    ("show 1", "Status finished"), ("show 5", "Status on the shelf"),
    ("show 4", "Status chapter 9 of 37, The Dark Mark; on the shelf"),
    ("bookmark 1", "Finished: 1 "), ("bookmark 6", "Not begun: 6 "),
    ("bookmark 4", ", chapter 9 of 37, The Dark Mark"), ("shelf 4", "On the shelf: 4 "),
    ("shelf 6", "Not on the shelf: 6 "), ("bookmark 4 9", "Already there: 4 "),
    ("bookmark 1 --finished", "Already finished: 1 "),
    ("shelf 5 --add", "Already on the shelf: 5 "), ("shelf 6 --remove", "Not on the shelf: 6 "),
    ("bookmark 6 --remove", "Had no bookmark: 6 "), ("bookmark 4 --remove", "Bookmark removed: 4 "),
  ]

  private let user: LibraryUser

  init() throws {
    user = try LibraryUser()
    user.prepare(
      "bookmark 1-3 --finished", "bookmark 2 --remove", "bookmark 3 1", "bookmark 3 --finished",
      "bookmark 4 9", "shelf 4 5 --add", "show 6", "show 4", "show 1")
  }

  /// Each volume, and its status in a column.
  private static let statuses = [
    1: "finished", 2: "", 3: "finished", 4: "9/37, kept", 5: "kept", 6: "", 7: "",
  ]

  @Test(arguments: lists, [20, 40, 60, 80, 120])
  func aColumnSaysItInOneWay(list: String, width: Int) {
    let output = user.run("\(list) --width \(width)").output
    var count = 0
    for line in output.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard let volume = Int(words[0]), words.count > 1, words[1] != "volumes," else { continue }
      count += 1
      let status = Self.statuses[volume] ?? ""
      let said = words.suffix(status.split(separator: " ").count).joined(separator: " ")
      #expect(said == status, "\(line)")
      if status.isEmpty {
        #expect(!Self.statuses.values.contains { !$0.isEmpty && line.hasSuffix(" \($0)") })
      }
    }
    #expect(count > 0)
    #expect(list == "status" || output.contains("Status\n"))
  }

  @Test(arguments: sentences)
  func aSentenceSaysItInOneWay(line: String, words: String) throws {
    for width in [20, 40, 60, 80, 120] {
      let output = try VocabularyTests().user.run("\(line) --width \(width)").output
      #expect(output.split { $0.isWhitespace }.joined(separator: " ").contains(words), "\(output)")
    }
  }

  @Test(arguments: lists + sentences.map(\.0))
  func noOtherWordIsUsed(line: String) {
    let output = user.run("\(line) --width 120").output
    for word in ["  read\n", "in chapter", "Reading", "Kept", "kept:", "* 4", "–\n", "[4]"] {
      #expect(!output.contains(word), "\(word)")
    }
  }

  @Test func programsGetTheSameFacts() {
    let output = user.run("show 4 --json").output
    #expect(
      output.contains("\"bookmark\": {\n    \"chapter\": 9,\n    \"title\": \"The Dark Mark\"\n"))
    #expect(output.contains("\"timesFinished\": 0,\n  \"isKept\": true"))
  }
}
