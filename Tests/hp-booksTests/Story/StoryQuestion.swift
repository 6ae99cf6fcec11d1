import TestSupport

/// A command line, and what its words ask for beyond what has been read.
struct StoryQuestion {
  let words: [String]

  /// The number of the volume whose table of contents is read for it.
  var contents: Int?

  /// The place of a chapter in that volume that is named, and up to which it is told.
  var chapter: Int?

  /// The number of a volume that is asked for whole, with all before it.
  var whole: Int?

  init(_ words: String, contents: Int? = nil, upTo chapter: Int? = nil, whole: Int? = nil) {
    self.whole = whole
    self.words = words.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    self.contents = contents
    self.chapter = chapter
  }

  /// What may be told in the answer.
  func told(to history: ReadingHistory) -> Told {
    if let whole { return history.told(ofAllUpTo: whole) }
    if let contents, let chapter { return history.told(ofVolume: contents, upTo: chapter) }
    var told = history.told(withContentsOf: contents.map { [$0] } ?? [])
    // Whoever finishes a volume in its last chapter is told its story at once.
    let mayFinish = words[0] == "next" || words.contains("--finished") || words.contains("+1")
    let volume = Int(words.dropFirst().first ?? "") ?? history.current
    if mayFinish, let volume, history.isInLastChapter(ofVolume: volume) {
      told.stories[volume - 1] = true
    }
    return told
  }

  /// The same question for a program.
  var forProgram: StoryQuestion {
    StoryQuestion(
      words.joined(separator: " ") + " --json", contents: contents, upTo: chapter, whole: whole)
  }
}

extension ReadingHistory {
  /// Questions of every command, for people and for programs.
  var questions: [StoryQuestion] {
    let general =
      [
        "status", "list", "list --unread", "list --begun", "list --finished", "list --recent",
        "recap", "recap --last 1", "recap --last 2", "recap 1-\(series.volumes.count)", "recap 1,2",
        "recap 1-2 --last 1", "bookmark", "shelf", "recap 9", "bookmark --clear",
        "forget --all",
      ].map { StoryQuestion($0) }
      // These lead on in the volume that the reader is in, and then in its next chapter.
      + ["next", "bookmark +1", "undo", "bookmark -1"].map { StoryQuestion($0, contents: current) }
    let volumes = series.volumes.indices.map { $0 + 1 }.flatMap { volume in
      let count = series.volumes[volume - 1].chapters.count
      return [
        "recap \(volume)", "recap \(volume) --last 1", "bookmark \(volume)", "shelf \(volume)",
        "shelf \(volume) --add", "bookmark \(volume) --finished",
        "forget \(volume)", "summary \(volume) --expand",
      ].map { StoryQuestion($0) }
        + [
          "show \(volume)", "chapters \(volume)", "read \(volume)", "next \(volume)",
          "recap \(volume) 99", "recap \(volume) q",
          "show \(volume) 1", "show \(volume) \(count)", "next \(volume) \(count)",
          "bookmark \(volume) 1", "bookmark \(volume) \(count)", "bookmark \(volume) --remove",
        ].map { StoryQuestion($0, contents: volume) }
        + (1...count).map { place in
          let chapter = series.volumes[volume - 1].chapters[place - 1]
          let name = chapter.number.map { "\($0)" } ?? chapter.title
          return StoryQuestion("recap \(volume) \(name)", contents: volume, upTo: place)
        }
    }
    let both = (general + volumes).filter { $0.words[0] != "read" }
    return general + volumes + both.map(\.forProgram) + [StoryQuestion("")]
  }

  /// Questions about all people or things, and about those of volumes or up to chapters.
  var listsOfPeople: [StoryQuestion] { listsAsked(by: "who") + listsAsked(by: "what") }

  private func listsAsked(by command: String) -> [StoryQuestion] {
    let lists = [
      command, "\(command) 1-\(series.volumes.count)", "\(command) 1,2", "\(command) 2-3",
      "\(command) 9", "\(command) 2-1",
    ].map { StoryQuestion($0) }
    let volumes = zip(1..., series.volumes).flatMap { volume, content in
      let chapters = zip(1..., content.chapters).map { place, chapter in
        let name = chapter.number.map { "\($0)" } ?? chapter.title
        return StoryQuestion("\(command) \(volume) \(name)", contents: volume, upTo: place)
      }
      return [
        StoryQuestion("\(command) \(volume)"),
        StoryQuestion("\(command) \(volume) --all", whole: volume),
      ]
        + ["99", "q", "+1"].map { StoryQuestion("\(command) \(volume) \($0)", contents: volume) }
        + chapters
    }
    return lists + volumes + (lists + volumes).map(\.forProgram)
  }

  /// Questions about somebody or something, by every word of the story, a slip of it, its beginning,
  /// or another word beside it, and by what all have in common, blank ones too.
  var namesOfPeople: [StoryQuestion] {
    let common = SecretSeries.commonInNames.lowercased()
    let names = secrets.flatMap { secret in
      let word = secret.word.lowercased()
      return [
        word, word.misspelled, word.beginning, "\(common) \(word)", "\(word) \(common)",
        "\(common) \(word.misspelled)", "\(word) \(series.stranger)",
      ]
    }
    let others = [
      "y", "yyyyyyyyy", "yyyyyyy yyyyyyyyy", common, common.misspelled, series.stranger,
    ]
    let questions = ["who", "what"].flatMap { command in
      (names + others).map { StoryQuestion("\(command) \($0)") }
    }
    return questions + questions.map(\.forProgram)
  }

  /// Searches of every word of the story, of a slip of each, of its beginning, which stands inside
  /// a word of a cover, of each beside the title of its volume, and of what blank texts have.
  var searches: [StoryQuestion] {
    secrets.flatMap { secret in
      let word = secret.word.lowercased()
      let title = series.volumes[secret.volume].title.lowercased()
      return [
        word, word.misspelled, word.beginning, "\(title) \(word)", "\(word.misspelled) \(title)",
        "\(word) --json",
      ].map { StoryQuestion("search \($0)") }
    }
      + [
        SecretSeries.common, SecretSeries.commonInTitles, SecretSeries.author, "y", "yyyy",
        "\(SecretSeries.common) --json", "\(SecretSeries.commonInTitles) --json",
        "\(SecretSeries.author) --json", SecretSeries.common.misspelled,
        SecretSeries.commonInTitles.misspelled,
      ].map { StoryQuestion("search \($0)") }
  }

  /// Lines that name each chapter by its title or by a slip of it, where it may be one of the
  /// volume that the reader is in, or of one that is named.
  var namings: [StoryQuestion] {
    secrets.filter { $0.kind == .title }.flatMap { secret in
      let (word, slip) = (secret.word, secret.word.misspelled)
      let isCurrent = secret.volume + 1 == current
      let commands = ["", "show ", "bookmark ", "recap ", "read ", "next ", "chapters ", "shelf "]
      return commands.flatMap { command in
        [
          StoryQuestion(
            command + word, contents: current,
            upTo: isCurrent && command == "recap " ? secret.chapter + 1 : nil),
          StoryQuestion(command + slip, contents: current),
        ]
      }
        + ([1, secret.volume + 1] as [Int]).flatMap { volume in
          // The number may also be that of the chapter in the volume that the reader is in.
          let asked = isCurrent ? current : volume
          return [
            StoryQuestion("bookmark \(volume) \(word)", contents: asked),
            StoryQuestion("bookmark \(volume) \(slip)", contents: asked),
            StoryQuestion(
              "recap \(volume) \(word)", contents: asked,
              upTo: asked == secret.volume + 1 ? secret.chapter + 1 : nil),
            StoryQuestion("show \(volume) \(slip)", contents: asked),
            StoryQuestion("who \(volume) \(slip)", contents: volume),
            StoryQuestion(
              "who \(volume) \(word)", contents: volume,
              upTo: volume == secret.volume + 1 ? secret.chapter + 1 : nil),
          ]
        }
    }
  }

  /// Lines with a Tab behind them: of nothing, and of the beginning of each word of the story.
  var tabs: [StoryQuestion] {
    let commands = [
      "show", "bookmark", "recap", "read", "search", "chapters", "shelf", "forget", "next", "who",
      "what",
    ]
    let volumes = series.volumes.indices.map { $0 + 1 }
    var tabs = commands.map { StoryQuestion("__complete \($0) ", contents: current) }
    for volume in volumes {
      tabs += commands.map { StoryQuestion("__complete \($0) \(volume) ", contents: volume) }
    }
    for secret in secrets {
      let typed = secret.word.prefix(3).lowercased()
      for command in ["", "show ", "bookmark ", "recap ", "read ", "search ", "forget "] {
        tabs.append(
          StoryQuestion(
            "__complete \(command)\(typed)", contents: command == "search " ? nil : current))
      }
      for before in ["", "\(SecretSeries.commonInNames) ", "y"] {
        for command in ["who", "what"] {
          tabs.append(StoryQuestion("__complete \(command) \(before)\(typed)"))
        }
      }
      let volume = secret.volume + 1
      tabs.append(
        StoryQuestion("__complete bookmark \(volume) \(typed)", contents: volume))
    }
    return tabs
  }
}

extension ReadingHistory {
  /// Keys of `read` in each volume: the story so far, and searches of each word of the story, of a
  /// slip of it and of its beginning, in the page and beyond it.
  var keys: [(volume: Int, keys: String)] {
    let words = secrets.flatMap {
      let word = $0.word.lowercased()
      return [word, word.misspelled, word.beginning]
    }
    let shared = [
      SecretSeries.common, SecretSeries.commonInTitles, SecretSeries.author.lowercased(),
    ]
    return series.volumes.indices.map { $0 + 1 }.flatMap { volume in
      [
        "r", "rGgq", "'r", "'", "cr", "c⇥⇥q", ",r", "lr", "hr", "ll'", "rll", "rh..", "C⏎", "CG⏎r",
        "C\(series.volumes[volume - 1].chapters.count)⏎", "r.c⏎", "rC,⏎", ":1⏎r", "r?qc⏎r",
      ].map { (volume, $0) }
        + (words + shared).flatMap { word in
          [
            "/\(word)⏎⇥nN", "/⇥\(word)⏎nN", "/⇥\(word)⏎⏎nN⎋j⏎", "/\(word)⏎lnN", "/\(word)⏎rnq",
            "r/\(word)⏎nNnl", "c/\(word)⏎", "c/\(word)⇥⏎⏎", "C/\(word)⏎", "/⇥\(word)⏎/\(word)⏎",
          ].map { (volume, $0) }
        }
    }
  }

  /// Keys that list people and things, narrow the list and open cards, from everywhere.
  var keysForPeople: [(volume: Int, keys: String)] {
    let common = SecretSeries.commonInNames.lowercased()
    let words = secrets.map { $0.word.lowercased() }
    let searches = (words + words.map(\.misspelled) + [common, "y", series.stranger]).flatMap {
      ["p/\($0)⏎⏎nNp", "p⏎/\($0)⏎nN⎋", "pj⏎/⇥\($0)⏎", "p/\($0)⇥⏎⏎", "p⇥/\($0)⏎⏎q"]
    }
    let keys = [
      "p", "pGgq", "'p", "cp", "clp", "rp", "pr", ",p", "lp", "hp", "ll'p", "p⏎", "pj⏎GnNq",
      "pG⏎⎋⎋", "pp", ".p", "?p", "r⇥⏎⇥⏎⇥⏎qqq", "r⇥⇥⏎⎋⇥⏎", "p⏎⇥⏎r⇥⏎", "p.⏎,⏎", "p⇥", "p⇥⏎", "p⇥G⏎q⇥",
      "p⏎q⇥⇥p",
    ]
    return series.volumes.indices.flatMap { index in (keys + searches).map { (index + 1, $0) } }
  }
}
