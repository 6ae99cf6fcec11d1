import BookCore
import DisplayText

/// A passage that a search found, where the page of its volume shows it.
struct PageHit: Equatable {
  /// The text in which it is.
  let field: SearchHit.Field

  /// Which of the passages of that text it is.
  let index: Int

  let section: BookSection

  /// The places of its words in the section, counted as in ``BookPlace/character``; words side by
  /// side have one.
  let parts: [Range<Int>]

  /// Whether the collapsed summary leaves any of it out.
  let isCollapsible: Bool

  /// Where it begins.
  var place: BookPlace { BookPlace(section: section, character: parts[0].lowerBound) }
}

/// Where the page of a volume shows its texts.
///
/// The labels and headings of the page are not in the texts, so they are never found.
struct PageTexts {
  private let book: Book

  /// A line for each chapter, however long.
  private let chapterLines: [PageLayout.Line]

  /// How much of the summary's section comes before the ellipsis of the collapsed form.
  private let cut: Int

  init(_ book: Book) {
    self.book = book
    let blocks = BookBlocks(
      book, BookRecord(of: book.identity, isExpanded: true), control: .none, format: .endless)
    let lines = PageLayout(blocks).lines.filter { $0.place.section == .chapters }
    chapterLines = Array(lines.dropFirst())
    let collapsed = book.summary.collapsedText?.dropLast() ?? Substring(book.summary.text)
    cut = PageText.summary.characters(before: [collapsed.endIndex], in: collapsed)[0]
  }

  /// Where the page shows the chapter at a place, counted from 1.
  func place(ofChapter place: Int) -> BookPlace { chapterLines[place - 1].place }

  /// Where the page shows the passages of a text, from the top to the bottom.
  func hits(in found: SearchHit) -> [PageHit] {
    let text = pageText(found)
    let bounds = found.places.flatMap { [$0.lowerBound, $0.upperBound] }
    let characters = text.characters(before: bounds, in: Substring(found.text))
    let places = found.places.indices.map { characters[2 * $0]..<characters[2 * $0 + 1] }
    return found.passages.enumerated().map { index, passage in
      let end = places[passage.upperBound - 1].upperBound
      return PageHit(
        field: found.field, index: index, section: text.section,
        parts: Self.joined(places[passage]), isCollapsible: text.section == .summary && end > cut)
    }
  }
}

extension PageTexts {
  private func pageText(_ found: SearchHit) -> PageText {
    switch found.field {
    case .title: return PageText(section: .facts, start: 0)
    case .author:
      let title = StyledText(book.title.onOneLine).nonBlankCount
      return PageText(section: .facts, start: title + Messages.author.nonBlankCount)
    case .dedication: return .dedication
    case .summary: return .summary
    case .chapter(let place, _):
      // The title ends the line that the number begins.
      let line = chapterLines[place - 1]
      let end = line.place.character + line.parts[0].text.nonBlankCount
      let title = StyledText(found.text.onOneLine).nonBlankCount
      return PageText(section: .chapters, start: end - title)
    }
  }

  /// The places, with those side by side joined into one.
  private static func joined(_ places: ArraySlice<Range<Int>>) -> [Range<Int>] {
    places.reduce(into: []) { parts, place in
      if let last = parts.last, last.upperBound == place.lowerBound {
        parts[parts.count - 1] = last.lowerBound..<place.upperBound
      } else {
        parts.append(place)
      }
    }
  }
}

/// A text in a section of the page, whose characters are counted for a ``BookPlace``.
private struct PageText {
  static let dedication = PageText(
    section: .dedication, start: Messages.dedication.nonBlankCount, keepsLines: true)
  static let summary = PageText(
    section: .summary, start: Messages.summary.nonBlankCount, keepsLines: true)

  let section: BookSection

  /// How much of the section comes before.
  let start: Int

  /// Whether the text keeps its lines, of which those that are empty count as well.
  var keepsLines = false

  /// How many characters of the section come before each of some indices, which are in order.
  func characters(before indices: [String.Index], in text: Substring) -> [Int] {
    var end = text.startIndex
    var count = start
    var hasBegun = false
    var isLineEmpty = true
    return indices.map { index in
      for character in text[end..<index] {
        // By its last byte: to compare it, a heap of marks would be put in order, in quadratic time.
        if character.utf8.last == UInt8(ascii: "\n") {
          // Empty lines at the beginning are not shown.
          if keepsLines, isLineEmpty, hasBegun { count += 1 }
          isLineEmpty = true
        } else {
          let shown = String(character).sanitizedForTerminal().nonBlankCount
          count += shown
          if shown > 0 { (hasBegun, isLineEmpty) = (true, false) }
        }
      }
      end = index
      return count
    }
  }
}
