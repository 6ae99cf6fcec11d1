import DisplayText
import Testing

struct RangePartitioningIndexTests {
  @Test(arguments: [0..<0, 0..<1, 0..<2, 3..<10], -1..<12)
  func isTheFirstOfTheSecondPart(_ range: Range<Int>, _ start: Int) {
    let index = range.partitioningIndex { $0 >= start }
    #expect(index == range.first { $0 >= start } ?? range.upperBound)
  }
}
