import DisplayText

/// What stands above a list or a text.
struct ScreenHeading {
  private let forms: [(title: StyledText, extent: StyledText)]

  /// Takes the title, and how much there is below it, from the longest form to the shortest.
  init(_ forms: [(title: String, extent: String)]) {
    self.forms = forms.map {
      (StyledText(prose: $0.title, style: .bold), StyledText(prose: $0.extent))
    }
  }

  /// The longest form that fits, with the extent at the right.
  func line(width: Int, ellipsis: String) -> StyledText {
    for (title, extent) in forms {
      let gap = width - title.displayWidth - extent.displayWidth
      if gap > 1 { return title.paddedAtEnd(to: title.displayWidth + gap) + extent }
    }
    return forms.last?.title.truncated(to: width, ellipsis: ellipsis) ?? StyledText()
  }
}
