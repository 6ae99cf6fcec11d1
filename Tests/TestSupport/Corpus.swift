import Foundation

/// Inputs that once broke something, each with what it broke, and some that stand at an edge.
///
/// Every suite that takes such input runs all of them, and the fuzzers draw from them. What a
/// fuzzer or a user finds next is added to `Cases/Corpus.txt`, so that it stays found:
///
///     @Test(arguments: Corpus.stateFiles)
///     func aPageIsPrintedAllTheSame(file: Corpus.Entry<[UInt8]>) throws {
package enum Corpus {
  /// An input, named in the results of a test run by what it broke.
  package struct Entry<Input: Sendable>: Sendable, CustomStringConvertible {
    package let input: Input

    /// What it broke, or the edge that it stands at.
    package let description: String
  }

  /// Data files, most of which are not right.
  package static let dataFiles: [Entry<[UInt8]>] =
    entries("data files") { $0[0].spelledBytes }
    + entries("values of a data file that nobody reads") {
      file(with: ["wiki": "null,\"ignored\":\($0[0].spelled)"])
    } + entries("values of a book") { file(with: [$0[0]: $0[1]]) } + [
      Entry(
        input: Array(SampleBook().json.utf8),
        description: "A book alone was not told how to be wrapped.")
    ]

  /// State files, most of which are not right.
  package static let stateFiles: [Entry<[UInt8]>] =
    entries("state files") {
      $0[0].replacing("‹version›", with: "\(stateVersion)").spelledBytes
    }
    + entries("what a state file says of the seven volumes") { state($0[0].spelled) }
    + entries("numbers that stand wherever a state file has one") { state(records(of: $0[0])) }

  /// Command lines, as the words behind the name of the program.
  package static let commandLines: [Entry<[String]>] =
    entries("command lines") { $0[0].components(separatedBy: " / ").map(\.spelled) } + [
      Entry(
        input: ["show", (0..<2_000).map { "azkabn\($0)" }.joined(separator: " ")],
        description: "Edge: a name of very many words.")
    ]

  /// Texts that a data file, a file's name or an argument may hold.
  package static let texts: [Entry<String>] = entries("texts") { $0[0].spelled }
}

extension Corpus {
  /// The lines of a section, each with its input made of the cells behind the first.
  private static func entries<Input>(
    _ heading: String, _ input: ([String]) -> Input
  ) -> [Entry<Input>] {
    guard let rows = try? CaseFile().sections.first(where: { $0.heading == heading })?.rows
    else { preconditionFailure("There are no \(heading) in the corpus.") }
    return rows.map { Entry(input: input(Array($0.dropFirst())), description: $0[0]) }
  }

  private static func file(with values: [String: String]) -> [UInt8] {
    Array(SampleBook.file([SampleBook(json: values)]).utf8)
  }

  private static func state(_ entry: String) -> [UInt8] {
    Array("{\"version\":\(stateVersion),\"series\":{\"embedded\":\(entry)}}".utf8)
  }

  private static func records(of number: String) -> String {
    let facts = """
      "bookmark":{"chapter":\(number),"number":\(number),"chapterCount":\(number)},\
      "timesFinished":\(number),"chapterCount":\(number),"lastShown":\(number)
      """
    let record = "{\"volume\":\(number),\"title\":\"x\",\(facts),\"before\":{\(facts)}}"
    return "{\"volumes\":[\(record)],\"lost\":[\(record)]}"
  }
}
