import ArgumentParsing
import BookCore

/// `hp-books who [NAME...]`: the people of the story so far.
struct WhoCommand: EntryCommand {
  private static let who = EntryQuestion.argument(.person)
  private static let all = Flag("all", help: "Tell of everybody, met or not.")

  static let name = "who"
  static let synonyms: [Synonym] = ["people", "characters"]
  static let abstract = "Tell who is who, as far as you have read."
  static let discussion: HelpBlock = """
    Tells who somebody is, going only by what recap may tell. Without NAME, it lists everybody \
    whom you have met; `who 3` lists those of whom volume 3 tells; `who 3 --all` does so for the \
    whole volume, read or not, and for nothing after it; `who 3 9` lists those met before its \
    chapter 9, as they were known then.
    """
  static let examples = [
    Example("who", "Everybody whom you have met"),
    Example("who lupin", "Who Lupin is, as far as you have read"),
    Example("who 3 9", "Everybody who is met before chapter 9 of volume 3"),
  ]
  static let arguments = [who]
  static let options = [all, CommonOptions.json]

  let question: EntryQuestion

  init(_ given: GivenValues) {
    question = EntryQuestion(kind: .person, words: given[Self.who], isWhole: given[Self.all])
  }
}
