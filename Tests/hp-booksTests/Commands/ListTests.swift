import TestSupport
import Testing

@Suite(.limitForPrograms)
struct ListTests {
  @Test func hasARowForEachVolume() throws {
    let expected = """
           Title                                      Released       Pages
        1  Harry Potter and the Philosopher’s Stone   June 26, 1997    223
        2  Harry Potter and the Chamber of Secrets    July 2, 1998     251
        3  Harry Potter and the Prisoner of Azkaban   July 8, 1999     317
        4  Harry Potter and the Goblet of Fire        July 8, 2000     636
        5  Harry Potter and the Order of the Phoenix  June 21, 2003    766
        6  Harry Potter and the Half-Blood Prince     July 16, 2005    607
        7  Harry Potter and the Deathly Hallows       July 21, 2007    607

      """
    #expect(try ShellUser().run("list") == .printed(expected))
  }

  @Test func namesTheAuthorsWhereThereAreSeveral() throws {
    let books = [SampleBook(), SampleBook(title: "해리 포터", author: "조앤 K. 롤링\u{1b}")]
    let user = try ShellUser()
    let file = try user.home.write(SampleBook.file(books), to: "books.json")
    let expected = #"""
           Title      Author              Released           Pages
        1  Emma       Jane Austen         December 23, 1815    474
        2  해리 포터  조앤 K. 롤링\u{1b}  December 23, 1815    474

      """#
    #expect(try user.run("list", "--data", file) == .printed(expected))
  }

  @Test func showsTheYearWhereTheDateDoesNotFit() throws {
    let expected = """
           Title                                      Year  Pages
        1  Harry Potter and the Philosopher’s Stone   1997    223
        2  Harry Potter and the Chamber of Secrets    1998    251
        3  Harry Potter and the Prisoner of Azkaban   1999    317
        4  Harry Potter and the Goblet of Fire        2000    636
        5  Harry Potter and the Order of the Phoenix  2003    766
        6  Harry Potter and the Half-Blood Prince     2005    607
        7  Harry Potter and the Deathly Hallows       2007    607

      """
    #expect(try ShellUser().run("list", "--width", "68") == .printed(expected))
  }

  @Test func dropsTheSharedWordsOfTitlesThatDoNotFit() throws {
    let expected = """
           Title                  Year
        1  …Philosopher’s Stone   1997
        2  …Chamber of Secrets    1998
        3  …Prisoner of Azkaban   1999
        4  …Goblet of Fire        2000
        5  …Order of the Phoenix  2003
        6  …Half-Blood Prince     2005
        7  …Deathly Hallows       2007

      """
    #expect(try ShellUser().run("list", "--width", "40") == .printed(expected))
  }
}
