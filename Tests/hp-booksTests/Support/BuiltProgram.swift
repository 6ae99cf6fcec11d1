import Foundation
import TestSupport

/// Where the program is that the tests run.
enum BuiltProgram {
  /// The tests were started from a place that no build of the program stands above.
  struct Missing: Error {}

  static let name = "hp-books"

  static var path: String {
    get throws { try folder.get() + "/\(name)" }
  }

  /// The folder of the program and nothing else of ours, good for a `PATH`.
  static let folder = Result { () throws(Missing) in
    // The test bundle stands beside the program on Linux and holds the test binary three folders
    // deep on macOS, where the process that runs the tests belongs to the toolchain.
    let starts = CommandLine.arguments.prefix(1) + bundlePathInArguments + bundlePaths
    for start in starts {
      if let folder = folder(above: URL(filePath: start)) { return folder }
    }
    throw Missing()
  }
}

extension BuiltProgram {
  private static var bundlePathInArguments: ArraySlice<String> {
    CommandLine.arguments.drop { $0 != "--test-bundle-path" }.dropFirst().prefix(1)
  }

  private static var bundlePaths: [String] {
    Bundle.allBundles.map(\.bundlePath).filter { $0.hasSuffix(".xctest") }
  }

  private static func folder(above start: URL) -> String? {
    var folder = start.standardizedFileURL.deletingLastPathComponent()
    while folder.path != "/" {
      if isProgram(folder.appending(path: name).path) { return folder.path }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// Whether a path leads to a program, and not to a folder such as that of the sources.
  private static func isProgram(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: path)
  }
}
