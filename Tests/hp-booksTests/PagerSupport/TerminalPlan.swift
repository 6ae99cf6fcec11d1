/// How the program is run in a pseudo-terminal.
struct TerminalPlan {
  var rows: UInt16 = 24
  var columns: UInt16 = 80

  /// Where the standard streams lead, if not to the terminal.
  var inputFile: String?
  var outputFile: String?

  /// What is typed, each as soon as its text has appeared, and again whenever nothing happens, as
  /// people do: a key that comes just before a program waits for it may be lost.
  var typing: [(after: String, keys: String)] = []
}
