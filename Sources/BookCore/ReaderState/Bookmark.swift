/// The chapter of a book that the reader is in.
///
/// It belongs to the chapter and not only to its place, so that it stays in the same chapter when
/// others are put before it.
public struct Bookmark: Hashable, Sendable {
  /// The place of the chapter when the bookmark was set, counted from 1.
  public let chapter: Int

  /// The title of the chapter without its number, cut as in ``BookIdentity``; empty if it has none or
  /// if it is not known.
  public let title: String

  /// Creates a bookmark from a place and a title, which is empty if the chapter has none.
  public init(chapter: Int, title: String) {
    self.chapter = chapter
    self.title = title.cutForRecord
  }

  /// Creates a bookmark in a chapter of a book.
  ///
  /// That there is such a chapter is not checked: look it up with ``Book/chapter(named:)`` first.
  public init(chapter: Int, of chapters: [Chapter]) {
    let isThere = chapter > 0 && chapter <= chapters.count
    self.init(chapter: chapter, title: isThere ? chapters[chapter - 1].title : "")
  }

  /// Finds the chapter among those of today.
  ///
  /// It is the one with the place and the title, else the only one with the title, else the one at
  /// the place if its title differs by a slip of typing. If no title is known, the place decides.
  ///
  ///     let chapters = Chapter.list(headings: ["Prologue", "1. Owl Post"])
  ///     Bookmark(chapter: 1, title: "Owl Post").place(in: chapters)  // 2
  ///
  /// - Parameter chapters: The chapters of the book.
  /// - Returns: The place of the chapter, counted from 1, or nil if it is gone.
  public func place(in chapters: [Chapter]) -> Int? {
    let atPlace =
      chapter > 0 && chapter <= chapters.count ? chapters[chapter - 1].title.cutForRecord : nil
    if let atPlace, title.isEmpty || atPlace == title { return chapter }
    if title.isEmpty { return nil }
    let same = chapters.indices.filter { chapters[$0].title.cutForRecord == title }
    if same.count == 1 { return same[0] + 1 }
    // Earlier versions took 제9장 for a part of the title.
    if let atPlace, Chapter.numberAndTitle(in: title)?.1 == atPlace { return chapter }
    return atPlace.map { TitleLookup.isSlip($0, of: title) } == true ? chapter : nil
  }
}
