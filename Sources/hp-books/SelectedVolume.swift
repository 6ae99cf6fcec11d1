import ArgumentParsing
import BookCore
import BookPresentation

/// The volume that a command was asked for, how its summary is shown, and what is remembered.
struct SelectedVolume {
  let book: Book

  /// Whether the summary is shown whole.
  let isExpanded: Bool

  /// What is remembered from earlier runs.
  private let memory: ReaderMemory

  private let invocation: Invocation

  /// Finds the volume and recalls its state.
  ///
  /// - Parameter invocation: What was asked.
  /// - Throws: `ValidationError` where the series has no such volume, and
  ///   ``BookCore/DataFileError``.
  init(_ invocation: Invocation) throws {
    let memory = invocation.memory()
    let selection = VolumeSelection(invocation) { memory.state.lastShownVolume }
    book = try selection.book(in: invocation.series(only: selection.volume))
    isExpanded =
      SummaryToggle.asked(of: invocation)
      ?? memory.state.expandedVolumes.contains(book.seriesNumber)
    self.memory = memory
    self.invocation = invocation
  }

  /// The command that shows the summary the other way, in the same files.
  var toggle: ShellCommand {
    SummaryToggle.command(for: book, isExpanded: isExpanded, invocation)
  }

  /// Remembers what was asked for.
  ///
  /// - Parameter isShown: Whether to remember beside it that the volume was shown last.
  /// - Returns: The memory after what is new was saved.
  func remember(isShown: Bool = false) -> ReaderMemory {
    // Nothing is saved only to say again which volume was shown last.
    let isKnown = asked.isEmpty && memory.state.lastShownVolume == book.seriesNumber
    var memory = memory
    memory.remember(
      asked: asked, unasked: isShown && !isKnown ? [.shown(book.seriesNumber)] : [])
    return memory
  }

  /// What the reader asked to be remembered; a short summary has no states.
  private var asked: [ReaderState.Change] {
    guard let isExpanded = SummaryToggle.asked(of: invocation), book.summary.isCollapsible else {
      return []
    }
    return [isExpanded ? .expanded(book.seriesNumber) : .collapsed(book.seriesNumber)]
  }
}
