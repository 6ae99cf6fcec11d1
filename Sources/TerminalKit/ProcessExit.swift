/// The end of the program.
public enum ProcessExit {
  /// Ends the program at once.
  ///
  /// - Parameter code: What the shell is told, from 0 for success to 255.
  public static func end(_ code: UInt8) -> Never {
    CLibrary.exitProcess(Int32(code))
  }
}
