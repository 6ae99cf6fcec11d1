extension StyledText {
  /// The line with spaces before it, so that it stands in the middle of a number of columns.
  ///
  /// - Parameter width: The columns; a line that is as wide or wider comes back as it is.
  /// - Returns: The line without spaces after it. One column that is left over goes to the end.
  package func centered(in width: Int) -> StyledText {
    indented(by: (width - displayWidth) / 2)
  }

  /// The line with spaces after it, up to a number of columns.
  ///
  /// - Parameter width: The columns; a line that is as wide or wider comes back as it is.
  /// - Returns: A line of that width, or the line itself.
  package func paddedAtEnd(to width: Int) -> StyledText {
    var line = self
    line.appendSpaces(width - displayWidth)
    return line
  }

  /// The line with spaces before it, up to a number of columns.
  ///
  /// - Parameter width: The columns; a line that is as wide or wider comes back as it is.
  /// - Returns: A line of that width, or the line itself.
  package func paddedAtStart(to width: Int) -> StyledText {
    spaced(by: width - displayWidth)
  }

  /// The line, moved to the right.
  ///
  /// - Parameter columns: How many spaces go before it. Less than 1 changes nothing.
  /// - Returns: The moved line; an empty line stays empty.
  package func indented(by columns: Int) -> StyledText {
    isEmpty ? self : spaced(by: columns)
  }

  /// Appends spaces to the line.
  ///
  /// - Parameter count: How many; less than 1 changes nothing.
  package mutating func appendSpaces(_ count: Int) {
    self += .spaces(count)
  }
}

extension StyledText {
  private func spaced(by count: Int) -> StyledText {
    var line = StyledText.spaces(count)
    line += self
    return line
  }

  private static func spaces(_ count: Int) -> StyledText {
    StyledText(visible: .spaces(count), StyleRuns())
  }
}
