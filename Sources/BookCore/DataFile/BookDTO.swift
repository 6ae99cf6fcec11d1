/// The JSON shape of a book, with the types checked and the values not yet.
struct BookDTO: Decodable {
  let heading: HeadingDTO
  let author: String
  let dedication: String
  let summary: String
  let wiki: String?
  let chapters: [String]

  init(from decoder: any Decoder) throws {
    let fields = try decoder.attributes()
    heading = try HeadingDTO(in: fields)
    do {
      author = try fields.text(of: .author)
      dedication = try fields.text(of: .dedication)
      summary = try fields.text(of: .summary)
      chapters = try Self.chapterHeadings(in: fields)
    } catch {
      throw DataFault.adding(title: heading.title, to: error)
    }
    // A link is a help and not a part of the book, so whatever is wrong with it is passed over.
    wiki = try? fields.decodeIfPresent(String.self, forKey: .wiki)
  }
}

extension BookDTO {
  private static func chapterHeadings(
    in fields: KeyedDecodingContainer<JSONKey>
  ) throws -> [String] {
    var list = try fields.list(of: .chapters, wanted: Words.chapters)
    var headings: [String] = []
    headings.reserveCapacity(list.count ?? 0)
    while !list.isAtEnd {
      do {
        headings.append(try list.object(wanted: Words.chapter).text(of: .title))
      } catch var fault as DataFault {
        fault.place.chapter = headings.count + 1
        throw fault
      }
    }
    return headings
  }
}
