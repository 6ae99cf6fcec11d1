/// One word of a line of macros.
enum MdocWord: Equatable {
  /// The name of a macro.
  case macro(String)

  /// Text, whatever it looks like.
  case plain(String)

  /// The word as it stands in the source of the page.
  var source: String {
    switch self {
    case .macro(let name): name
    case .plain(let text): text.mdocArgument
    }
  }
}
