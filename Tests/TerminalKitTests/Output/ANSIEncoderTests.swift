import DisplayText
import TerminalKit
import Testing

struct ANSIEncoderTests {
  @Test(arguments: [
    (Style.plain, "text"),
    (.bold, "\u{1b}[1mtext\u{1b}[0m"),
    (.dim, "\u{1b}[2mtext\u{1b}[0m"),
    (Style(isUnderlined: true), "\u{1b}[4mtext\u{1b}[0m"),
    (Style(isReversed: true), "\u{1b}[7mtext\u{1b}[0m"),
    (
      Style(
        isBold: true, isDim: true, isReversed: true, foreground: .indexed(88),
        background: .indexed(231)),
      "\u{1b}[1;2;7;38;5;88;48;5;231mtext\u{1b}[0m"
    ),
  ])
  func eachStyleHasItsCodes(style: Style, expected: String) {
    #expect(encoded([StyledText("text", style: style)]) == expected + "\n")
  }

  @Test func coloursHaveTheirCodes() {
    let fixed = Style(foreground: .indexed(16), background: .indexed(255))
    #expect(encoded([StyledText("a", style: fixed)]) == "\u{1b}[38;5;16;48;5;255ma\u{1b}[0m\n")
    let rich = Style(
      isBold: true, foreground: .rgb(RGBColor(red: 1, green: 20, blue: 255)),
      background: .rgb(RGBColor(red: 0, green: 0, blue: 0)))
    #expect(
      encoded([StyledText("a", style: rich)]) == "\u{1b}[1;38;2;1;20;255;48;2;0;0;0ma\u{1b}[0m\n")
    #expect(encoded([StyledText("a", style: rich)], depth: nil) == "a\n")
  }

  /// No pair of the sixteen can be read in every theme: what has a ground is reversed, and what has
  /// only a colour is as any other text.
  @Test func inSixteenColoursTextIsThatOfTheTerminal() {
    let styles = [
      Style(foreground: .indexed(231), background: .indexed(24)),
      Style(background: .rgb(RGBColor(red: 1, green: 2, blue: 3))),
      Style(isReversed: true, foreground: .indexed(88)),
    ]
    for style in styles {
      #expect(encoded([StyledText("a", style: style)], depth: .sixteen) == "\u{1b}[7ma\u{1b}[0m\n")
    }
    let letters = StyledText("a", style: Style(isBold: true, foreground: .indexed(88)))
    #expect(encoded([letters], depth: .sixteen) == "\u{1b}[1ma\u{1b}[0m\n")
  }

  /// Neighbours of one style share their codes, those of two do not, and no style runs across a
  /// line end.
  @Test func everySpanHasItsCodes() {
    let line = StyledText("a", style: .bold) + StyledText("b", style: .bold) + "c" + "d"
    let other = line + StyledText("a", style: .bold) + StyledText("b", style: .dim)

    #expect(
      encoded([line, StyledText(), other]) == """
        \u{1b}[1mab\u{1b}[0mcd

        \u{1b}[1mab\u{1b}[0mcd\u{1b}[1ma\u{1b}[0m\u{1b}[2mb\u{1b}[0m

        """)
  }

  @Test(
    arguments: [
      (Style(foreground: .indexed(231), background: .indexed(24)), "38;5;231;48;5;24"),
      (Style(isUnderlined: true, isReversed: true), "4;7"),
    ] as [(Style, String)])
  func onOneGroundOnlyTheWeightChanges(style: Style, codes: String) {
    var bold = style
    bold.isBold = true
    let line =
      StyledText("a", style: style) + StyledText("b", style: bold) + StyledText("c", style: style)
    #expect(encoded([line + "d"]) == "\u{1b}[\(codes)ma\u{1b}[1mb\u{1b}[22mc\u{1b}[0md\n")
    #expect(
      encoded([StyledText("b", style: bold) + StyledText("c", style: style), "d"])
        == "\u{1b}[1;\(codes)mb\u{1b}[22mc\u{1b}[0m\nd\n")
  }

  @Test func withoutColorThereIsNoEscapeCodeAtAll() {
    let line = StyledText("a", style: .bold) + StyledText("마\u{1b}", style: .dim)

    #expect(encoded([line, "c"], depth: nil) == "a마\\u{1b}\nc\n")
  }

  @Test func withoutColorWeightMayStay() {
    let line =
      StyledText(
        "a", style: Style(isBold: true, foreground: .indexed(231), background: .indexed(24)))
      + StyledText("b", style: Style(foreground: .indexed(88)))
      + StyledText("c", style: Style(isDim: true, isReversed: true)) + "d"
    let bytes = ANSIEncoder(.monochrome).encode([line])

    #expect(
      String(decoding: bytes, as: UTF8.self)
        == "\u{1b}[1;7ma\u{1b}[0mb\u{1b}[2;7mc\u{1b}[0md\n")
  }

  /// Numbers and bars beside it stay where they are (UAX #9); most titles need nothing.
  @Test(arguments: [
    ("הארי", "1  \u{2068}הארי\u{2069}  ━━"), ("أمير", "1  \u{2068}أمير\u{2069}  ━━"),
    ("Emma", "1  Emma  ━━"), ("해리", "1  해리  ━━"), ("Émile’s", "1  Émile’s  ━━"),
  ])
  func aTitleFromRightToLeftIsIsolated(title: String, shown: String) {
    let line = StyledText("1  ") + StyledText(title: title) + "  ━━"
    func text(_ encoder: ANSIEncoder) -> String {
      String(decoding: encoder.encode([line]), as: UTF8.self)
    }
    #expect(text(ANSIEncoder(nil, isolatesTitles: true)) == shown + "\n")
    #expect(text(ANSIEncoder(.full, isolatesTitles: true)) == shown + "\n")
    #expect(text(ANSIEncoder(.full)) == "1  \(title)  ━━\n")
    #expect(line.displayWidth == title.displayWidth + 7)
  }

  /// What was found in it is a part of it.
  @Test func anIsolateGoesOnThroughStyles() {
    var style = Style.bold
    style.isIsolated = true
    let line = StyledText(title: "אב ") + StyledText("גד", style: style)
    let bytes = ANSIEncoder(.full, isolatesTitles: true).encode([line])
    #expect(
      String(decoding: bytes, as: UTF8.self) == "\u{2068}אב \u{1b}[1mגד\u{1b}[0m\u{2069}\n")
  }

  /// An address, and what leads to it: the text is that of the file, the target is percent-encoded.
  @Test func anAddressIsAHyperlink() {
    let address = StyledText("https://a.b/한", style: .address)
    let line = StyledText("Wiki", style: .bold) + "  " + address

    #expect(
      encoded([line], linkingTo: "https://a.b/%ED%95%9C") == "\u{1b}[1mWiki\u{1b}[0m  "
        + "\u{1b}]8;id=address;https://a.b/%ED%95%9C\u{1b}\\https://a.b/한\u{1b}]8;;\u{1b}\\\n")
    #expect(encoded([line]) == "\u{1b}[1mWiki\u{1b}[0m  https://a.b/한\n")
    #expect(encoded([line], depth: nil, linkingTo: "https://a.b/") == "Wiki  https://a.b/한\n")
  }

  @Test(arguments: ["https://a.b/\u{7}", "https://a.b/ c", "https://a.b/한", "\u{1b}\\"])
  func aTargetThatCouldEndTheSequenceIsNone(target: String) {
    #expect(encoded([StyledText("a", style: .address)], linkingTo: target) == "a\n")
  }

  private func encoded(
    _ lines: [StyledText], depth: ColorDepth? = .full, linkingTo target: String? = nil
  ) -> String {
    let bytes = ANSIEncoder(depth).encode(lines, linkingTo: target)
    return String(decoding: bytes, as: UTF8.self)
  }
}
