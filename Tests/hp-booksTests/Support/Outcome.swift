/// What came of a run of a program.
struct Outcome: Equatable {
  enum Ending: Equatable {
    case exit(Int32)
    case signal(Int32)

    /// Reads what the system tells about the end of a process.
    init(waitStatus: Int32) {
      let signal = waitStatus & 0x7f
      self = signal == 0 ? .exit(waitStatus >> 8 & 0xff) : .signal(signal)
    }
  }

  /// What was captured of standard output, or of a terminal.
  var output = ""

  /// What was captured of standard error.
  var errors = ""

  var ending = Ending.exit(0)

  /// A run that did what it was asked and had nothing to add.
  static func printed(_ output: String) -> Outcome {
    Outcome(output: output)
  }

  /// A run that only said what is wrong.
  static func failed(_ code: Int32, _ errors: String) -> Outcome {
    Outcome(errors: errors, ending: .exit(code))
  }
}
