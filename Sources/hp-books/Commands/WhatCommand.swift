import ArgumentParsing
import BookCore

/// `hp-books what [NAME...]`: the things of the story so far.
struct WhatCommand: EntryCommand {
  private static let what = EntryQuestion.argument(.thing)
  private static let all = Flag("all", help: "Tell of everything, met or not.")

  static let name = "what"
  static let synonyms: [Synonym] = ["things", "places"]
  static let abstract = "Tell what things and places are, as far as you have read."
  static let discussion: HelpBlock = """
    Tells what a thing, a place or a word of the story is, as who tells of people: what alone \
    lists all that you have met, `what 3` those of which volume 3 tells, and `what 3 9` those met \
    before its chapter 9. Either command answers a name of the other kind.
    """
  static let examples = [
    Example("what", "All things that you have met"),
    Example("what snitch", "What a Snitch is, as far as you have read"),
  ]
  static let arguments = [what]
  static let options = [all, CommonOptions.json]

  let question: EntryQuestion

  init(_ given: GivenValues) {
    question = EntryQuestion(kind: .thing, words: given[Self.what], isWhole: given[Self.all])
  }
}
