import BookCore
import TerminalKit

extension Reader {
  var book: Book {
    series.books[volume - 1]
  }

  var plan: ScreenPlan {
    ScreenPlan(size)
  }

  var isExpanded: Bool {
    isExpandedForVisit || expandedVolumes.contains(volume)
  }

  /// The columns of the page, which stands in the middle of a wider screen.
  var pageWidth: Int {
    min(size.columns, look.widestPage)
  }

  /// Lays the page out again after a change of anything that it depends on.
  mutating func layOut() {
    let format = PageFormat(width: pageWidth, usesColor: false, usesASCII: look.usesASCII)
    layout = PageLayout(
      SectionBlock.all(of: book, isExpanded: isExpanded, control: .button, format: format))
  }
}
