import Foundation

/// What a build adds to the program for the sake of a test.
enum Instrumentation {
  /// Whether the program was built with `--sanitize=thread`, whose runtime grows files of its own
  /// and so neither bears a limit for file sizes nor leaves the disk alone.
  static let watchesThreads = programHolds("__tsan_init")

  /// Whether the program was built with `--sanitize=address`, whose runtime answers crashes itself.
  static let watchesAddresses = programHolds("__asan_init")

  private static func programHolds(_ symbol: String) -> Bool {
    guard let path = try? BuiltProgram.path,
      let program = try? Data(contentsOf: URL(filePath: path))
    else { return false }
    return program.range(of: Data(symbol.utf8)) != nil
  }
}
