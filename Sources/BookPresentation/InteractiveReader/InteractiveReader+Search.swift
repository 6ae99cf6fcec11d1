import BookCore
import DisplayText
import TerminalKit
import TypedText

// What is looked for, and the prompts.
extension InteractiveReader {
  mutating func openPrompt(_ kind: PromptLine.Kind) -> KeyAnswer {
    prompt = PromptLine(kind, recalling: history)
    if kind == .filter {
      unnarrowed = stack.top
      prepareFilter()
      narrow(to: "")
    }
    return KeyAnswer()
  }

  mutating func pressInPrompt(_ key: Key) -> KeyAnswer {
    guard let before = prompt else { return KeyAnswer() }
    if before.isGivenUp(by: key) {
      closePrompt()
      return KeyAnswer()
    }
    switch (key, before.kind) {
    case (.enter, _): return enter(before)
    case (.up, .filter), (.down, .filter), (.pageUp, .filter), (.pageDown, .filter),
      (.control("n"), .filter), (.control("p"), .filter):
      return Scrolling(key, rows: view.height).map { scroll($0) } ?? KeyAnswer()
    default: prompt?.edit(key)
    }
    guard let prompt else { return KeyAnswer() }
    if prompt.kind == .filter {
      if unnarrowed == nil { unnarrowed = stack.top }
      narrow(to: prompt.text)
    } else if before.kind == .filter {
      unnarrow()
    }
    return KeyAnswer()
  }

  /// Ends the prompt, and leaves a list as it was.
  private mutating func closePrompt() {
    prompt = nil
    unnarrow()
  }

  private mutating func enter(_ prompt: PromptLine) -> KeyAnswer {
    switch prompt.kind {
    case .command:
      closePrompt()
      return obey(prompt.text)
    case .page:
      closePrompt()
      return find(prompt.text)
    case .story:
      closePrompt()
      return findInStory(prompt.text)
    case .filter:
      if view.choices.isEmpty {
        closePrompt()
        return KeyAnswer(notice: Messages.noHits(for: prompt.text))
      }
      (self.prompt, unnarrowed) = (nil, nil)
      return follow()
    }
  }

  /// Does what was typed after `:`, or says that it means nothing.
  private mutating func obey(_ words: String) -> KeyAnswer {
    let command = words.asLatinKeys
    switch command {
    case "": return KeyAnswer()
    case Messages.quitCommand: return KeyAnswer(effects: [.quit])
    case Messages.helpCommand:
      return stack.top.topic == .keys ? KeyAnswer() : toggle(.keys)
    default:
      guard let volume = WholeNumber(command)?.value else {
        return KeyAnswer(notice: Messages.unknownCommand(words.onOneLine))
      }
      return openPage(ofVolume: volume)
    }
  }
}

// MARK: Filters

extension InteractiveReader {
  /// Narrows a list; what is chosen stays so if it is still there, but in a ranked list the first
  /// is chosen.
  private mutating func narrow(to words: String) {
    if words == stack.top.words { return }
    stack.top.words = words
    refresh()
    if stack.top.topic.isRanked, !words.isEmpty {
      stack.top.place = view.place(at: view.choices.first ?? 0)
    } else if let wanted = unnarrowed?.place, let anchor = wanted.anchor,
      view.run(of: anchor) != nil
    {
      stack.top.place = wanted
    }
  }

  private mutating func unnarrow() {
    guard let unnarrowed else { return }
    stack.top = unnarrowed
    self.unnarrowed = nil
    refresh()
  }
}

// MARK: Words in a text

extension InteractiveReader {
  /// Looks for words on the page, and goes to the next place; without words for the last ones.
  private mutating func find(_ words: String) -> KeyAnswer {
    guard let words = take(words) else { return KeyAnswer(notice: Messages.nothingToRepeat) }
    if words == stack.top.words, !view.hits.isEmpty { return visitHit(1) }
    endSearch()
    (stack.top.words, stack.top.isFound) = (words, false)
    refresh()
    expandForWords()
    if !view.hits.isEmpty { return visitHit(1) }
    endSearch()
    let texts = PageTexts(view.rows, beginningAt: view.rows.beginnings).texts
    let suggestion = SearchQuery(words)?.suggestion(in: texts)
    return KeyAnswer(
      notice: Messages.noHits(for: words, suggestion: suggestion), offersStory: true)
  }

  /// Looks for words in the story so far, and lists what was found.
  private mutating func findInStory(_ words: String) -> KeyAnswer {
    guard let words = take(words) else { return KeyAnswer(notice: Messages.nothingToRepeat) }
    let topic = Topic.hits(words)
    if stack.top.topic == topic { return KeyAnswer() }
    open(Target(topic: topic))
    if !view.choices.isEmpty { return KeyAnswer() }
    stack.pop()
    refresh()
    let suggestion = SearchQuery(words)?.suggestion(in: memory.story)
    return KeyAnswer(notice: Messages.noHits(for: words, suggestion: suggestion))
  }

  /// The words that are meant, which Up recalls from now on; nil without any.
  private mutating func take(_ words: String) -> String? {
    if words.allSatisfy(\.isWhitespace) { return history.last }
    history.removeAll { $0 == words }
    history.append(words)
    return words
  }

  /// Goes to another place of the words: from the one that was gone to last if it is in sight, or
  /// else from what is.
  mutating func visitHit(_ step: Int) -> KeyAnswer {
    if view.hits.isEmpty { return KeyAnswer(notice: Messages.nothingToLookFor) }
    let rows = view.hits.map { $0.first?.row ?? 0 }
    let visible = view.visibleRows(of: stack.top)
    let last = view.hit(of: stack.top).flatMap { visible.contains(rows[$0]) ? $0 : nil }
    let below = rows.firstIndex { $0 >= visible.lowerBound } ?? rows.count
    let next = last.map { $0 + step } ?? (step > 0 ? below : below - 1)
    let (index, answer) = goingRound(to: next, of: rows.count)
    goToHit(index)
    return answer
  }

  /// The mark that follows, from the other end where there is none, and what there is to say.
  func goingRound(to next: Int, of count: Int) -> (index: Int, answer: KeyAnswer) {
    let index = (next + count) % count
    if index == next { return (index, KeyAnswer()) }
    let notice = index < next ? Messages.againFromTop : Messages.againFromEnd
    return (index, KeyAnswer(notice: notice))
  }

  /// Goes to the first place of the words in what is about something, or behind that.
  mutating func goToHit(from anchor: Anchor?) {
    let row = anchor.flatMap { view.run(of: $0)?.lowerBound } ?? 0
    let index = view.hits.firstIndex { ($0.first?.row ?? 0) >= row } ?? view.hits.indices.first
    if let index { goToHit(index) }
  }

  private mutating func goToHit(_ index: Int) {
    guard let row = view.hits[index].first?.row else { return }
    if !view.isInSight(row, on: stack.top) {
      stack.top.place = view.place(showingHitAt: row)
    }
    (stack.top.hit, stack.top.keepsHit, stack.top.name) = (index, true, nil)
  }

  /// Expands a collapsed summary if the words are in what it leaves out.
  mutating func expandForWords() {
    guard case .volume = stack.top.topic, !stack.top.words.isEmpty, !stack.top.isExpanded,
      !memory.record(of: book).isExpanded, let end = Summary.collapsedEnd(of: book.summary.text),
      let hit = SearchQuery(stack.top.words)?.hits(in: [book.summary.text]).first,
      hit.places.contains(where: { $0.upperBound > end })
    else { return }
    stack.top.isExpanded = true
    refresh()
  }

  mutating func endSearch() {
    (stack.top.words, stack.top.hit, stack.top.keepsHit) = ("", nil, false)
    stack.top.isExpanded = false
    refresh()
  }
}
