import Testing

/// A command line to try, named by its words in the results of a test run.
struct Request: CustomTestStringConvertible, Sendable {
  let words: [String]

  init(_ words: String...) { self.words = words }

  var testDescription: String { words.joined(separator: " ") }

  /// Everything there is to read in the seven volumes.
  static let everyPage =
    [Request("list")]
    + (1...7).map(String.init).flatMap { volume in
      [
        Request("show", volume),
        Request("show", volume, "--expand"),
        Request("summary", volume),
        Request("summary", volume, "--expand"),
        Request("chapters", volume),
      ]
    }

  /// One of each kind of text that the program writes to standard output.
  static let oneOfEach = [
    Request("list"), Request("show", "3"), Request("summary", "2"), Request("chapters", "3"),
    Request("--help"), Request("help", "show"), Request("--version"),
  ]
}
