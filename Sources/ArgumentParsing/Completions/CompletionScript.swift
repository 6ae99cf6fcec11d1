/// A shell that can complete the program's command lines.
public enum CompletionScript: String, CaseIterable, Sendable {
  case bash, zsh, fish
}
