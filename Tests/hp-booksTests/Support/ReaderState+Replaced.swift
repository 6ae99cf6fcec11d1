@testable import BookCore

extension ReaderState {
  /// The same with nothing to undo.
  var withoutReplaced: ReaderState {
    var state = self
    for index in remembered.indices { state.remembered[index].previous = nil }
    for index in lost.indices { state.lost[index].previous = nil }
    state.remembered.removeAll(where: \.isNothing)
    state.lost.removeAll(where: \.isNothing)
    return state
  }
}
