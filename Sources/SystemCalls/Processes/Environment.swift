import CLibrary

/// The environment variables of a process, as a value, so that code that depends on them can be
/// tested with others.
package struct Environment: Sendable {
  private let value: @Sendable (String) -> String?

  package init(_ value: @escaping @Sendable (String) -> String?) { self.value = value }

  package init(_ variables: [String: String]) { self.init { variables[$0] } }

  /// The environment of this process; each variable is looked up when it is asked for.
  package static var ofProcess: Environment {
    Environment { name in name.withCString { getenv($0) }.map { String(systemString: $0) } }
  }

  /// The value of a variable, or nil if it is unset; not yet safe to show.
  package subscript(_ name: String) -> String? { value(name) }

  package func nonEmpty(_ name: String) -> String? { self[name].flatMap { $0.isEmpty ? nil : $0 } }

  /// The path of something in the folder that a variable names; nil unless that is an absolute
  /// path, since any other value counts as unset by the XDG Base Directory Specification.
  ///
  ///     Environment(["HOME": "/ada"]).path("books", inFolderOf: "HOME")  // "/ada/books"
  package func path(_ name: String, inFolderOf variable: String) -> String? {
    guard let folder = self[variable], folder.utf8.first == UInt8(ascii: "/") else { return nil }
    return FilePath.path(name, in: folder)
  }

  /// Whether the locale names an encoding other than UTF-8.
  ///
  /// The first of `LC_ALL`, `LC_CTYPE` and `LANG` that is not empty counts, as POSIX has it. `C`
  /// and `POSIX` stand for ASCII. A locale that is not set, or names no encoding, says nothing.
  package var namesOtherCharset: Bool {
    guard let locale = nonEmpty("LC_ALL") ?? nonEmpty("LC_CTYPE") ?? nonEmpty("LANG")
    else { return false }
    guard let dot = locale.utf8.firstIndex(of: UInt8(ascii: "."))
    else { return locale == "C" || locale == "POSIX" }
    // An at sign begins a variant of the locale, as in `de_DE.UTF-8@euro`.
    let variant = locale.utf8[dot...].firstIndex(of: UInt8(ascii: "@")) ?? locale.endIndex
    let charset = String(locale[dot..<variant]).lowercased()
    return charset != ".utf-8" && charset != ".utf8"
  }
}
