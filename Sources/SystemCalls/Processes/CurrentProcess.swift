import CLibrary

package enum CurrentProcess {
  /// The words of the command line after the name of the program.
  ///
  /// On Linux, they are read from `/proc`, which needs a free descriptor.
  package static func arguments() throws(Errno) -> [String] {
    #if !canImport(Darwin)
    // The name of the program is always there, unless the file cannot be read.
    if CommandLine.argc == 0 {
      _ = try FileDescriptor(commandLinePath, for: .reading)
      throw Errno(rawValue: ENODATA)
    }
    #endif
    return (0..<Int(CommandLine.argc)).dropFirst().compactMap { index in
      CommandLine.unsafeArgv[index].map { String(systemString: $0) }
    }
  }

  /// Makes it an error to write to a pipe without a reader, or beyond the limit of `ulimit -f`, and
  /// tells whether a broken pipe would have ended the program.
  ///
  /// Otherwise `SIGPIPE` or `SIGXFSZ` would end it there, without a message and before it has saved
  /// anything. Call it once, before anything is written.
  package static func makeFailedWritesErrors() -> Bool {
    signal(SIGXFSZ, ignoringHandler())
    let before = signal(SIGPIPE, ignoringHandler())
    return unsafeBitCast(before, to: Int.self) != unsafeBitCast(ignoringHandler(), to: Int.self)
  }

  package static func end(_ code: UInt8) -> Never { exit(Int32(code)) }
}

private let commandLinePath = "/proc/self/cmdline"

#if !canImport(Darwin) && !DEBUG
// Functions of Swift's runtime, in place of its own.

/// Says that there is no program that shows where a crash was, for which the runtime asks before
/// `main`.
///
/// The runtime’s own answer begins with the path of the executable, and ends a static program where
/// `/proc` does not tell it (`Paths.cpp`).
@_cdecl("swift_copyAuxiliaryExecutablePath")
package func noExecutablePath(_: UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>? { nil }

/// Finds the words of the command line, for `CommandLine`, when somebody asks for them.
///
/// The runtime itself looks for them before `main`, whether or not they are asked for, through a
/// list of all memory of the process (`CommandLine.cpp`): a quarter of what `--version` took
/// (`Tests/Benchmarks`).
@_cdecl("_swift_stdlib_getUnsafeArgvArgc")
package func commandLine(
  _ wordCount: UnsafeMutablePointer<CInt>
) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> {
  let bytes = (try? FileDescriptor(commandLinePath, for: .reading).readAll(limit: .max)) ?? []
  // Both are there as long as the process.
  let text = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
  let words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: bytes.count + 1)
  wordCount.pointee = 0
  for (index, byte) in bytes.enumerated() {
    text[index] = CChar(bitPattern: byte)
    if index > 0, bytes[index - 1] != 0 { continue }
    words[Int(wordCount.pointee)] = text + index
    wordCount.pointee += 1
  }
  words[Int(wordCount.pointee)] = nil
  return words
}
#endif
