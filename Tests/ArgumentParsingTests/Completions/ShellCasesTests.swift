import Testing

@testable import ArgumentParsing

struct ShellCasesTests {
  @Test func neighboursWithTheSameWordsShareALine() {
    var cases = ShellCases()
    cases.add("-a", "first")
    cases.add("-b", "first")
    cases.add("-c", "second")
    #expect(
      cases.lines(margin: "  ", before: "echo ", after: " >&2") == """
          -a | -b) echo first >&2 ;;
          -c) echo second >&2 ;;
        """)
  }

  @Test func theOrderStays() {
    var cases = ShellCases()
    cases.add("a:*", "volumes")
    cases.add("b:0", "shells")
    cases.add("b:*", "volumes")
    #expect(cases.lines(margin: "") == "a:*) volumes ;;\nb:0) shells ;;\nb:*) volumes ;;")
  }

  @Test func noCasesAreNoLines() {
    #expect(ShellCases().lines(margin: "  ").isEmpty)
  }
}
