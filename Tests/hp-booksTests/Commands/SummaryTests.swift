import TestSupport
import Testing

@Suite(.limitForPrograms)
struct SummaryTests {
  @Test func isWholeWhereItIsShort() throws {
    let expected = """
      Harry Potter and the Chamber of Secrets

        Everyone has a good reason why Harry should keep away from Hogwarts this
        year, and he has the bruises to prove it. He goes all the same. Now a voice
        that only he can hear is moving through the walls of the castle, words have
        been left in the torchlight that nobody will own to, and one pupil after
        another is struck down. The school wants a culprit, and more and more eyes
        are turning to Harry.

      """
    #expect(try ShellUser().run("summary", "2") == .printed(expected))
  }

  @Test func isCollapsedAtFirst() throws {
    let expected = """
      Harry Potter and the Philosopher’s Stone

        Harry Potter sleeps in the cupboard under the stairs, wears his cousin’s
        cast-offs and has never had a birthday worth remembering. Then a letter
        comes for him, and another, and soon hundreds, each addressed to the very
        corner he sleeps in. By the time a giant breaks down the door to deliver the
        last one by hand, the life Harry took for his own is over. There is a train
        to catch from a platform nobody can see, a castle where the staircases
        change…
        More: hp-books summary 1 --expand

      """
    #expect(try ShellUser().run("summary", "1") == .printed(expected))
  }

  @Test func isWholeWhenExpanded() throws {
    let expected = """
      Harry Potter and the Philosopher’s Stone

        Harry Potter sleeps in the cupboard under the stairs, wears his cousin’s
        cast-offs and has never had a birthday worth remembering. Then a letter
        comes for him, and another, and soon hundreds, each addressed to the very
        corner he sleeps in. By the time a giant breaks down the door to deliver the
        last one by hand, the life Harry took for his own is over. There is a train
        to catch from a platform nobody can see, a castle where the staircases
        change their minds, a game played on broomsticks and, for the first time
        ever, somebody to sit next to. But behind a locked door on the third floor
        something with three heads is standing guard, and Harry is not the only one
        who would like to know what it is guarding.
        Less: hp-books summary 1 --collapse

      """
    #expect(try ShellUser().run("summary", "1", "--expand") == .printed(expected))
  }
}
