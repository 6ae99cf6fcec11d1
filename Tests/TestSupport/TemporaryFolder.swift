import Foundation

/// A folder of a test's own, removed when the test is done with it.
package final class TemporaryFolder: Sendable {
  /// Where it is, without links on the way.
  package let path: String

  package init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "hp-books-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // A temporary folder may be reached by a link, as on macOS; the program shows where it leads.
    path = folder.resolvingSymlinksInPath().path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The last part of the path.
  package var name: String { URL(filePath: path).lastPathComponent }

  /// The path of something in the folder, whether or not it is there.
  package func path(_ name: String) -> String { "\(path)/\(name)" }
}

// MARK: - Making things

extension TemporaryFolder {
  package func createFolder(_ name: String, permissions: Int = 0o755) throws {
    try FileManager.default.createDirectory(
      atPath: path(name), withIntermediateDirectories: true,
      attributes: [.posixPermissions: permissions])
  }

  /// Writes a file and returns its path.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    try write(text.utf8, to: name)
  }

  /// Writes a file and returns its path.
  @discardableResult
  package func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
    let (bytes, path) = (Array(bytes), path(name))
    // Foundation would wait for the disk, thousands of times in a run.
    guard let file = fopen(path, "we") else { throw CocoaError(.fileWriteUnknown) }
    let count = fwrite(bytes, 1, bytes.count, file)
    guard fclose(file) == 0, count == bytes.count else { throw CocoaError(.fileWriteUnknown) }
    return path
  }

  /// Copies a program into the folder, for everybody to run, and returns its path.
  ///
  /// It is copied by another process: a program of another test that starts meanwhile would inherit
  /// the open copy, and what is open for writing cannot be run.
  @discardableResult
  package func install(_ path: String, as name: String) throws -> String {
    let result = try Launch(path: "/bin/cp", arguments: [path, self.path(name)]).run()
    guard result == .printed("") else { throw CocoaError(.fileWriteUnknown) }
    try setPermissions(0o755, of: name)
    return self.path(name)
  }

  /// Makes a shell script that can be run by its path.
  package func install(script: String, as name: String) throws {
    let draft = try write("#!/bin/sh\n\(script)\n", to: ".\(name)")
    try install(draft, as: name)
    try FileManager.default.removeItem(atPath: draft)
  }

  /// Says who may do what with something in the folder, or with the folder itself.
  package func setPermissions(_ permissions: Int, of name: String = "") throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: permissions], ofItemAtPath: path(name))
  }

  package func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path(name))
  }

  package func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  /// Makes a named pipe and returns its path.
  @discardableResult
  package func makePipe(_ name: String) throws -> String {
    guard mkfifo(path(name), 0o600) == 0 else { throw SystemFailure.last }
    return path(name)
  }

  /// Says when a file or a folder was changed last, to the nanosecond.
  package func setModified(_ name: String, seconds: Int, nanoseconds: Int = 0) throws {
    let time = timespec(tv_sec: seconds, tv_nsec: nanoseconds)
    guard utimensat(AT_FDCWD, path(name), [time, time], 0) == 0 else { throw SystemFailure.last }
  }
}

// MARK: - Looking at things

extension TemporaryFolder {
  package func read(_ name: String) throws -> String {
    String(decoding: try bytes(name), as: UTF8.self)
  }

  /// The text of a file, or nil where there is none.
  package func text(of name: String) -> String? { try? read(name) }

  package func bytes(_ name: String) throws -> [UInt8] {
    // `Data(contentsOf:)` leaks memory for an empty file.
    let file = try FileHandle(forReadingFrom: URL(filePath: path(name)))
    return Array(try file.readToEnd() ?? Data())
  }

  /// Whether something is there, behind all links.
  package func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

  /// The paths of everything in the folder and below it, sorted.
  package var contents: [String] {
    get throws { try FileManager.default.subpathsOfDirectory(atPath: path).sorted() }
  }

  /// The names of everything in one of its folders, sorted.
  package func names(in folder: String = ".") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(folder)).sorted()
  }

  package func target(of name: String) throws -> String {
    try FileManager.default.destinationOfSymbolicLink(atPath: path(name))
  }

  /// The permission bits of a file or a folder.
  package func permissions(of name: String) throws -> Int {
    try attributes(of: name)[.posixPermissions] as? Int ?? 0
  }

  /// What changes when a file is written again: which file it is, and since when.
  package struct Stamp: Equatable {
    let number: Int?
    let modified: Date?
  }

  /// The stamp of a file, to be compared with one taken later.
  package func stamp(of name: String) throws -> Stamp {
    let attributes = try attributes(of: name)
    return Stamp(
      number: attributes[.systemFileNumber] as? Int,
      modified: attributes[.modificationDate] as? Date)
  }

  private func attributes(of name: String) throws -> [FileAttributeKey: Any] {
    try FileManager.default.attributesOfItem(atPath: path(name))
  }
}

/// A folder that this process keeps locked, as a run does while it saves.
package struct HeldFolder: ~Copyable {
  private let descriptor: Int32

  /// Waits for the lock, and takes it.
  package init(_ path: String) throws {
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0, flock(descriptor, LOCK_EX) == 0 else { throw SystemFailure.last }
  }

  deinit { close(descriptor) }
}
