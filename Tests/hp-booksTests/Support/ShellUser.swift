import TestSupport
import Testing

/// A person at a shell: a home folder of their own, and an environment that holds nothing else.
struct ShellUser {
  let home: TemporaryFolder
  let environment: [String: String]

  /// Creates a reader.
  ///
  /// The programs that are installed in the home folder are found before all others.
  init(_ variables: [String: String?] = [:]) throws {
    let home = try TemporaryFolder()
    let usual = [
      "PATH": "\(home.path):\(try BuiltProgram.folder):/usr/bin:/bin", "HOME": home.path,
      // Nothing that is shown depends on when the tests run.
      "HP_BOOKS_TODAY": "2026-03-09",
    ]
    self.init(home: home, environment: usual, changed: variables)
  }

  private init(home: TemporaryFolder, environment: [String: String], changed: [String: String?]) {
    self.home = home
    self.environment = environment.merging(changed.compactMapValues(\.self)) { $1 }
      .filter { name, _ in !changed.contains { $0.key == name && $0.value == nil } }
  }

  /// The same person with other variables; one that is nil is not set.
  func with(_ variables: [String: String?]) -> ShellUser {
    ShellUser(home: home, environment: environment, changed: variables)
  }
}

// MARK: - Running

extension ShellUser {
  /// Runs the program to its end.
  func run(_ arguments: String...) throws -> ProgramResult { try run(arguments) }

  /// Runs the program to its end.
  func run(
    _ arguments: [String], input: StreamTarget = .null, output: StreamTarget = .captured,
    errors: StreamTarget = .captured
  ) throws -> ProgramResult {
    try Launch(
      path: BuiltProgram.path, arguments: arguments, environment: environment, input: input,
      output: output, errors: errors
    ).run()
  }

  /// Runs the program inside the test.
  func rehearse(_ arguments: String...) -> ProgramResult { rehearse(arguments) }

  /// Runs the program inside the test.
  func rehearse(_ arguments: [String], rows: Int? = nil, columns: Int = 80) -> ProgramResult {
    Rehearsal(arguments, environment: environment, rows: rows, columns: columns).result
  }

  /// Starts the program, and leaves it running.
  func start(_ arguments: [String]) throws -> RunningProgram {
    try Launch(path: BuiltProgram.path, arguments: arguments, environment: environment).start()
  }

  /// Has a shell run a script in which the program is found by its name.
  func shell(
    _ script: String, _ words: [String] = [], in shell: String = "/bin/sh",
    output: StreamTarget = .captured
  ) throws -> ProgramResult {
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

// MARK: - State

extension ShellUser {
  /// Where the state is kept in the home of a reader who says nothing about it.
  static let usualStateFile = ".local/state/hp-books/state.json"

  /// What is remembered of the seven volumes.
  func remembered() throws -> Memory {
    try Memory(file: home.path(Self.usualStateFile), series: "embedded")
  }
}

// MARK: - Hints

extension ShellUser {
  /// Follows the hint of a collapsed summary, and then that of the expanded one.
  func expectHintsWork(
    forFile name: String, in shell: String = "/bin/sh",
    sourceLocation location: SourceLocation = #_sourceLocation
  ) throws {
    let data = try home.write(SampleBook.file(volumes: 2), to: name)
    let state = home.path("of \(name.prefix(60))")
    let words = ["summary", "2", "--data", data, "--state", state]
    let collapsed = rehearse(words)

    let more = try #require(collapsed.output.hint("More"), sourceLocation: location)
    let expanded = try self.shell(more, in: shell)
    #expect(expanded.errors == "", sourceLocation: location)
    let less = try #require(expanded.output.hint("Less"), sourceLocation: location)
    #expect(rehearse(words) == expanded, sourceLocation: location)
    #expect(try Memory(file: state, series: data).expanded == [2], sourceLocation: location)

    #expect(try self.shell(less, in: shell) == collapsed, sourceLocation: location)
    #expect(rehearse(words) == collapsed, sourceLocation: location)
  }
}

// MARK: - Limits

extension Trait where Self == TimeLimitTrait {
  /// The limit of a test that waits for other programs.
  ///
  /// All tests are begun together and then wait for a processor, so it is as long as the slowest
  /// machine may take for all of them. A program that hangs is given up much sooner, after
  /// ``RunningProgram/patience``.
  static var limitForPrograms: Self { .timeLimit(.minutes(60)) }
}
