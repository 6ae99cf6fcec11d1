/// Where the interactive reader looks for words.
enum SearchScope: Equatable {
  /// In the open volume.
  case volume

  /// In all volumes of the series.
  case series

  /// The other one.
  var other: SearchScope {
    self == .volume ? .series : .volume
  }
}
