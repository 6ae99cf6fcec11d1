/// The volumes of a data file that are decoded and checked; the others are only counted.
enum VolumeSelection {
  case none
  case one(Int)
  case all

  func contains(_ volume: Int) -> Bool {
    switch self {
    case .none: false
    case .one(let wanted): volume == wanted
    case .all: true
    }
  }

  /// Whether any volume from this one on is among them.
  func reaches(_ volume: Int) -> Bool {
    switch self {
    case .none: false
    case .one(let wanted): volume <= wanted
    case .all: true
    }
  }
}
