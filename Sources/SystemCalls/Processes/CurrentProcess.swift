import CLibrary

/// The process that this program runs in.
package enum CurrentProcess {
  /// The words of the command line after the name of the program.
  ///
  /// - Returns: The words.
  /// - Throws: Why they cannot be read. On Linux, Swift's runtime finds them with the help of `/proc`
  ///   (`CommandLine.cpp`), and needs a free descriptor for that.
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

  /// Makes it an error to write to a pipe without a reader, or beyond the limit of `ulimit -f`.
  ///
  /// Otherwise `SIGPIPE` or `SIGXFSZ` would end the program there, without a message and before it has
  /// saved anything. Call it once, before anything is written.
  ///
  /// - Returns: Whether a broken pipe would have ended the program.
  package static func makeFailedWritesErrors() -> Bool {
    signal(SIGXFSZ, SIG_IGN)
    let before = signal(SIGPIPE, SIG_IGN)
    return unsafeBitCast(before, to: Int.self) != unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Ends the program at once with an exit code.
  package static func end(_ code: UInt8) -> Never { exit(Int32(code)) }
}

// MARK: - As a job of a shell

extension CurrentProcess {
  /// Whether the process may use a terminal now; safe in a signal handler.
  ///
  /// - Parameter terminal: The terminal. One that no shell controls may always be used.
  /// - Returns: Whether no other process group has the terminal.
  package static func isInForeground(on terminal: Descriptor) -> Bool {
    let group = tcgetpgrp(terminal.rawValue)
    return group == -1 || group == getpgrp()
  }

  /// Stops the process by the default action of a signal, and returns when it is resumed.
  ///
  /// ``SignalHandlers`` have to be installed, since one of them notices that it was resumed.
  ///
  /// - Parameter signal: A signal that stops a program.
  /// - Returns: Whether it was stopped at all. A process without a shell to resume it is not: POSIX
  ///   has the system discard such a signal for a member of an orphaned process group.
  package static func stop(by signal: Signal) -> Bool {
    let before = SignalHandlers.continuationCount
    var handler = sigaction()
    sigaction(signal.rawValue, nil, &handler)
    signal.raiseWithDefaultAction()
    sigaction(signal.rawValue, &handler, nil)
    return SignalHandlers.continuationCount != before
  }
}

/// The means by which this system opens web pages.
package enum Desktop {
  #if canImport(Darwin)
  /// The program that opens files and addresses, as a click on them would.
  package static let opener = "open"

  /// Whether there is a desktop whatever the environment says.
  package static let isAlwaysAvailable = true
  #else
  package static let opener = "xdg-open"
  package static let isAlwaysAvailable = false
  #endif
}
