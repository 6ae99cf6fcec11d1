import BookCore
import DisplayText
import TerminalKit
import TypedText

// What is typed in a prompt.
extension InteractiveReader {
  mutating func openPrompt(_ kind: PromptLine.Kind) -> ReaderAnswer {
    (prompt, unnarrowed) = (PromptLine(kind, recalling: history), browser.top)
    if kind == .filter {
      browser.look(for: "")
      browser.prepareToNarrow()
    }
    return .draw()
  }

  mutating func pressInPrompt(_ key: Key) -> ReaderAnswer {
    guard let before = prompt else { return .draw() }
    if key == .escape || key == .backspace && before.text.isEmpty {
      closePrompt()
      return .draw()
    }
    switch (key, before.kind) {
    case (.enter, _): return enter(before)
    case (.up, .filter), (.control("p"), .filter): return scroll(.rows, -1)
    case (.down, .filter), (.control("n"), .filter): return scroll(.rows, 1)
    case (.pageUp, .filter): return scroll(.pages, -1)
    case (.pageDown, .filter): return scroll(.pages, 1)
    default: prompt?.edit(key)
    }
    guard let prompt, prompt != before else { return .draw() }
    if prompt.kind == .filter {
      if prompt.text.isEmpty, let unnarrowed { browser.top.spot = unnarrowed.spot }
      browser.look(for: prompt.text)
    } else if before.kind == .filter, let unnarrowed {
      browser.top = unnarrowed
    }
    return .draw()
  }

  /// Ends the prompt, and leaves a list as it was.
  private mutating func closePrompt() {
    if prompt?.kind == .filter, let unnarrowed { browser.top = unnarrowed }
    (prompt, unnarrowed) = (nil, nil)
  }

  private mutating func enter(_ prompt: PromptLine) -> ReaderAnswer {
    if prompt.kind == .filter, !browser.view.choices.isEmpty {
      (self.prompt, unnarrowed) = (nil, nil)
      return follow()
    }
    closePrompt()
    switch prompt.kind {
    case .command: return run(prompt.text)
    case .page: return find(prompt.text)
    case .story: return findInStory(prompt.text)
    case .filter: return .draw(Messages.noHits(for: prompt.text))
    }
  }

  private mutating func run(_ words: String) -> ReaderAnswer {
    let command = String(words.flatMap(\.americanKeys))
    switch command {
    case "": return .draw()
    case "q": return .quit
    case "help": return browser.top.topic == .keys ? .draw() : toggle(.keys)
    default:
      return WholeNumber(command)?.value.map { go(to: $0, isAbove: true) }
        ?? .draw(Messages.doesNothing(":\(words.onOneLine)"))
    }
  }

  // MARK: Words in a text

  /// Looks for words on the page, and goes to the next place; without words for the last ones.
  private mutating func find(_ words: String) -> ReaderAnswer {
    guard let words = take(words) else { return .draw(Messages.nothingToRepeat) }
    browser.look(for: words)
    if hasPlaces { return step(1, amongNames: false) }
    let suggestion = SearchQuery(words)?.suggestion(in: PageTexts(browser.view.rows).texts)
    browser.look(for: "")
    offersStory = true
    return .draw(Messages.noHits(for: words, suggestion: suggestion))
  }

  private mutating func findInStory(_ words: String) -> ReaderAnswer {
    guard let words = take(words) else { return .draw(Messages.nothingToRepeat) }
    if browser.top.topic == .hits(words) { return .draw() }
    let (query, story) = (SearchQuery(words), browser.memory.story)
    if query.map({ SearchFindings(of: $0, in: story).isEmpty }) ?? true {
      let suggestion = query?.suggestion(in: story)
      return .draw(Messages.noHits(for: words, suggestion: suggestion))
    }
    browser.open(Target(topic: .hits(words)))
    return .draw()
  }

  mutating func endSearch() -> ReaderAnswer {
    browser.look(for: "")
    return .draw()
  }

  /// The words that are meant, which Up recalls from now on; nil without any.
  private mutating func take(_ words: String) -> String? {
    if words.allSatisfy(\.isWhitespace) { return history.last }
    history.removeAll { $0 == words }
    history.append(words)
    return words
  }
}
