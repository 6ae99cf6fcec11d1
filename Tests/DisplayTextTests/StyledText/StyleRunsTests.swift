import DisplayText
import TestSupport
import Testing

struct StyleRunsTests {
  /// A line of random parts, and the style of each of its letters.
  private struct Sample {
    var line = StyledText()
    var styles: [Style] = []

    init(_ generator: inout SeededGenerator) {
      for _ in 0..<Int.random(in: 0...20, using: &generator) {
        let style = [Style.plain, .bold, .dim].randomElement(using: &generator) ?? .plain
        let length = Int.random(in: 0...3, using: &generator)
        line += StyledText(String(repeating: "a", count: length), style: style)
        styles += Array(repeating: style, count: length)
      }
    }
  }

  @Test(arguments: 1...300)
  func everyLetterKeepsItsStyle(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let sample = Sample(&generator)
    let (line, styles) = (sample.line, sample.styles)
    expect(line, styles)

    let start = Int.random(in: 0...styles.count, using: &generator)
    let end = Int.random(in: start...styles.count, using: &generator)
    expect(line.slice(at: start..<end), Array(styles[start..<end]))

    var marked = styles
    marked.replaceSubrange(start..<end, with: Array(repeating: .bold, count: end - start))
    expect(line.marked(at: start..<end, .bold), marked)

    expect(line.indented(by: 2), styles.isEmpty ? [] : [.plain, .plain] + styles)
    let row = line + line.paddedAtEnd(to: styles.count + 1) + line
    expect(row, styles + styles + [.plain] + styles)
  }

  private func expect(_ line: StyledText, _ styles: [Style]) {
    let spans = line.spans
    #expect(spans.flatMap { Array(repeating: $0.style, count: $0.text.count) } == styles)
    #expect(zip(spans, spans.dropFirst()).allSatisfy { $0.style != $1.style })
    #expect(spans.map(\.text).joined() == line.plainText)
  }
}
