import TestSupport
import Testing

@Suite(.limitForPrograms)
struct ChaptersTests {
  @Test func standInAColumn() throws {
    let expected = """
      Harry Potter and the Prisoner of Azkaban

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

      """
    #expect(try ShellUser().run("chapters", "3") == .printed(expected))
  }

  @Test func hangUnderTheirText() throws {
    let expected = """
      Harry Potter and
      the Prisoner of
      Azkaban

        1. Owl Post
        2. Aunt Marge’s
           Big Mistake
        3. The Knight Bus
        4. The Leaky
           Cauldron
        5. The Dementor
        6. Talons and Tea
           Leaves
        7. The Boggart in
           the Wardrobe
        8. Flight of the
           Fat Lady
        9. Grim Defeat
       10. The Marauder’s
           Map
       11. The Firebolt
       12. The Patronus
       13. Gryffindor
           versus
           Ravenclaw
       14. Snape’s Grudge
       15. The Quidditch
           Final
       16. Professor
           Trelawney’s
           Prediction
       17. Cat, Rat and
           Dog
       18. Moony,
           Wormtail,
           Padfoot and
           Prongs
       19. The Servant of
           Lord Voldemort
       20. The Dementor’s
           Kiss
       21. Hermione’s
           Secret
       22. Owl Post Again

      """
    #expect(try ShellUser().run("chapters", "3", "--width", "20") == .printed(expected))
  }
}
