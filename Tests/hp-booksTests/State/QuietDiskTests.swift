import Foundation
import TestSupport
import Testing

/// What a system call tracer sees of the disk.
@Suite(
  .limitForPrograms, .enabled(if: ExternalTool.strace.isInstalled, "strace is not installed."),
  .disabled(if: BuiltProgram.watchesThreads, "The sanitizer writes files of its own."))
struct QuietDiskTests {
  private static let changes = [
    "mkdir", "mkdirat", "rename", "renameat", "renameat2", "unlink", "unlinkat", "link", "linkat",
    "symlink", "symlinkat", "truncate", "ftruncate", "chmod", "fchmod", "fchmodat", "utimensat",
    "creat", "mknod", "mknodat",
  ]

  private let reader: ShellUser

  init() throws { reader = try ShellUser() }

  /// The system calls of some runs that could change the disk.
  private func writes(_ lines: [String]) throws -> [Substring] {
    let log = reader.home.path("log")
    let calls = (["open", "openat"] + Self.changes).map { "?\($0)" }.joined(separator: ",")
    _ = try reader.shell(
      "exec strace -f -o \"$1\" -e trace=\(calls) sh -c \"$2\"",
      [log, lines.map { "hp-books \($0)" }.joined(separator: "; ")])
    let noted = try reader.home.read("log").split(separator: "\n")
    try reader.home.remove("log")
    let isChange = { (line: Substring) in
      ["O_WRONLY", "O_RDWR", "O_CREAT", "O_TRUNC"].contains { line.contains($0) }
        || Self.changes.contains { line.contains(" \($0)(") }
    }
    #expect(noted.count(where: { $0.contains("+++ exited") }) > lines.count, "with the shell")
    return noted.filter { !$0.contains("+++") && isChange($0) }
  }

  @Test func readingOpensNothingForWriting() throws {
    let data = try reader.home.write(SampleBook.file([SampleBook()]), to: "books.json")
    let lines = [
      "list", "list --data '\(data)'", "help", "help show", "--version", "completions zsh",
      "manual", "paths", "chapters 3", "summary 3", "summary 2 --expand", "shwo", "search harry",
    ]
    let calls = try writes(lines)
    #expect(calls == [])
    #expect(try reader.home.contents == ["books.json"])
  }

  @Test func savingTouchesTheStateAlone() throws {
    let folder = reader.home.path(".local/state/hp-books")
    let lines = try writes(["summary 1 --expand"])
    #expect(lines.contains { $0.contains("rename") })
    let above = ["", "/.local", "/.local/state"].map { "\"\(reader.home.path)\($0)\"" }
    for line in lines {
      #expect(line.contains(folder) || above.contains { line.contains($0) }, "\(line)")
    }
  }
}
