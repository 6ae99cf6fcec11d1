import TestSupport
import Testing

@Suite(.limitForPrograms)
struct ShowTests {
  @Test func isAPageToShowAFriend() throws {
    let expected = """
                          Harry Potter and the Prisoner of Azkaban
                                            (3)

      Harry Potter and the Prisoner of Azkaban
        Author    J. K. Rowling
        Released  July 8, 1999
        Pages     317

      Dedication
        To Jill Prewett and Aine Kiely, the Godmothers of Swing

      Summary
        Nobody breaks out of Azkaban. The fortress stands alone in the sea, and its
        guards drink every warm thought out of the people they watch. Yet one man
        has slipped past them, and all of wizarding Britain is sure where he is
        going: to Hogwarts, and to Harry. So the gates are watched, the passages are
        sealed, and Harry, thirteen at last, is told to stay indoors and be
        sensible. He has never been good at either. With a map that shows too much,
        a teach…
        More: hp-books summary 3 --expand

      Chapters
         1. Owl Post
         2. Aunt Marge’s Big Mistake
         3. The Knight Bus
         4. The Leaky Cauldron
         5. The Dementor
         6. Talons and Tea Leaves
         7. The Boggart in the Wardrobe
         8. Flight of the Fat Lady
         9. Grim Defeat
        10. The Marauder’s Map
        11. The Firebolt
        12. The Patronus
        13. Gryffindor versus Ravenclaw
        14. Snape’s Grudge
        15. The Quidditch Final
        16. Professor Trelawney’s Prediction
        17. Cat, Rat and Dog
        18. Moony, Wormtail, Padfoot and Prongs
        19. The Servant of Lord Voldemort
        20. The Dementor’s Kiss
        21. Hermione’s Secret
        22. Owl Post Again

      Wiki
        https://harrypotter.fandom.com/wiki/Harry_Potter_and_the_Prisoner_of_Azkaban

      """
    #expect(try ShellUser().run("show", "3", "--width", "80") == .printed(expected))
  }
}
