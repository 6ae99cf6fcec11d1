import Foundation

/// How much of what can be tried a run of the tests tries: a sample, or with `HP_BOOKS_LONG=1` all
/// of it.
///
/// The sample is the same for all runs of a commit, so that what is green stays green, and another
/// one for the next. Its seed is printed; `HP_BOOKS_SEED` asks for that of another run:
///
///     HP_BOOKS_LONG=1 swift test
///     HP_BOOKS_SEED=7 swift test --filter ReaderKeysTests
package enum Breadth {
  /// Whether everything is tried.
  package static let isWhole = environment["HP_BOOKS_LONG"] != nil

  /// What the sample follows from, as does everything that tests make at random.
  package static let seed: UInt64 = {
    let seed = environment["HP_BOOKS_SEED"].flatMap(UInt64.init) ?? seedOfCommit ?? 1
    print("The tests try \(isWhole ? "everything, with" : "a sample, by") HP_BOOKS_SEED=\(seed).")
    return seed
  }()

  /// A number of its own for each commit, where git tells which one this is.
  private static var seedOfCommit: UInt64? {
    let words = ["git", "-C", ProjectFile.package.path, "rev-parse", "HEAD"]
    let git = Launch(path: "/usr/bin/env", arguments: words, environment: environment)
    return try? UInt64(git.run().output.prefix(7), radix: 16)
  }

  private static var environment: [String: String] { ProcessInfo.processInfo.environment }
}

extension Collection {
  /// So many of its elements by chance, in their order, or all where everything is tried.
  package func sampled(_ count: Int) -> [Element] {
    guard !Breadth.isWhole else { return Array(self) }
    var generator = SeededGenerator(seed: Breadth.seed)
    return indices.shuffled(using: &generator).prefix(count).sorted().map { self[$0] }
  }
}
