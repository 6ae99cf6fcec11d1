extension StyledText {
  /// The start of the line, ending in an ellipsis, where the whole line does not fit.
  ///
  /// The ellipsis has the style of the text that it follows, and no space stands between them.
  ///
  ///     let title: StyledText = "The Boy Who Lived"
  ///     title.truncated(to: 9).plainText  // "The Boy…"
  ///
  /// - Parameters:
  ///   - width: The columns to fit into. One column holds just the ellipsis, none hold nothing.
  ///   - ellipsis: What stands for the rest: another sign where this one cannot be shown, or
  ///     nothing.
  /// - Returns: The line itself if it fits, otherwise as much of it as does.
  package func truncated(to width: Int, ellipsis: String = "…") -> StyledText {
    guard width > 0 else {
      return StyledText()
    }
    guard displayWidth > width else {
      return self
    }
    let ellipsis = String(ellipsis.prefix(width))
    let start = slice(at: 0..<lengthOfStart(in: width - ellipsis.displayWidth))
    let style = runs.style(at: max(0, start.plainText.utf8.count - 1))
    return start + StyledText(ellipsis, style: style)
  }
}

extension StyledText {
  /// The UTF-8 length of what fits into some columns, without white space at its end.
  private func lengthOfStart(in width: Int) -> Int {
    var reader = ClusterReader(plainText)
    var columns = 0
    var end = 0
    while let cluster = reader.next(), columns + cluster.width <= width {
      columns += cluster.width
      if cluster.traits.isDisjoint(with: .blank) {
        end = cluster.range.upperBound
      }
    }
    return end
  }
}
