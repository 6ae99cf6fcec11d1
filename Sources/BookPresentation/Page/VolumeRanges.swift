import DisplayText

/// Volumes by their numbers, as they are typed and as a sentence has them.
///
///     let volumes = VolumeRanges([1, 2, 3, 5])
///     volumes.typed        // "1-3,5"
///     volumes.inWords      // "volumes 1 to 3 and 5"
///     volumes.capitalized  // "Volumes 1 to 3 and 5"
package struct VolumeRanges {
  /// One word that names them all; empty if there are none.
  package let typed: String

  private let numbers: String
  private let areSeveral: Bool

  /// Takes the numbers of volumes, in ascending order.
  package init(_ volumes: [Int]) {
    var (typed, numbers) = ([String](), [String]())
    var start = volumes.startIndex
    for index in volumes.indices {
      let (first, last) = (String(volumes[start]), String(volumes[index]))
      if index + 1 < volumes.count, volumes[index + 1] == volumes[index] + 1 { continue }
      typed.append(start == index ? last : "\(first)-\(last)")
      numbers +=
        start == index ? [last] : start + 1 == index ? [first, last] : ["\(first) to \(last)"]
      start = index + 1
    }
    self.typed = typed.joined(by: ",")
    self.numbers = numbers.listed()
    areSeveral = volumes.count > 1
  }

  package var isEmpty: Bool { typed.isEmpty }

  package var inWords: String { "\(areSeveral ? "volumes" : "volume") \(numbers)" }

  /// The same at the start of a line.
  package var capitalized: String { "\(areSeveral ? "Volumes" : "Volume") \(numbers)" }
}
