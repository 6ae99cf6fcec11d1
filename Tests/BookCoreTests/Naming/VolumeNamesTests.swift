import TestSupport
import Testing

@testable import BookCore

struct VolumeNamesTests {
  @Test(arguments: [
    ("3", 3), ("03", 3), (" 3 ", 3), ("３", 3), ("azkaban", 3), ("philosophers", 1),
    ("GOBLET of fire", 4), ("poa", 3), ("sorcerers stone", 1), ("불의 잔", 4),
  ])
  func aVolumeHasANumberAndAName(name: String, volume: Int) throws {
    #expect(try series().book(named: name).seriesNumber == volume)
  }

  /// Volumes as lists print them, and as people may.
  @Test(arguments: [
    "3  Harry Potter and the Prisoner of Azkaban", "3, Harry Potter and the Prisoner of Azkaban",
    "３ HARRY POTTER and the prisoner of azkaban", "3  …Prisoner of Azkaban",
    "3 ...Potter and the Prisoner of Azkaban", "3 azkaban", "3 아즈카반", "3  Prisoner of Azkaban",
    "3, prisoner potter", "3 harry potter", "3 the", "3 poa",
  ])
  func aVolumeIsNamedAsItIsPrinted(name: String) throws {
    let series = try series()
    #expect(try series.book(named: name).seriesNumber == 3)
    #expect(try series.place(named: words(name)) { series[0] }.book.seriesNumber == 3)
  }

  @Test(arguments: [
    ("2", 2), ("002", 2), ("3", 3), ("1984", 3), ("１９８４", 3), ("emma", 1), ("returns", 2),
    ("2001", 4), ("+1", 5), ("4  2001: A Space Odyssey", 4),
  ])
  func aNumberThatNoVolumeHasMayBeATitleOrBeginOne(name: String, volume: Int) throws {
    let series = try series(["Emma", "Emma Returns", "1984", "2001: A Space Odyssey", "+1"])
    #expect(try series.book(named: name).seriesNumber == volume)
  }

  /// Names in a series of two volumes, and what is wrong.
  @Test(
    arguments: [
      ("0", .noNumber("0", .volume, count: 2)), ("３", .noNumber("３", .volume, count: 2)),
      ("9223372036854775808", .noNumber("9223372036854775808", .volume, count: 2)),
      ("", .noTitle("", .volume)),
      ("retruns", .noTitle("retruns", .volume)),
      ("book 2", .noTitle("book 2", .volume)),
      ("book 3", .noTitle("book 3", .volume)),
      ("books 1 2", .noTitle("books 1 2", .volume)),
      ("+1", .step("+1", .volume)), ("returns -1", .step("-1", .chapter(ofVolume: 2))),
      ("returns 2", .namesChapter("returns 2", place: 2, ofVolume: 2)),
      ("1 randalls", .namesChapter("1 randalls", place: 2, ofVolume: 1)),
      ("1 9", .noNumber("9", .chapter(ofVolume: 1), count: 2)),
      ("1 returns", .noTitle("1 returns", .volume)),
      ("2 emma randalls", .noTitle("2 emma randalls", .volume)),
      (
        "emm",
        .several(
          "emm", .volume,
          [
            NamedTitle(place: 1, name: "1", title: "Emma"),
            NamedTitle(place: 2, name: "2", title: "Emma Returns"),
          ])
      ),
    ] as [(String, NameError)])
  func anErrorSaysWhatMayBeMeant(name: String, error: NameError) throws {
    let series = try series(["Emma", "Emma Returns"])
    #expect(throws: error) { try series.book(named: name) }
  }

  @Test func aSeriesOfOneSaysSo() throws {
    let error = NameError.noNumber("2", .volume, count: 1)
    #expect("\(error)" == "There is no volume 2: this series has only volume 1")
  }

  @Test func aLostBookIsNamed() {
    let error = NameError.lostBook("Amber\u{1b}\nRiver")
    #expect(
      "\(error)" == "The volume you are reading, 'Amber\\u{1b} River', is no longer in this series")
  }

  /// Words, the volume that they name, and what they say of a chapter.
  @Test(
    arguments: [
      ("half blood prince", 6, nil), ("azkaban 9", 3, "9"), ("goblet of fire 9", 4, "9"),
      ("goblet of fire", 4, nil), ("3 grim", 3, "grim"), ("3 3", 3, "3"),
      ("fire goblet x y", 4, "x y"),
      ("order of the phoneix 9", 5, "phoneix 9"), ("3 -2", 3, "-2"),
      ("3 Harry Potter and the Prisoner of Azkaban", 3, nil),
      ("3 Harry Potter and the Prisoner of Azkaban, chapter 9", 3, "chapter 9"),
      ("3 Harry Potter and the Goblet of Fire", 3, "Harry Potter and the Goblet of Fire"),
    ] as [(String, Int, String?)])
  func theLongestRunOfWordsIsTheVolume(line: String, volume: Int, chapter: String?) throws {
    let found = try series().bookAndChapter(named: words(line))
    #expect((found.book.seriesNumber, found.chapter) == (volume, chapter))
  }

  /// What the overview prints, each in one word of a line, is not parted.
  @Test func wordsBehindANumberInOneWordAreOfOneVolume() throws {
    let words = ["3  Prisoner of Azkaban", "4  Goblet of Fire", "5, phoenix", "1-2"]
    let series = try series()
    #expect(try series.books(named: words).map(\.seriesNumber) == [3, 4, 5, 1, 2])
    let place = try series.place(named: ["4  Goblet of Fire", "5"]) { series[2] }
    #expect((place.book.seriesNumber, place.chapter) == (4, 5))
  }

  @Test func noWordsNameNoVolume() throws {
    let error = NameError.noTitle("", .volume)
    #expect(throws: error) { try series().bookAndChapter(named: []).book }
  }

  /// Words, and the volumes that they name in the order of the words.
  @Test(arguments: [
    ("goblet of fire", [4]), ("3 azkaban", [3]), ("3 5", [3, 5]), ("5 3 5", [5, 3]),
    ("3 harry potter and the prisoner of azkaban 5", [3, 5]),
    ("3-5", [3, 4, 5]), ("3,5", [3, 5]), ("1,3-5", [1, 3, 4, 5]), ("3, 5", [3, 5]),
    ("５-６", [5, 6]), ("3-3", [3]), ("4-5 phoenix goblet of fire 1", [4, 5, 1]),
    ("3 Harry Potter and the Prisoner of Azkaban 4 …Goblet of Fire 5", [3, 4, 5]),
    ("half blood prince order phoenix", [6, 5]), ("3 stone 03", [3, 1]), ("", []),
  ])
  func severalVolumesAreNamedOneBehindTheOther(line: String, volumes: [Int]) throws {
    #expect(try series().books(named: words(line)).map(\.seriesNumber) == volumes)
  }

  /// Words in a series whose titles have numbers too.
  @Test(arguments: [
    ("catch 22", [1]), ("emma 2 22 and catch", [2, 5]), ("1984 2", [3, 2]), ("3-4", [3, 4]),
    ("3 5", [3, 5]),
    ("20,000 leagues 3", [4, 3]), ("3 20,000 leagues", [3, 4]), ("8-9", [6]), ("1,1", [1]),
  ])
  func numbersAreATitleOnlyBesideAWordOrAsAWhole(line: String, volumes: [Int]) throws {
    let titles = ["Catch 22", "Emma", "1984", "20,000 Leagues", "Catch 22, 3 and 5", "8-9"]
    #expect(try series(titles).books(named: words(line)).map(\.seriesNumber) == volumes)
  }

  /// Words in the same series, and the volumes that they list; nil if they list none.
  @Test(arguments: [
    ("3-4", [3, 4]), ("2-2", [2]), ("5,1-2,2", [5, 1, 2]), ("3", nil), ("3,", nil), ("emma", nil),
    ("8-9", nil), ("20,000", nil), ("1984", nil), ("", nil),
  ])
  func oneWordListsSeveral(word: String, volumes: [Int]?) throws {
    let series = try series(["Catch 22", "Emma", "1984", "20,000 Leagues", "Persuasion", "8-9"])
    #expect(try series.books(listedIn: word)?.map(\.seriesNumber) == volumes)
    #expect(throws: NameError.backwards(first: 4, last: 3)) { try series.books(listedIn: "4-3") }
    #expect(throws: NameError.noNumber("9", .volume, count: 6)) {
      try series.books(listedIn: "1-9")
    }
  }

  /// Words that may also name lost titles, and what they name.
  @Test(arguments: [
    ("amber", "", "Amber"), ("3 am", "3", "Amber"), ("gof amber", "4", "Amber"),
    ("hpatpoa", "3", ""), ("1984 phoenix", "5", "1984"), ("7 8", "7", "8"), ("2", "2", ""),
    ("goblet", "", "Goblet"), ("goblet of", "4", ""), ("emile prince", "6", "Émile"),
  ])
  func lostTitlesAreNamedBesideVolumes(line: String, volumes: String, lost: String) throws {
    let titles = ["Amber", "1984", "8", "2", "Goblet", "Émile"]
    let named = try series().books(named: words(line), besides: titles)
    #expect(named.books.map { String($0.seriesNumber) }.joined(separator: " ") == volumes)
    #expect(named.lost.joined(separator: " ") == lost)
  }

  @Test func aTitleOfBothIsNoNameOfEither() throws {
    let series = try series(["Poems", "Letters"])
    let error = #expect(throws: NameError.self) {
      try series.books(named: ["poems"], besides: ["Poems", "Letters to Cassandra"])
    }
    #expect(error?.description == "'poems' matches 2 books")
    #expect(try series.books(named: ["letters"], besides: ["Poems"]).books == [series[1]])
  }

  @Test(arguments: try CaseFile().pairs("words that name no volumes, and what is wrong"))
  func whatIsWrongIsNamed(line: String, message: String) throws {
    let series = try series()
    let error = #expect(throws: NameError.self) { try series.books(named: words(line)) }
    #expect(error?.description == message)
    #expect(error?.localizedDescription == message)
  }

  /// Were each number looked for in all titles, this would take minutes.
  @Test func aWholeCatalogueIsNamedWordByWord() throws {
    let count = 2000
    let series = try series((1...count).map { "Emma \($0)" })
    let numbers = (1...count).map(String.init)
    for words in [numbers, numbers + ["emma", "7"], ["1-\(count)"]] {
      #expect(try series.books(named: words) == series.books)
    }
  }

  /// The volumes that come with the program, or some with titles.
  private func series(_ titles: [String] = []) throws -> BookSeries {
    try titles.isEmpty ? .embedded() : SampleBook.series(titles.map { SampleBook(title: $0) })
  }

  private func words(_ line: String) -> [String] { line.split(separator: " ").map(String.init) }
}
