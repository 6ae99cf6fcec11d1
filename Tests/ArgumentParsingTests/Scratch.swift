import ArgumentParsing
import TerminalKit
import Testing
import Foundation

@Test func scratch() throws {
  for name in [[], ["help", "summary"]] { for w in [80, 40, 30] {
    guard case .help(let page, _) = try Sample.program.parse(name) else { return }
    print("=== \(w)")
    print(page.lines(width: w).map(\.plainText).joined(separator: "\n"))
  } }
}
