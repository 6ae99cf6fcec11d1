import BookCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The page of a volume on the web.
struct WebPage {
  /// Where it is; always http or https, as the entity sees to.
  let address: String

  /// Finds the page.
  ///
  /// - Parameter book: The volume.
  /// - Throws: ``NoWebPage`` where the data names none.
  init(of book: Book) throws(NoWebPage) {
    guard let wiki = book.wiki else { throw NoWebPage(volume: book.seriesNumber) }
    address = wiki.absoluteString
  }
}
