/// Why a program could not be started.
package struct ChildProcessError: Error, Equatable {
  /// The system's number for the reason (`errno`).
  package let code: Int32

  /// The system's own words, such as "No such file or directory".
  package var reason: String {
    CLibrary.message(for: code)
  }
}
