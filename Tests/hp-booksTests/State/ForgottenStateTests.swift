import BookCore
import Foundation
import TestSupport
import Testing

/// `forget` with a state file that says more than this version understands.
struct ForgottenStateTests {
  private let user: LibraryUser

  init() throws { user = try LibraryUser() }

  private var store: ReaderStateStore {
    ReaderStateStore(file: user.stateFile, series: .embedded)
  }

  @discardableResult
  private func write(_ entry: String) throws -> String {
    let text = #"{"version":2,"later":1.0,"series":{"/x":[ 1 ],"embedded":\#(entry)}}"#
    try user.folder.write(text, to: "state.json")
    return text
  }

  @Test(arguments: ["{\"a\":1}", "0", "[[]]"])
  func whatIsNotUnderstoodIsForgottenWithTheSeries(future: String) throws {
    try write("{\"volumes\":[],\"future\":\(future)}")
    #expect(
      user.run("forget --all")
        == .printed("  Everything about this series is forgotten.\n  Undo: hp-books undo\n"))
    #expect(
      try user.folder.read("state.json") == """
        {
          "version": 2,
          "later": 1.0,
          "series": {
            "/x": [ 1 ],
            "embedded": {
              "undo": {
                "others": {
                  "future": \(future)
                }
              }
            }
          }
        }

        """)
    #expect(user.run("forget --all") == .printed("  Nothing was remembered about this series.\n"))
    user.run("undo")
    #expect(try user.folder.read("state.json").contains("    \"future\": \(future)\n"))
  }

  @Test(arguments: [#"{"volumes":"x"}"#, #"{"recent":{}}"#, "7", "[]"])
  func whatIsDamagedIsForgottenAndKeptAside(entry: String) throws {
    let text = try write(entry)
    let forgotten = user.run("forget --all")
    #expect(forgotten.output == "  Everything about this series is forgotten.\n")
    #expect(
      forgotten.errors == """
        Warning: '\(user.stateFile)' was damaged; the old file is kept as \
        '\(user.stateFile).damaged'.

        """)
    #expect(try user.folder.read("state.json.damaged") == text)
    #expect(user.run("forget --all") == .printed("  Nothing was remembered about this series.\n"))
  }

  @Test func aVolumeIsForgottenWhereItIsNotUnderstood() throws {
    let title = "3  Harry Potter and the Prisoner of Azkaban"
    let record = #"{"volume":3,"title":"\#(user.books[2].title)","later":{ "a":1.0 }}"#
    try write(#"{"volumes":[\#(record)],"future":{ "3":1 }}"#)
    #expect(user.run("forget 3") == .printed("  Forgotten: \(title)\n  Undo: hp-books undo\n"))
    #expect(user.state.records.isEmpty)
    #expect(user.run("forget 3") == .printed("  Nothing was remembered: \(title)\n"))
    user.run("undo")
    let text = try user.folder.read("state.json")
    #expect(text.contains("\"later\": { \"a\":1.0 }\n"))
    #expect(text.contains("\"future\": { \"3\":1 }\n"))
  }

  @Test(arguments: [
    ("{}", "forget --all"), (#"{"volumes":[],"recent":[], "reading":null}"#, "forget --all"),
    ("null", "forget --all"),
    (#"{"future":{"3":1},"volumes":[{"volume":4,"later":1}]}"#, "forget 3"),
    (#"{"volumes":"x"}"#, "forget 3"),
  ])
  func whereNothingIsForgottenNothingIsWritten(entry: String, line: String) throws {
    let text = try write(entry)
    #expect(user.run(line).output.hasPrefix("  Nothing was remembered"))
    #expect(try user.folder.read("state.json") == text)
    #expect(try user.folder.names() == ["state.json"])
  }

  @Test func whatOthersHaveForgottenMeanwhileIsNotWrittenAgain() throws {
    try write(#"{"future":1}"#)
    let loaded = store.load()
    try store.save([.forgotEverything])
    let stamp = try user.folder.stamp(of: "state.json")
    try store.save([.forgotEverything], over: loaded)
    #expect(try user.folder.stamp(of: "state.json") == stamp)
  }

  @Test func whatComesAfterForgettingStays() throws {
    let book = user.books[2].identity
    try write(#"{"volumes":[{"volume":3,"title":"\#(book.title)","later":1}]}"#)
    try store.save([.forgot([book]), .bookmarked(book, Bookmark(chapter: 9, title: "Grim Defeat"))])
    #expect(user.state == ReaderState(of: user.books, at: [3: 9], reading: 3))
    #expect(try user.folder.read("state.json").components(separatedBy: "later").count == 2)
  }
}
