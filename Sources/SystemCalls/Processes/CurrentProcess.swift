import CLibrary

package enum CurrentProcess {
  /// The words of the command line after the name of the program.
  ///
  /// On Linux, Swift's runtime finds them with the help of `/proc` (`CommandLine.cpp`), and needs a
  /// free descriptor for that.
  package static func arguments() throws(Errno) -> [String] {
    #if !canImport(Darwin)
    // The runtime takes it for granted that it can read this file.
    if access("/proc/self/cmdline", R_OK) != 0 { throw .last }
    // If it failed, it says that there are no words; but the name of the program is always there.
    if CommandLine.argc == 0 {
      _ = try FileDescriptor("/proc/self/cmdline", for: .reading)
      throw .noData
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
    signal(SIGXFSZ, SIG_IGN)
    let before = signal(SIGPIPE, SIG_IGN)
    return unsafeBitCast(before, to: Int.self) != unsafeBitCast(SIG_IGN, to: Int.self)
  }

  package static func end(_ code: UInt8) -> Never { exit(Int32(code)) }
}

#if !canImport(Darwin) && !DEBUG
/// Says that there is no program that shows where a crash was, for which Swift’s runtime asks before
/// `main`.
///
/// The runtime’s own answer begins with the path of the executable, and ends a static program where
/// `/proc` does not tell it (`Paths.cpp`).
@_cdecl("swift_copyAuxiliaryExecutablePath")
package func noAuxiliaryExecutablePath(_ name: UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>?
{
  nil
}
#endif
