import BookCore

/// A picture made of squares, two to a character: one above the other.
struct CoverPicture {
  /// How many rows of characters a picture takes.
  static let height = Cover.maxArtHeight / 2

  private static let ink: Character = "#"

  private let rows: [[Bool]]

  /// The number of a volume in large digits, or nil if they do not fit.
  init?(number: Int) {
    let digits = String(number).utf8.map { Int($0) - 0x30 }
    // Two digits can be drawn twice as large as three.
    let scale = digits.count < 3 ? 2 : 1
    guard digits.count <= 3, digits.allSatisfy(Self.digits.indices.contains) else { return nil }
    self.init(
      (0..<Self.digitHeight).flatMap { row in
        let line = digits.map { Self.digits[$0][row] }.joined(separator: ".")
        let scaled = String(line.flatMap { Array(repeating: $0, count: scale) })
        return Array(repeating: scaled, count: scale)
      })
  }

  init(_ art: [String]) {
    let width = art.reduce(0) { max($0, $1.utf8.count) }
    let above = (2 * Self.height - art.count) / 2
    let drawn = art.map { row in
      row.map { $0 == Self.ink } + Array(repeating: false, count: width - row.utf8.count)
    }
    let blank = Array(repeating: false, count: width)
    rows =
      Array(repeating: blank, count: above) + drawn
      + Array(repeating: blank, count: 2 * Self.height - above - art.count)
  }

  /// The picture in block elements, all rows of one width.
  var lines: [String] {
    stride(from: 0, to: rows.count, by: 2).map { row in
      String(zip(rows[row], rows[row + 1]).map(Self.block))
    }
  }

  private static func block(upper: Bool, lower: Bool) -> Character {
    switch (upper, lower) {
    case (true, true): "█"
    case (true, false): "▀"
    case (false, true): "▄"
    case (false, false): " "
    }
  }
}

extension CoverPicture {
  private static let digitHeight = 5

  private static let digits = [
    ["###", "#.#", "#.#", "#.#", "###"],
    [".#.", "##.", ".#.", ".#.", "###"],
    ["###", "..#", "###", "#..", "###"],
    ["###", "..#", ".##", "..#", "###"],
    ["#.#", "#.#", "###", "..#", "..#"],
    ["###", "#..", "###", "..#", "###"],
    ["###", "#..", "###", "#.#", "###"],
    ["###", "..#", "..#", ".#.", ".#."],
    ["###", "#.#", "###", "#.#", "###"],
    ["###", "#.#", "###", "..#", "###"],
  ]
}
