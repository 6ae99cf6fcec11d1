/// The exit codes that the program itself says it has.
enum ExitCodeTable {
  static var documented: Set<UInt8> {
    let page = Rehearsal(["help", "exit-codes"]).outputText
    return Set(
      page.split(separator: "\n").compactMap { line in
        UInt8(line.drop { $0 == " " }.prefix { $0 != " " })
      })
  }
}
