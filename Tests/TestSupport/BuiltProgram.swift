import Foundation

/// The program that the tests run.
///
/// It is the one that was built beside the tests, unless `HP_BOOKS_PROGRAM` names another one, so
/// that the same tests can judge a release build:
///
///     HP_BOOKS_PROGRAM=.build/release/hp-books swift test --filter hp_booksTests
package enum BuiltProgram {
  /// There is no program where it should be.
  package struct Missing: Error, CustomStringConvertible {
    package let description: String
  }

  /// The name by which scripts call the program, wherever it is.
  package static let name = "hp-books"

  /// The variable that names another program to test.
  package static let variable = "HP_BOOKS_PROGRAM"

  package static var isNamed: Bool { pathInEnvironment != nil }

  package static var path: String { get throws { try location.get() } }

  /// The folder of the program, good for a `PATH`.
  package static var folder: String {
    get throws { try URL(filePath: path).deletingLastPathComponent().path }
  }

  private static let location = Result { () throws(Missing) in
    let path = pathInEnvironment ?? pathBesideTests
    guard path.hasSuffix("/\(name)"), FileManager.default.isExecutableFile(atPath: path) else {
      throw Missing(description: "There is no program named \(name) at \(path).")
    }
    return path
  }

  private static var pathInEnvironment: String? {
    ProcessInfo.processInfo.environment[variable].map { URL(filePath: $0).standardizedFileURL.path }
  }

  /// The program that was built with the tests.
  ///
  /// The tests are a program of their own on Linux. On macOS they are a bundle that a program of
  /// the toolchain loads, so that the process says nothing about where they are.
  private static var pathBesideTests: String {
    #if canImport(Darwin)
    let tests = Bundle(for: Resident.self).bundleURL
    #else
    let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    #endif
    return tests.deletingLastPathComponent().appending(path: name).path
  }

  /// A class that is linked into the bundle of the tests, and therefore knows it.
  private final class Resident {}
}

// MARK: - Instrumentation

extension BuiltProgram {
  /// Whether the program was built with `--sanitize=thread`, whose runtime grows files of its own
  /// and so neither bears a limit for file sizes nor leaves the disk alone.
  package static let watchesThreads = holds("__tsan_init")

  /// Whether the program was built with `--sanitize=address`, whose runtime answers crashes itself.
  package static let watchesAddresses = holds("__asan_init")

  private static func holds(_ symbol: String) -> Bool {
    guard let path = try? path, let program = try? Data(contentsOf: URL(filePath: path))
    else { return false }
    return program.range(of: Data(symbol.utf8)) != nil
  }
}
