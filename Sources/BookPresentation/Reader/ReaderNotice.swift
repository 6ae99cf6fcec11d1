/// What the reader tells the user until the next key.
enum ReaderNotice: Equatable {
  /// A few words.
  case text(String)

  /// An address that could not be opened, to be copied.
  case address(String)

  /// The words in the status line.
  var text: String {
    switch self {
    case .text(let text): text
    case .address: Messages.notOpened
    }
  }
}
