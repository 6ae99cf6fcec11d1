/// Which books of a data file are decoded; the others are only counted.
enum Selection: Sendable {
  case all
  case volume(Int)

  func contains(_ volume: Int) -> Bool {
    switch self {
    case .all: true
    case .volume(let wanted): volume == wanted
    }
  }
}
