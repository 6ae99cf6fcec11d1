/// A way to move around a page; what is counted is negative on the way back.
enum Move: Equatable {
  case rows(Int)

  /// A row less than is in view, so that one stays.
  case pages(Int)

  case halfPages(Int)
  case sections(Int)
  case toStart
  case toEnd

  var isBack: Bool {
    switch self {
    case .rows(let count), .pages(let count), .halfPages(let count), .sections(let count): count < 0
    case .toStart: true
    case .toEnd: false
    }
  }
}
