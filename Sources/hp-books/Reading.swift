import ArgumentParsing
import BookCore
import BookPresentation

/// A volume that was asked for, the state of its summary, and what is remembered of both.
final class Reading {
  let book: Book

  /// Whether the summary is shown whole.
  let isExpanded: Bool

  private(set) var memory: ReaderMemory

  private let request: Request

  /// Finds the volume and recalls its state.
  ///
  /// - Parameters:
  ///   - request: What was asked.
  ///   - command: The command that asks, for a usage error.
  /// - Throws: A usage error where the series has no such volume, and ``BookCore/DataFileError``.
  init(_ request: Request, for command: Command) throws {
    let memory = request.memory()
    book = try VolumeArgument.book(of: request, in: request.series(), for: command) {
      memory.state.lastShownVolume
    }
    isExpanded =
      SummaryToggle.asked(of: request)
      ?? memory.state.expandedVolumes.contains(book.seriesNumber)
    self.memory = memory
    self.request = request
  }

  /// The command that shows the summary the other way, in the same files.
  var toggle: ShellCommand {
    SummaryToggle.command(for: book, isExpanded: isExpanded, request)
  }

  /// Remembers what was asked for.
  ///
  /// - Parameter isShown: Whether to remember beside it that the volume was shown last.
  func remember(isShown: Bool = false) {
    // Where nothing else is saved, what is remembered already need not be put into a list.
    let isKnown = asked.isEmpty && memory.state.lastShownVolume == book.seriesNumber
    memory.remember(
      asked: asked, unasked: isShown && !isKnown ? [.shown(book.seriesNumber)] : [])
  }

  /// A short summary has no states to remember.
  private var asked: [ReaderState.Change] {
    guard let isExpanded = SummaryToggle.asked(of: request), book.summary.isCollapsible else {
      return []
    }
    return [isExpanded ? .expanded(book.seriesNumber) : .collapsed(book.seriesNumber)]
  }
}
