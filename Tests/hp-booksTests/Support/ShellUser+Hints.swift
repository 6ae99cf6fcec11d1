import TestSupport
import Testing

extension ShellUser {
  /// Follows the hint of a collapsed summary, and then that of the expanded one.
  ///
  /// - Parameters:
  ///   - name: The name of the data file; the state file gets a similar one.
  ///   - shell: The path of the shell that the hints are copied into.
  ///   - location: The test that asks.
  /// - Throws: What keeps the program or the shell from being started.
  func expectHintsWork(
    forFile name: String, in shell: String = "/bin/sh",
    sourceLocation location: SourceLocation = #_sourceLocation
  ) throws {
    let data = try home.write(SampleBook.file(volumes: 2), to: name)
    let state = home.path("of \(name.prefix(60))")
    let words = ["summary", "2", "--data", data, "--state", state]
    let collapsed = try run(words)

    let more = try #require(collapsed.output.hint("More"), sourceLocation: location)
    let expanded = try self.shell(more, in: shell)
    #expect(expanded.errors == "", sourceLocation: location)
    let less = try #require(expanded.output.hint("Less"), sourceLocation: location)
    #expect(try run(words) == expanded, sourceLocation: location)
    #expect(try Memory(file: state, series: data).expanded == [2], sourceLocation: location)

    #expect(try self.shell(less, in: shell) == collapsed, sourceLocation: location)
    #expect(try run(words) == collapsed, sourceLocation: location)
  }
}
