extension Range<Int> {
  /// The first index of the second part of a list that falls into two, or the end if that is empty;
  /// found by halving, in O(log *n*).
  ///
  ///     let first = sorted.indices.partitioningIndex { sorted[$0] >= 7 }
  package func partitioningIndex(where belongsInSecondPartition: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if belongsInSecondPartition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
