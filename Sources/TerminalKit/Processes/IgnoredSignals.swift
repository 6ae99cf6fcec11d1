/// Signals that do nothing to this process for a while.
///
///     let signals = IgnoredSignals(CLibrary.endingKeys)
///     defer { signals.restore() }
struct IgnoredSignals {
  private let actionsBefore: [(signal: Int32, action: CLibrary.SignalAction?)]

  /// Ignores signals from now on.
  init(_ signals: [Int32]) {
    actionsBefore = signals.map { ($0, CLibrary.ignore($0)) }
  }

  /// Lets them do again what they did before.
  func restore() {
    for (signal, action) in actionsBefore {
      CLibrary.restore(signal, to: action)
    }
  }
}
