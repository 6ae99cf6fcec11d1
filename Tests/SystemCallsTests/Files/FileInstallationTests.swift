import SystemCalls
import TestSupport
import Testing

/// What the program installs is tested with its commands; here is what a caller can tell apart.
struct FileInstallationTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Installs a file of a kind that begins with `#`, and of which `#new` and `#old` are unchanged.
  private func install() throws -> String? {
    try FileInstallation.install(
      Array("#new".utf8), at: folder.path("bin/file"),
      replacing: { $0.first == UInt8(ascii: "#") },
      isUnchanged: { ["#new", "#old"].contains(String(decoding: $0, as: UTF8.self)) })
  }

  @Test func onlyAChangedFileIsKept() throws {
    for (text, kept) in [(nil, nil), ("#old", nil), ("#mine", "bin/file.old")] {
      if let text { try folder.write(text, to: "bin/file") }
      #expect(try install() == kept.map(folder.path))
      #expect(try folder.read("bin/file") == "#new")
    }
    #expect(try folder.read("bin/file.old") == "#mine")
  }

  @Test func whatIsNotOursIsLeftAlone() throws {
    try folder.createFolder("bin")
    try folder.link("bin/file", to: "nowhere")
    #expect(throws: FileInstallation.Failure.brokenLink) { try install() }
    try folder.remove("bin/file")
    try folder.write("mine", to: "bin/file")
    #expect(throws: FileInstallation.Failure.otherKind) { try install() }
    #expect(try folder.read("bin/file") == "mine")
    try folder.write("#old", to: "bin/file")
    try folder.setPermissions(0o444, of: "bin/file")
    #expect(throws: FileInstallation.Failure.readOnly) { try install() }
    #expect(try folder.read("bin/file") == "#old")
  }

  @Test func aFolderThatCannotBeMadeIsAnError() throws {
    try folder.write("", to: "bin")
    #expect(throws: FileInstallation.Failure.unwritable(.notADirectory)) { try install() }
  }
}
