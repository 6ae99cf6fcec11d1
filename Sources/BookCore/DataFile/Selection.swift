/// How much of a data file is read.
struct Selection {
  /// Volumes by their number.
  enum Volumes {
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
  }

  /// The volumes that are decoded and checked; the others are only counted.
  let checked: Volumes

  /// Those of the checked volumes of which books are made.
  let kept: Volumes
}
