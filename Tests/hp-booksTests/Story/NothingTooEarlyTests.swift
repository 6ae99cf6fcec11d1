import BookPresentation
import DisplayText
import Foundation
import TerminalKit
import TestSupport
import Testing

@testable import hp_books

/// Nothing is told before it has been read: for every bookmark of every volume, and for whatever
/// else may have been done with the volumes and with their file, no answer has a word of what has
/// not been read, and none would be another if all of that were blank; what has been read is found
/// and told.
///
/// A run asks some of the questions about each of its lives; `HP_BOOKS_FUZZ` asks for so many times
/// more:
///
///     HP_BOOKS_LONG=1 HP_BOOKS_FUZZ=100 swift test --filter NothingTooEarlyTests
@Suite(.limitForPrograms)
struct NothingTooEarlyTests {
  private static let effort =
    ProcessInfo.processInfo.environment["HP_BOOKS_FUZZ"].flatMap(Int.init) ?? 1

  private static let lives = StoryLife.all.sampled(4)

  @Test(arguments: lives)
  func everyAnswerIsAsIfAllElseWereBlank(life: StoryLife) throws {
    let reader = try StoryReader(of: life.series, life.steps)
    let history = reader.history
    let questions =
      some(history.questions, of: 3, life) + some(history.searches, of: 3, life)
      + some(history.namings, of: 2, life) + some(history.tabs, of: 2, life)
      + some(history.listsOfPeople, of: 2, life) + some(history.namesOfPeople, of: 2, life)
    for (told, questions) in Dictionary(grouping: questions, by: { $0.told(to: history) }) {
      try reader.write(history.series)
      let answers = try questions.map { try reader.answer(to: $0.words) }
      try reader.write(history.series.blanked(but: told))
      for (question, answer) in zip(questions, answers) {
        let typed = question.words.joined(separator: " ")
        let words = history.words(in: answer.output + answer.errors, butNot: told, typed)
        #expect(words == [], "\(typed): \(answer.output)\(answer.errors)")
        let blank = try reader.answer(to: question.words)
        #expect(blank == answer, "\(typed)")
      }
    }
  }

  /// What an answer says to type next, to be told of the story, tells nothing else either.
  @Test(arguments: lives)
  func noHintLeadsToWhatHasNotBeenRead(life: StoryLife) throws {
    let reader = try StoryReader(of: life.series, life.steps)
    let history = reader.history
    let questions = (history.questions + history.searches).filter { $0.chapter == nil }
    let names = (history.listsOfPeople + history.namesOfPeople)
      .filter { $0.chapter == nil && $0.whole == nil }
    for question in some(questions, of: 2, life) + some(names, of: 2, life) {
      let answer = try reader.answer(to: question.words)
      for line in ["recap", "who", "what", "search"].flatMap(
        (answer.output + answer.errors).commands)
      {
        let story = try reader.answer(to: line)
        let typed = question.words.joined(separator: " ")
        let words = history.words(
          in: story.output + story.errors, butNot: history.told, typed)
        #expect(words == [], "\(question.words): \(line): \(story.output)")
      }
    }
  }

  /// A story whose texts are missing is no other one to whoever has not read them.
  @Test(arguments: lives)
  func noAnswerKnowsWhatThereWillBeToTell(life: StoryLife) throws {
    let reader = try StoryReader(of: life.series, life.steps)
    let history = reader.history
    let questions = history.questions.filter { $0.words[0] == "recap" && $0.chapter == nil }
    let names =
      history.namesOfPeople + history.tabs.filter { ["who", "what"].contains($0.words[1]) }
    for question in some(questions, of: 2, life) + some(history.listsOfPeople, of: 2, life)
      + some(names, of: 2, life)
    {
      try reader.write(history.series)
      let answer = try reader.answer(to: question.words)
      try reader.write(history.series.blanked(but: question.told(to: history)) { _ in "" })
      #expect(try reader.answer(to: question.words) == answer, "\(question.words)")
    }
  }

  @Test(arguments: lives)
  func whatHasBeenReadIsFoundAndTold(life: StoryLife) throws {
    let reader = try StoryReader(of: life.series, life.steps)
    let history = reader.history
    let told = history.secrets.filter(history.told.contains).filter(\.isSearched)
    // Where that ends, there is most to be mistaken about.
    let last = told.filter {
      $0.kind == .summary && $0.chapter + 1 == history.told.summaries[$0.volume]
    }
    for secret in some(told, of: 1, life) + some(last, of: 1, life) {
      let (word, volume) = (secret.word, secret.volume + 1)
      let found = try reader.answer(to: ["search", word.lowercased()])
      #expect(found.ending == .exit(0) && found.output.contains(word), "\(word)")
      let words = history.words(in: found.output, butNot: history.told, "")
      #expect(words == [], "\(word): \(found.output)")
      if let line = found.output.hint("Open the first")?.shellWords {
        let opened = try reader.answer(to: line).output
        #expect(opened.contains(word), "\(word): \(line): \(opened)")
      }
      let meant = try reader.answer(to: ["search", word.misspelled.lowercased()])
      #expect(meant.ending == .exit(1) && meant.errors.contains(word), "\(word)")
      let recap = try reader.answer(to: ["recap", "\(volume)"]).output
      if let isTold = history.recaps(secret) {
        #expect(recap.contains(word) == isTold, "\(word): \(recap)")
      }
    }
    for secret in some(history.secrets.filter(\.isSearched), of: 1, life) {
      let (word, volume) = (secret.word, secret.volume + 1)
      #expect(try reader.answer(to: ["search", word, "--all"]).output.contains(word))
      let all = try reader.answer(to: [secret.command, "\(volume)", "--all", "--json"]).output
      #expect(all.contains(word), "\(secret): \(all)")
    }
  }

  /// Everybody is known by all that has been read, and by nothing else.
  @Test(arguments: lives)
  func whoeverHasBeenMetIsTold(life: StoryLife) throws {
    let reader = try StoryReader(of: life.series, life.steps)
    let history = reader.history
    let people = history.people(history.told)
    #expect(try reader.people(of: "who") == people)
    for (index, volume) in history.series.volumes.enumerated() {
      let number = index + 1
      let recap = try reader.answer(to: ["recap", "\(number)"]).output
      #expect(!people.isEmpty || !recap.contains("Who is who"), "\(recap)")
      let met = people.filter { $0.lines.contains { $0.volume == number } }
      #expect(try reader.people(of: "who \(number)") == met)
      for (place, chapter) in some(Array(zip(1..., volume.chapters)), of: 1, life) {
        let name = chapter.number.map { "\($0)" } ?? "\(place)/\(volume.chapters.count)"
        let known = history.people(ofVolume: number, upTo: place)
        #expect(try reader.people(of: "who \(number) \(name)") == known)
      }
      let all = history.people(ofAllUpTo: number).filter {
        $0.lines.contains { $0.volume == number }
      }
      #expect(try reader.people(of: "who \(number) --all") == all)
    }
    for person in some(people, of: 1, life) {
      for name in person.names {
        let word = name.ownWord
        let called = people.filter {
          $0.names.contains { $0.split(separator: " ").contains(word[...]) }
        }
        #expect(try reader.people(of: "who \(word.lowercased())") == called)
        #expect(try reader.people(of: "who \(name)") == [person])
        let card = try reader.answer(to: ["who", name])
        #expect(card.ending == .exit(0) && card.output.contains(person.name))
        #expect(person.lines.allSatisfy { card.output.contains($0.text) }, "\(card.output)")
        let meant = try reader.answer(to: ["who", word.misspelled.lowercased()])
        let meaning = called.count == 1 ? person.name : word.lowercased()
        #expect(meant.ending == .exit(1) && meant.errors.contains(meaning), "\(meant.errors)")
        let offered = try reader.answer(to: ["__complete", "who", String(word.prefix(6))])
        #expect(offered.output.contains(word), "\(offered.output)")
      }
    }
  }

  /// Not a byte of an answer tells somebody who has not been met from a name that no book has.
  @Test(arguments: lives)
  func whoeverHasNotBeenMetIsNobody(life: StoryLife) throws {
    let reader = try StoryReader(of: life.series, life.steps)
    let history = reader.history
    let series = history.series
    let words = Set(history.secrets.filter(\.isOfEntry).map(\.word))
      .subtracting(history.words(history.told))
    for word in some(words.sorted(), of: 1, life).map({ $0.lowercased() }) {
      let lines = [
        "who WORD", "who captain WORD", "who WORD captain", "who WORD --json", "search WORD",
        "what WORD", "what is a WORD", "what WORD --json", "what 1 WORD", "__complete what WORD",
        "search captain WORD", "search WORD --json", "__complete who WORD", "who 1 WORD",
        "__complete search WORD", "WORD", "show WORD", "bookmark WORD", "recap WORD",
      ]
      for line in some(lines, of: 2, life) {
        for (word, stranger) in [
          (word, series.stranger), (word.misspelled, series.stranger.misspelled),
        ] {
          let answers = try [word, stranger].map { word in
            let answer = try reader.answer(
              to: line.replacing("WORD", with: word).split(separator: " ").map(String.init))
            return [answer.output, answer.errors].map { $0.replacing(word, with: "WORD") }
              + ["\(answer.ending)"]
          }
          #expect(answers[0] == answers[1], "\(line): \(word)")
        }
      }
    }
  }

  @Test(arguments: lives)
  func everyKeyShowsWhatItWouldIfAllElseWereBlank(life: StoryLife) throws {
    let reader = try StoryReader(of: life.series, life.steps)
    let history = reader.history
    for (volume, keys) in some(history.keys, of: 3, life) + some(history.keysForPeople, of: 2, life)
    {
      try reader.write(history.series)
      let sights = try reader.sights(of: keys, volume: volume)
      var told = history.told(withContentsOf: Set(sights.map(\.volume)))
      var readOn = history
      for sight in sights {
        readOn.readOn(to: sight.statuses)
        told.add(readOn.told)
        let words = history.words(in: sight.text, butNot: told, keys)
        #expect(words == [], "\(volume) \(keys): \(sight.text)")
      }
      try reader.write(history.series.blanked(but: told))
      #expect(try reader.sights(of: keys, volume: volume) == sights, "\(volume) \(keys)")
    }
  }

  @Test(arguments: lives)
  func everyKeyFindsWhatHasBeenRead(life: StoryLife) throws {
    let reader = try StoryReader(of: life.series, life.steps)
    let history = reader.history
    let told = history.secrets.filter(history.told.contains)
    for secret in some(told.filter(\.isSearched), of: 1, life) {
      let sights = try reader.sights(
        of: "/⇥\(secret.word.lowercased())⏎", volume: secret.volume + 1)
      #expect(sights.last?.text.contains(secret.word) == true, "\(secret)")
      let recap = try reader.sights(of: "r", volume: secret.volume + 1).last?.text ?? ""
      if let isTold = history.recaps(secret) {
        #expect(recap.contains(secret.word) == isTold, "\(secret)")
      }
    }
    let people = history.people(history.told)
    for name in some(people.flatMap(\.names), of: 1, life) {
      let person = try #require(people.first { $0.names.contains(name) })
      let card = try reader.sights(of: "p/\(name.lowercased())⏎", volume: 1).last?.text
      #expect(person.lines.allSatisfy { card?.contains($0.text) == true }, "\(name): \(card ?? "")")
    }
  }

  /// What happens inside a test is what happens in a process.
  @Test(arguments: [StoryLife.all[5], StoryLife.all[20]])
  func theBuiltProgramGivesTheSameAnswers(life: StoryLife) throws {
    let reader = try StoryReader(of: life.series, life.steps)
    let history = reader.history
    for question in some(history.questions + history.searches + history.tabs, of: 12, life) {
      let answer = try reader.answer(to: question.words)
      #expect(try reader.answerOfProgram(to: question.words) == answer, "\(question.words)")
    }
  }

  private func some<Element>(_ all: [Element], of count: Int, _ life: StoryLife) -> [Element] {
    var random = SeededGenerator(seed: life.seed)
    return Array(all.shuffled(using: &random).prefix(count * life.weight * Self.effort))
  }
}

extension ReadingHistory {
  /// The words in a text that may not be told, but for those that were typed.
  fileprivate func words(in text: String, butNot told: Told, _ typed: String) -> [String] {
    let (text, typed) = (text.lowercased(), typed.lowercased())
    let known = words(told)
    // To look for each word in the whole text would take longer.
    let runs = Set(text.utf8.split { !(0x61...0x7A).contains($0) }.map { String(Substring($0)) })
    let longRuns = runs.filter { $0.utf8.count > SecretSeries.wordLength }
    return secrets.map(\.word).filter { word in
      let small = word.lowercased()
      return !known.contains(word) && !typed.contains(small)
        && (runs.contains(small) || longRuns.contains { $0.contains(small) })
    }
  }

  /// The words of the story that may be told; a name may stand in several chapters.
  fileprivate func words(_ told: Told) -> Set<String> {
    Set(secrets.filter(told.contains).map(\.word))
  }
}

extension String {
  /// The words of the lines that say to type a command, without the name of the program, but for
  /// those that ask for everything.
  fileprivate func commands(of name: String) -> [[String]] {
    split(separator: "\n").compactMap { line in
      line.range(of: "hp-books \(name)").map { String(line[$0.lowerBound...]).shellWords }
    }.filter { $0[0] == name && !$0.contains("--all") }
  }

  /// The words of a line behind the name of the program; some are in single quotation marks.
  fileprivate var shellWords: [String] {
    var words = [""]
    var isQuoted = false
    for character in self {
      switch character {
      case "'": isQuoted.toggle()
      case " " where !isQuoted: words.append("")
      default: words[words.count - 1].append(character)
      }
    }
    return Array(words.dropFirst())
  }
}
