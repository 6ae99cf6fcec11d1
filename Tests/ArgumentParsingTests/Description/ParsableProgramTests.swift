import ArgumentParsing
import DisplayText
import Testing

/// Whatever is described appears wherever it should.
struct ParsableProgramTests {
  private static let everything = Sample.commands.flatMap { command in
    (command.options + Sample.sharedOptions).map { (command.name, $0.name) }
  }

  /// The options of all commands are explained once, on a page of their own.
  @Test(arguments: everything)
  func showsEveryOptionInHelp(_ command: String, _ option: String) throws {
    let isShared = Sample.sharedOptions.contains { $0.name == option }
    let explanations = try help(isShared ? "options" : command)
    let definition = try definition(of: option, in: command)
    #expect(explanations.contains(definition.synopsis))
    #expect(explanations.contains(definition.help.prefix(20)))
  }

  @Test(arguments: everything)
  func offersEveryOptionToAShell(_ command: String, _ option: String) throws {
    #expect(try answer([command, "--"]).contains("--\(option)\t"))
  }

  @Test(arguments: everything)
  func describesEveryOptionInTheManual(_ command: String, _ option: String) throws {
    let manual = ManualPage(Sample.self, date: "November 21, 2026").text
    let items = manual.split(separator: "\n").filter { $0.hasPrefix(".It ") }
    #expect(items.contains { $0.contains(#"Fl \-\#(option)"#) })
  }

  @Test func namesEveryCommandAndTopicEverywhere() throws {
    let help = try help("").split(separator: "\n")
    let manual = ManualPage(Sample.self, date: "November 21, 2026").text
    let offered = try answer(["help", ""])
    for command in Sample.commands {
      #expect(
        help.contains { $0.hasPrefix("  \(command.name) ") && $0.hasSuffix(command.abstract) })
      // The synopsis and the list of commands spell it in one way.
      let synopses = manual.matches(of: /\.(?:It )?Cm (.+)\n/).map(\.output.1)
        .filter { $0 == command.name || $0.hasPrefix(command.name + " ") }
      #expect(synopses.count == 2 && synopses[0] == synopses[1], "\(command.name)")
      #expect(offered.contains("\(command.name)\t\(command.abstract)\n"))
    }
    for topic in Sample.topics {
      #expect(help.contains { $0.hasPrefix("  \(topic.name) ") && $0.hasSuffix(topic.abstract) })
      #expect(manual.contains(topic.manualSection))
      #expect(offered.contains("\(topic.name)\t\(topic.abstract)\n"))
    }
  }

  private func help(_ name: String) throws -> String {
    try Sample.help("help \(name)").page.lines(width: 80).map(\.plainText)
      .joined(separator: "\n")
  }

  private func answer(_ words: [String]) throws -> String {
    let completion = Completion(words, of: Sample.self)
    return String(decoding: completion.answer { _ in [] }, as: UTF8.self)
  }

  private func definition(of option: String, in command: String) throws -> Option {
    let command = try #require(Sample.commands.first { $0.name == command })
    let options = command.options + Sample.sharedOptions
    return try #require(options.first { $0.name == option })
  }
}
