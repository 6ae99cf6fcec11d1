import TestSupport
import Testing

@testable import BookCore

/// What would probably mend a data file.
struct RemedySearchTests {
  private func first(_ json: String) throws -> ValueFault {
    try #require(DataFileError.of(json)?.values?.firstFaults.first)
  }

  @Test(arguments: [
    ("release_date", "releaseDate"), ("release_date", "release-date"),
    ("release_date", "Release Date"), ("release_date", "relase_date"), ("title", "Title"),
    ("title", "tite"), ("pages", "page"), ("pages", "Pages"), ("author", "authors"),
    ("chapters", "chapter"), ("summary", "sumary"), ("dedication", "dedicaton"),
    ("title", #"\u0054itle"#), ("release_date", "release"), ("title", "t i t l e"),
    ("release_date", "release_____________________date"),
  ])
  func aNameThatIsNearlyRightIsShown(field: String, name: String) throws {
    let text = SampleLayout.text(replacing: "    \"\(field)\":", with: "    \"\(name)\":")
    let fault = try first(text)
    let found = name == #"\u0054itle"# ? "Title" : name
    #expect(fault.path.field == field)
    #expect(fault.remedy == .rename(found: found, to: field))
    #expect(fault.place.line == SampleLayout.place(of: field).line)
    #expect(fault.place.column == 9)
    #expect(fault.place.excerpt.after.hasPrefix("\"\(name)\""))
  }

  @Test(arguments: [
    "name", "date", "published", "x", "", "titletitle", "redate",
    "release______________________date",
  ])
  func anotherNameIsNot(name: String) throws {
    let fault = try first(SampleLayout.text(replacing: "release_date", with: name))
    #expect(fault.remedy == nil)
    #expect((fault.place.line, fault.place.column) == SampleLayout.placeOfFields)
    #expect(fault.path.field == "release_date")
  }

  @Test func theFirstOfTwoNearNamesIsShown() throws {
    let text = SampleLayout.text(replacing: "\"pages\":", with: "\"Page\": 1, \"Pages\":")
    #expect(try first(text).remedy == .rename(found: "Page", to: "pages"))
  }

  @Test func aNameOfMegabytesIsNoSlip() throws {
    let name = "title" + String(repeating: "e", count: 1_000_000)
    #expect(
      try first(SampleLayout.text(replacing: "\"title\": \"E", with: "\"\(name)\": \"E")).remedy
        == nil)
  }

  @Test(arguments: [
    (#"{"Data": []}"#, "data", 2), (#"{"data": [{"attribute": {}}]}"#, "attributes", 12),
    (#"{"data": [{"Attributes": {}}]}"#, "attributes", 12),
  ])
  func namesAroundTheBooksAreLookedAtToo(json: String, name: String, column: Int) throws {
    let fault = try first(json)
    guard case .rename(_, let right) = fault.remedy else {
      Issue.record("\(String(describing: fault.remedy))")
      return
    }
    #expect(right == name)
    #expect(fault.place.column == column)
  }

  @Test func theTitleOfAChapterIsLookedAtToo() throws {
    let fault = try first(
      SampleLayout.text(replacing: "{ \"title\": \"1.", with: "{ \"Title\": \"1."))
    #expect(fault.remedy == .rename(found: "Title", to: "title"))
    #expect(fault.path == FieldPath(book: 2, title: "Emma", chapter: 1, field: "title"))
    #expect((fault.place.line, fault.place.column) == (23, 24))
  }

  static let fields = #""title": "Emma", "author": "Jane Austen""#

  @Test(arguments: [
    ("\n{\(fields)}", #"{"data": [{"attributes": …}]}"#, "2:1"),
    (" {\"attributes\": {\(fields)}}", #"{"data": […]}"#, "1:2"),
    ("[{\"attributes\": {\(fields)}}]", #"{"data": […]}"#, "1:1"),
    ("[{\(fields)}]", #"{"data": […]}"#, "1:1"),
    ("[]", #"{"data": […]}"#, "1:1"),
    ("{\"data\": [{\(fields)}]}", #"{"attributes": …}"#, "1:11"),
  ])
  func whatStandsTooFarOutIsToBePutInto(json: String, surroundings: String, place: String) throws {
    let fault = try first(json)
    #expect(fault.remedy == .wrap(in: surroundings))
    #expect("\(fault.place.line):\(fault.place.column)" == place)
  }

  @Test func whatIsPutIntoItsPlaceIsReadThen() throws {
    let book = SampleBook().json
    let attributes = String(book.dropFirst(#"{"attributes":"#.count).dropLast())
    for json in [attributes, book, "{\"data\":[\(attributes)]}"] {
      guard case .wrap(let surroundings) = try first(json).remedy else {
        Issue.record("no remedy for \(json)")
        continue
      }
      let inner = json.hasPrefix("{\"data\"") ? attributes : json
      let wrapped = surroundings.replacing("…", with: inner)
      let file = json == inner ? wrapped : SampleBook.file(json: [wrapped])
      #expect(DataFileError.of(file) == nil)
    }
  }
}
