import TestSupport
import Testing

/// One word for how far a volume has been read, whichever list says it and however narrow it is.
struct VocabularyTests {
  private static let lists = [
    "status", "list", "list --kept", "list --begun", "list --finished", "list --unread",
    "list --recent", "shelf", "recent", "bookmark",
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

  @Test(arguments: lists)
  func aColumnSaysItInOneWay(list: String) {
    for width in [20, 40, 60, 80, 120] {
      expectStatuses(in: user.run("\(list) --width \(width)").output, of: list)
    }
  }

  private func expectStatuses(in output: String, of list: String) {
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
}
