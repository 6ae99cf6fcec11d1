import BookCore
import TestSupport
import Testing

struct VolumeLookupTests {
  @Test(
    arguments: [
      ("2", .one(2)), ("002", .one(2)), ("3", .one(3)), ("1984", .one(3)), ("emma", .one(1)),
      ("returns", .one(2)), ("0", .none(nearest: nil)),
      ("9223372036854775808", .none(nearest: nil)), ("emmma", .none(nearest: "Emma")),
      ("4", .none(nearest: nil)), ("", .none(nearest: nil)),
    ] as [(String, TitleMatch)])
  func aNumberCountsThenATitle(name: String, match: TitleMatch) throws {
    let books = ["Emma", "Emma Returns", "1984"].map { SampleBook(title: $0) }
    let series = try SampleBook.series(books)
    #expect(VolumeLookup(series).volume(named: name) == match)
  }
}
