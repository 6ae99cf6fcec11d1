import TestSupport
import Testing

@testable import BookCore

struct VolumeNamesTests {
  @Test(arguments: [
    ("3", 3), ("03", 3), (" 3 ", 3), ("３", 3), ("azkaban", 3), ("philosophers", 1),
    ("GOBLET of fire", 4), ("poa", 3), ("sorcerers stone", 1), ("불의 잔", 4), ("3,", 3),
    ("vol 3", 3), ("vol. 3", 3), ("Volume3", 3), ("vol.３", 3), ("book 3", 3),
  ])
  func aVolumeHasANumberAndAName(name: String, volume: Int) throws {
    #expect(try series().book(named: name).seriesNumber == volume)
  }

  @Test(arguments: [
    ("2", 2), ("002", 2), ("3", 3), ("1984", 3), ("１９８４", 3), ("emma", 1), ("returns", 2),
    ("2001", 4), ("+1", 5),
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
      ("book 3", .noNumber("3", .volume, count: 2)),
      ("books 1 2", .noTitle("books 1 2", .volume)), ("ch", .noTitle("ch", .volume)),
      ("ch 2", .noTitle("ch 2", .volume)), ("vol 2 ch 9", .noNumber("9", chapterOf2, count: 2)),
      ("1-2", .severalVolumes("1-2")), ("2,1", .severalVolumes("2,1")),
      ("1 and 2", .severalVolumes("1 and 2")), ("vol 1 – 9", .severalVolumes("vol 1 – 9")),
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
    ] as [(String, NameError.Reason)])
  func anErrorSaysWhatMayBeMeant(name: String, reason: NameError.Reason) throws {
    let series = try series(["Emma", "Emma Returns"])
    #expect(throws: NameError(reason)) { try series.book(named: name) }
  }

  private static let chapterOf2 = NameError.Kind.chapter(ofVolume: 2)

  @Test func aSeriesOfOneSaysSo() throws {
    let error = NameError(.noNumber("2", .volume, count: 1))
    #expect("\(error)" == "There is no volume 2: this series has only volume 1")
  }

  @Test func aLostBookIsNamed() {
    let error = NameError(.lostBook("Amber\u{1b}\nRiver"))
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
      ("3 azkaban", 3, "azkaban"), ("vol 3", 3, nil), ("vol. 3 ch 9", 3, "ch 9"),
      ("book3 9", 3, "9"), ("goblet of fire ch 9", 4, "ch 9"), ("3 and", 3, "and"),
    ] as [(String, Int, String?)])
  func theLongestRunOfWordsIsTheVolume(line: String, volume: Int, chapter: String?) throws {
    let found = try series().bookAndChapter(named: words(line))
    #expect((found.book.seriesNumber, found.chapter) == (volume, chapter))
  }

  @Test func noWordsNameNoVolume() throws {
    let error = NameError(.noTitle("", .volume))
    #expect(throws: error) { try series().bookAndChapter(named: []).book }
  }

  /// Words, and the volumes that they name in the order of the words.
  @Test(
    arguments: [
      ("goblet of fire", [4]), ("3 azkaban", [3]), ("3 5", [3, 5]), ("5 3 5", [5, 3]),
      ("3 harry potter and the prisoner of azkaban 5", [3, 5]),
      ("3-5", [3, 4, 5]), ("3,5", [3, 5]), ("1,3-5", [1, 3, 4, 5]), ("3, 5", [3, 5]),
      ("５-６", [5, 6]), ("3-3", [3]), ("4-5 phoenix goblet of fire 1", [4, 5, 1]),
      ("1 to 3", [1, 2, 3]), ("1 – 3", [1, 2, 3]), ("3–5", [3, 4, 5]), ("3 - 5 1", [3, 4, 5, 1]),
      ("1 and 2", [1, 2]), ("1, 2 and 5", [1, 2, 5]), ("1 & 3 to 4", [1, 3, 4]),
      ("vol 3 vol 5", [3, 5]), ("volume 1 to volume 3", [1, 2, 3]), ("vol1,3 7", [1, 3, 7]),
      ("1 and azkaban", [1, 3]), ("azkaban and goblet of fire and 5", [3, 4, 5]),
      ("half blood prince order phoenix", [6, 5]), ("3 stone 03", [3, 1]), ("", []),
    ] as [(String, [Int])])
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
  @Test(
    arguments: [
      ("3-4", [3, 4]), ("2-2", [2]), ("5,1-2,2", [5, 1, 2]), ("3", nil), ("3,", nil), ("emma", nil),
      ("8-9", nil), ("20,000", nil), ("1984", nil), ("", nil), ("1 and 2", [1, 2]), ("1 to", nil),
      ("vol 1 to 2", [1, 2]), ("ch 1 to 2", nil),
    ] as [(String, [Int]?)])
  func oneWordListsSeveral(word: String, volumes: [Int]?) throws {
    let series = try series(["Catch 22", "Emma", "1984", "20,000 Leagues", "Persuasion", "8-9"])
    #expect(try series.books(listedIn: words(word))?.books.map(\.seriesNumber) == volumes)
    #expect(throws: NameError(.backwards(first: 4, last: 3))) {
      try series.books(listedIn: ["4-3"])
    }
    #expect(throws: NameError(.noNumber("9", .volume, count: 6))) {
      try series.books(listedIn: ["1-9"])
    }
  }

  /// Words in a series whose titles have words that may say what a number is, or that part numbers,
  /// and the volumes that they name; nil if that is not clear.
  @Test(
    arguments: [
      ("book 1", [2]), ("book 2", [3]), ("volume 3", [1]), ("vol. 3", [1]), ("volume 2", [2]),
      ("book", nil), ("vol", [1]), ("bo", nil), ("ch", nil), ("book 4", [4]), ("ch 4", nil),
      ("4 book 1", [4, 2]), ("book 4 to 5", [4, 5]), ("book 1 to 4", nil), ("vol 1 and 2", [1, 2]),
      ("1 and 2", [5]), ("1 2 and 3", [1, 2, 3]), ("1 and 3", [1, 3]), ("1 and kill", [1, 6]),
      ("1 to 3", [1, 2, 3]), ("to kill 3", [6, 3]), ("1 and 2 book 2", [5, 3]),
      ("book1", [2]), ("vol3 book2", [1, 3]), ("vol7", [7]), ("vol6", [7]), ("book6", [6]),
      ("1 to 2 to 3", nil), ("vol 4 and book 1", nil),
      ("1 to book 4", [1, 2, 3, 4]),
    ] as [(String, [Int]?)])
  func aTitleWithTheWordGoesFirst(line: String, volumes: [Int]?) throws {
    let titles = [
      "Volume 3", "Book 1", "Book 2", "Chess: Bookworms", "1 and 2", "And To Kill a Mockingbird",
      "Emma Vol6",
    ]
    let found = try? series(titles).books(named: words(line)).map(\.seriesNumber)
    #expect(found == volumes)
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
