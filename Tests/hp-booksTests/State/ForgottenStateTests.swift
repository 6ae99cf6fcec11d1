import BookCore
import TestSupport
import Testing

/// `forget` with a state file that says more than this version understands.
struct ForgottenStateTests {
  private let user: LibraryUser

  init() throws {
    user = try LibraryUser()
  }

  private var store: ReaderStateStore {
    ReaderStateStore(file: user.stateFile, series: .embedded)
  }

  @discardableResult
  private func write(_ entry: String) throws -> String {
    let text = #"{"version":1,"later":1.0,"series":{"/x":[ 1 ],"embedded":\#(entry)}}"#
    try user.folder.write(text, to: "state.json")
    return text
  }

  @Test(arguments: [
    #"{"future":{"a":1}}"#, #"{"future":0}"#, #"{"places":{"3":{"section":"notes"}}}"#,
    #"{"bookmarks":{"x":1}}"#, #"{"kept":[1],"future":[[]]}"#,
  ])
  func whatIsNotUnderstoodIsForgottenWithTheSeries(entry: String) throws {
    try write(entry)
    #expect(
      user.run("forget --all").output.hasPrefix("  Everything about this series is forgotten.\n"))
    #expect(
      try user.folder.read("state.json") == """
        {
          "version": 1,
          "later": 1.0,
          "series": {
            "/x": [ 1 ]
          }
        }

        """)
    #expect(user.run("forget --all") == .printed("  Nothing was remembered about this series.\n"))
  }

  @Test(arguments: [#"{"kept":"x"}"#, #"{"kept":{}}"#, "7", "[]"])
  func whatIsDamagedIsForgottenAndKeptAside(entry: String) throws {
    let text = try write(entry)
    let forgotten = user.run("forget --all")
    #expect(forgotten.output == "  Everything about this series is forgotten.\n")
    #expect(forgotten.errors.hasPrefix("Warning: '\(user.stateFile)' is damaged in "))
    #expect(try user.folder.read("state.json.damaged") == text)
    #expect(user.run("forget --all") == .printed("  Nothing was remembered about this series.\n"))
  }

  @Test func aVolumeIsForgottenWhereItIsNotUnderstood() throws {
    let title = "3  Harry Potter and the Prisoner of Azkaban"
    try write(
      """
      {"places": {"3": {"section": "notes", "line": 7}, "4": {"section":"notes"}},
       "bookmarks": {"3": {"page": 9}, "03": 1, "4": {"page": 1.0}}, "future": {"3": 1}}
      """)
    #expect(user.run("forget 3") == .printed("  Forgotten: \(title)\n"))
    #expect(
      try user.folder.read("state.json") == """
        {
          "version": 1,
          "later": 1.0,
          "series": {
            "/x": [ 1 ],
            "embedded": {
              "places": {
                "4": {"section":"notes"}
              },
              "bookmarks": {
                "03": 1,
                "4": {"page": 1.0}
              },
              "future": {"3": 1}
            }
          }
        }

        """)
    #expect(user.run("forget 3") == .printed("  Nothing was remembered: \(title)\n"))
  }

  @Test(arguments: [
    ("{}", "forget --all"), (#"{"kept":[],"places":{}, "lastShown":null}"#, "forget --all"),
    (#"{"future":null,"more":{ }}"#, "forget --all"), ("null", "forget --all"),
    (#"{"future":{"3":1},"places":{"4":{"section":"notes"},"3":null}}"#, "forget 3"),
    (#"{"kept":"x"}"#, "forget 3"),
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

  @Test func whatIsNotUnderstoodIsForgottenAfterAnotherChange() throws {
    try write(#"{"places":{"3":{"section":"notes"}}}"#)
    let place = BookPlace(section: .summary, character: 7)
    let saved = try store.save([.left(4, at: place)])
    try store.save([.forgot(3)], over: saved)
    #expect(try !user.folder.read("state.json").contains("notes"))
    #expect(store.load().state == ReaderState(places: [4: place]))
  }

  @Test func whatComesAfterForgettingStays() throws {
    try write(#"{"places":{"3":{"section":"facts","character":0,"line":7}},"bookmarks":{"3":9}}"#)
    let changes: [ReaderState.Change] = [
      .forgot(3), .left(3, at: .start), .bookmarked(3, .chapter(9)),
    ]
    try store.save(changes)
    #expect(store.load().state == ReaderState().applying(changes))
    #expect(try !user.folder.read("state.json").contains("line"))
  }
}
