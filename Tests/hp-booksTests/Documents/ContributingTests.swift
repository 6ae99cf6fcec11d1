import Foundation
import Testing

/// What the guide for developers names is there.
struct ContributingTests {
  @Test func everySuiteThatProvesSomethingIsThere() throws {
    let names = try ProjectFile.contributing.text.matches(of: /`(\w+Tests)`/).map { $0.output.1 }
    let suites = try Self.namesOfSuites
    #expect(names.count >= 15)
    for name in names { #expect(suites.contains(String(name)), "\(name)") }
  }

  @Test(arguments: [ProjectFile.readme, .contributing])
  func everyFileThatIsMentionedIsThere(page: ProjectFile) throws {
    let text = try page.text
    let links = text.matches(of: /\]\((?!https?:)([^)]+)\)/).map {
      page.url.deletingLastPathComponent().appending(path: $0.output.1)
    }
    let paths = text.matches(of: /`((?:Sources|Tests|Resources|\.ci|\.github)\/[^ `]+)/).map {
      ProjectFile.package.appending(path: $0.output.1)
    }
    #expect(!links.isEmpty && !paths.isEmpty)
    for file in links + paths {
      #expect(FileManager.default.fileExists(atPath: file.path), "\(file.path)")
    }
  }

  @Test func everySourceThatIsMentionedIsThere() throws {
    let names = try ProjectFile.contributing.text.matches(of: /`([\w+]+\.swift)`/)
    let sources = try Self.files(in: "Sources").map(\.lastPathComponent)
    #expect(names.count >= 5)
    for name in names { #expect(sources.contains(String(name.output.1)), "\(name.output.1)") }
  }

  /// The names of all types in the tests.
  private static var namesOfSuites: Set<String> {
    get throws {
      let suites = try files(in: "Tests").filter { $0.path.hasSuffix("Tests.swift") }
      return try Set(
        suites.flatMap { suite in
          try String(contentsOf: suite, encoding: .utf8)
            .matches(of: /(?:struct|class|enum) (\w+)/).map { String($0.output.1) }
        })
    }
  }

  private static func files(in folder: String) throws -> [URL] {
    let folder = ProjectFile.package.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path).map {
      folder.appending(path: $0)
    }
  }
}
