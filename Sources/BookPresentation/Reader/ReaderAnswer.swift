/// What a key leads to, besides what it changes on the page.
struct ReaderAnswer: Equatable {
  /// What is to be done outside, in order.
  var effects: [ReaderEffect] = []

  /// What to tell the user until the next key, if there is something to tell.
  var notice: String?
}
