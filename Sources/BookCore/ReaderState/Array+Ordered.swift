extension Array {
  /// The index at which a list falls into two parts, found in O(log *n*).
  ///
  /// - Parameter isBefore: Whether an element belongs to the first part, as all before it then do.
  /// - Returns: The index of the first element of the second part, or the number of elements.
  func partition(where isBefore: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
