import TestSupport

/// A person at a shell: a home folder of their own, and an environment that holds nothing else.
struct ShellUser {
  let home: TemporaryFolder
  let environment: [String: String]

  /// Creates a reader.
  ///
  /// - Parameter variables: What the environment holds beside `PATH` and `HOME`, or instead of
  ///   them; a variable that is nil is not set.
  /// - Throws: What keeps the program from being found or the folder from being made.
  init(_ variables: [String: String?] = [:]) throws {
    try self.init(home: TemporaryFolder(), variables)
  }

  private init(home: TemporaryFolder, _ variables: [String: String?]) throws {
    self.home = home
    let usual: [String: String?] = [
      "PATH": try BuiltProgram.folder.get() + ":/usr/bin:/bin", "HOME": home.path,
    ]
    environment = usual.merging(variables) { $1 }.compactMapValues(\.self)
  }

  /// The same person with other variables.
  func with(_ variables: [String: String?]) throws -> ShellUser {
    try ShellUser(home: home, variables)
  }

  /// Runs the program to its end.
  func run(_ arguments: String...) throws -> Outcome {
    try run(arguments)
  }

  /// Runs the program to its end.
  func run(
    _ arguments: [String], input: StreamTarget = .null, output: StreamTarget = .captured,
    errors: StreamTarget = .captured
  ) throws -> Outcome {
    try Launch(
      path: BuiltProgram.path, arguments: arguments, environment: environment, input: input,
      output: output, errors: errors
    ).start().finish()
  }

  /// Starts the program, and leaves it running.
  func start(_ arguments: [String]) throws -> RunningProgram {
    try Launch(path: BuiltProgram.path, arguments: arguments, environment: environment).start()
  }

  /// Has a shell run a script in which the program is found by its name.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - words: What the script knows as `$1` and so on.
  ///   - shell: The path of the shell.
  ///   - output: What standard output is joined to.
  /// - Returns: What came of it.
  /// - Throws: What keeps the shell from being started or from ending.
  func shell(
    _ script: String, _ words: [String] = [], in shell: String = "/bin/sh",
    output: StreamTarget = .captured
  ) throws -> Outcome {
    try startShell(script, words, in: shell, output: output).finish()
  }

  /// Starts a shell, and leaves it running.
  func startShell(
    _ script: String, _ words: [String], in shell: String = "/bin/sh",
    output: StreamTarget = .captured
  ) throws -> RunningProgram {
    try Launch(
      path: shell, arguments: ["-c", script, "sh"] + words, environment: environment,
      output: output
    ).start()
  }
}
