import TestSupport
import Testing

/// What a save does to the disk, call by call, as a system call tracer sees it.
@Suite(
  .limitForPrograms, .enabled(if: ExternalTool.strace.isInstalled, "strace is not installed."),
  .disabled(if: BuiltProgram.watchesThreads, "The sanitizer writes files of its own."))
struct SaveOrderTests {
  private let reader: ShellUser
  private let state: String

  init() throws {
    reader = try ShellUser()
    state = reader.home.path("state.json")
  }

  /// The calls of a run that write, lock or rename, without the numbers of descriptors.
  private func calls(_ words: String) throws -> [String] {
    let script = """
      strace -o "$1" -e trace='?open,openat,write,fsync,?rename,?renameat,?renameat2,flock' \\
        hp-books \(words) --state "$2" >/dev/null
      """
    _ = try reader.shell(script, [reader.home.path("log"), state])
    let lines = try reader.home.read("log").split(separator: "\n")
    var names: [Substring: String] = [:]
    return lines.compactMap { call(String($0), &names) }
  }

  /// A call in short, with the name of what it is about; nil for what is not about output or state.
  private func call(_ line: String, _ names: inout [Substring: String]) -> String? {
    let name = String(line.prefix { $0 != "(" })
    let number = line.dropFirst(name.count + 1).prefix { $0.isNumber }
    switch name {
    case "open", "openat":
      guard let path = paths(in: line).first else { return nil }
      names[line.split(separator: " ").last ?? ""] = path
      let isNew = line.contains("O_WRONLY|O_CREAT|O_EXCL|O_NOFOLLOW|O_CLOEXEC, 0600")
      return isNew ? "create \(path)" : nil
    case "write": return "write \(number == "1" ? "page" : names[number] ?? "?")"
    case "fsync": return "flush \(names[number] ?? "?")"
    case "flock": return "lock \(names[number] ?? "?")"
    case "rename", "renameat", "renameat2":
      return "rename \(paths(in: line).joined(separator: " "))"
    default: return nil
    }
  }

  /// The paths in the home folder that a call names, from there.
  private func paths(in line: String) -> [String] {
    line.split(separator: "\"").compactMap { word in
      word == reader.home.path
        ? "folder"
        : word.hasPrefix(reader.home.path + "/")
          ? String(word.dropFirst(reader.home.path.count + 1)) : nil
    }
  }

  @Test func thePageLeavesFirstAndAnAskedForChangeIsOnTheDiskInTheEnd() throws {
    let calls = try calls("summary 1 --expand")
    #expect(
      calls == [
        "write page", "lock folder", "create state.json.unfinished-1",
        "write state.json.unfinished-1", "flush state.json.unfinished-1",
        "rename state.json.unfinished-1 state.json", "flush folder",
      ])
  }

  @Test func anAnswerAboutAChangeLeavesWhenItIsSaved() throws {
    let calls = try calls("shelf 3 --add")
    #expect(
      calls == [
        "lock folder", "create state.json.unfinished-1", "write state.json.unfinished-1",
        "flush state.json.unfinished-1", "rename state.json.unfinished-1 state.json",
        "flush folder",
        "write page",
      ])
  }

  @Test func nothingIsWaitedForIfNobodyAsked() throws {
    #expect(
      try calls("show 3") == [
        "write page", "lock folder", "create state.json.unfinished-1",
        "write state.json.unfinished-1", "flush state.json.unfinished-1",
        "rename state.json.unfinished-1 state.json",
      ])
    #expect(try calls("show 3") == ["write page"])
    #expect(try calls("show 4 --json") == ["write page"])
    // Nor is another program that is saving: it is asked twice, and then left alone.
    let folder = try HeldFolder(reader.home.path)
    #expect(try calls("show 5") == ["write page", "lock folder", "lock folder"])
    _ = consume folder
  }
}
