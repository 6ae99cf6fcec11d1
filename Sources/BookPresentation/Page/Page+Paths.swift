extension Page {
  /// The files in use.
  ///
  /// - Parameters:
  ///   - data: The path of the data file, or nil for the series that comes with the program.
  ///   - state: The path of the state file, or nil where there is no place for one.
  ///   - format: The room there is.
  /// - Returns: The page.
  package static func paths(data: String?, state: String?, format: PageFormat) -> Page {
    var facts = FactList()
    facts.add(Words.data, data ?? Words.embeddedData)
    facts.add(Words.state, state ?? Words.noState)
    return Page(facts.lines(format))
  }
}
