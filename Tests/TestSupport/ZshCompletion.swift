extension TemporaryFolder {
  /// What real zsh, at a terminal of its own, offers for the rest of a line, sorted.
  ///
  /// The program is installed in the folder `.bin`.
  package func zshOffers(for line: String, script: String, of program: String) throws -> [String] {
    try write(script, to: "_\(program)")
    try write(ZshCompletion.shell, to: "shell.zsh")
    try write(ZshCompletion.driver, to: "driver.zsh")
    let run = try ExternalTool.zsh.run(["-f", "driver.zsh", line], in: self)
    guard run.ending == .exit(0) else { throw ZshCompletion.Failure(result: run) }
    let lines = run.output.split(whereSeparator: \.isNewline).filter { $0.hasPrefix("=") }
    return lines.map { String($0.dropFirst()) }.sorted()
  }
}

private enum ZshCompletion {
  /// The shell ended with an error.
  struct Failure: Error { let result: ProgramResult }

  /// A shell that loads the script as a user's does, and prints what it would offer.
  ///
  /// The marks tell where the completion begins and ends. No other scripts are looked for but those
  /// beside `compinit`, since there may be a thousand of them.
  static let shell = #"""
    PROMPT= PS2=
    path=($PWD/.bin $path)
    folders=($fpath)
    autoload -Uz +X compinit
    fpath=($PWD ${functions_source[compinit]:h})
    compinit -u -D
    fpath=($PWD $folders)
    autoload -Uz -- $^fpath/_*(N.:t)
    bindkey '^M' undefined-key
    bindkey '^J' undefined-key
    bindkey '^I' complete-word
    mark() { print -r -- $'\1' }
    compprefuncs=(mark)
    comppostfuncs=(mark exit)
    zstyle ':completion:*' insert-tab false
    compadd() {
      if [[ " ${(j: :)@[1,(i)(-|--)]} " == *' -'[OAD]' '* ]]; then
        builtin compadd "$@"
        return
      fi
      local -a hits
      local -A prefix
      builtin compadd -A hits "$@"
      zparseopts -E -A prefix P: p:
      local hit
      for hit in $hits; do print -r -- "=$IPREFIX$prefix[-P]$prefix[-p]$hit"; done
    }
    print -r -- ready

    """#

  /// Types a line and a tab into that shell, and prints what it says.
  static let driver = #"""
    zmodload zsh/zpty
    zpty shell zsh -f -i
    zpty -w shell 'source shell.zsh'
    zpty -r shell _ $'*ready\r\n'
    zpty -w -n shell "$1"$'\t'
    zpty -r shell text $'*\1*\1*'
    print -r -- "$text"

    """#
}
