/// The JSON shape of a chapter.
struct ChapterDTO: Decodable {
  let title: String

  init(from decoder: any Decoder) throws {
    title = try decoder.object(wanted: Words.chapter).value(of: .title, wanted: Words.text)
  }
}
