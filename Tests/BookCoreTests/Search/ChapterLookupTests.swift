import BookCore
import Testing

struct ChapterLookupTests {
  private static let chapters = [
    Chapter(place: 1, number: nil, title: "Prologue"),
    Chapter(place: 2, number: 1, title: "Owl Post"),
    Chapter(place: 3, number: 2, title: "Owl Post Again"),
    Chapter(place: 4, number: 1, title: "1984"),
    Chapter(place: 5, number: 7, title: "The Knight Bus"),
  ]
  private let lookup = ChapterLookup(chapters)

  @Test(
    arguments: [
      (2, 3), (7, 5), (1, 1), (3, 3), (4, 4), (5, 5), (6, nil), (0, nil), (-1, nil),
      (.max, nil), (.min, nil),
    ] as [(Int, Int?)])
  func aPrintedNumberCountsThenAPlace(number: Int, place: Int?) {
    #expect(lookup.chapter(numbered: number) == place)
  }

  @Test(
    arguments: [
      ("owl post", .one(2)), ("owl", .several([2, 3])), ("again", .one(3)), ("BUS knight", .one(5)),
      ("1984", .one(4)), ("prolouge", .none(nearest: "Prologue")), ("", .none(nearest: nil)),
      ("2", .one(3)), ("7", .one(5)), ("6", .none(nearest: nil)),
    ] as [(String, TitleMatch)])
  func aNameIsLookedUpAsAmongVolumes(name: String, match: TitleMatch) {
    #expect(lookup.chapter(named: name) == match)
  }

  @Test(
    arguments: [
      ("owl post", 2), ("１９８４", 4), ("19", nil), ("owl", nil), ("xyzzy", nil), ("", nil),
    ] as [(String, Int?)])
  func aTitleIsFoundOnlyAsAWhole(title: String, place: Int?) {
    #expect(lookup.chapter(titled: title) == place)
  }

  @Test func whatAUserCanTypeFindsTheChapter() {
    let names = Self.chapters.indices.map { lookup.name(ofChapterAt: $0 + 1) }
    #expect(names == ["1", "Owl Post", "2", "4", "7"])
    for place in [Int.min, -1, 0, 6, .max] { #expect(lookup.name(ofChapterAt: place) == nil) }
    #expect(ChapterLookup([]).chapter(numbered: 1) == nil)
  }

  @Test(arguments: [
    ["1. A", "2. B"], ["Prologue", "1. A", "2. B"], ["1. A", "2. B", "1. C", "2. D", "3. E"],
    ["", "", ""], ["7.", "8.", "9."], ["1984", "2001", "2"],
  ])
  func whatAUserCanTypeLeadsToEveryChapter(headings: [String]) throws {
    let lookup = ChapterLookup(Chapter.list(headings: headings))
    for place in 1...headings.count {
      let name = try #require(lookup.name(ofChapterAt: place))
      #expect(lookup.chapter(named: name) == .one(place), "\(name)")
    }
  }

  /// Headings, the first of which has a place that is the number of another.
  @Test(
    arguments: [
      (["--finished", "1. A", "2. B"], [nil, "1", "2"]), (["-", "1. A"], [nil, "1"]),
      (["1", "1. A", "2. B"], [nil, "1", "2"]), (["+ 1", "1. A", "2. B"], [nil, "1", "2"]),
      (["１９８４", "1. A", "2. B"], [nil, "1", "2"]), (["", "1. A", "2. B"], [nil, "1", "2"]),
      (["\u{301}", "1. A", "2. B"], [nil, "1", "2"]), (["a\0b", "1. A"], [nil, "1"]),
      (["Interlude", "1. A", "Interlude", "2. B", "3. C"], [nil, "1", nil, "2", "3"]),
      (["Interlude", "1. A", "INTERLUDE ", "2. B", "3. C"], [nil, "1", nil, "2", "3"]),
      (["Interlude", "1. A", "2. Interlude"], [nil, "1", "2"]),
      (["Act 1", "1. A", "2. Act 10"], ["Act 1", "1", "2"]),
    ] as [([String], [String?])])
  func aChapterHasNoNameThatWouldLeadElsewhere(headings: [String], names: [String?]) {
    let lookup = ChapterLookup(Chapter.list(headings: headings))
    #expect(headings.indices.map { lookup.name(ofChapterAt: $0 + 1) } == names)
  }
}
