import Testing

/// `--no-color` beside `--color`.
struct ColorOptionTests {
  private static let commands = ["list", "show", "summary", "chapters"]

  private let scene: PagerScene

  init() throws {
    scene = try PagerScene()
  }

  @Test(arguments: commands)
  func noColorIsColorNever(command: String) throws {
    let colorless = try scene.run([command, "--no-pager", "--no-color"]).screen

    #expect(colorless == (try scene.run([command, "--no-pager", "--color", "never"]).screen))
    #expect(colorless != (try scene.run([command, "--no-pager"]).screen))
    #expect(!colorless.contains("\u{1b}"))
  }

  @Test(arguments: commands)
  func bothTogetherAreRefused(command: String) throws {
    let run = try scene.run([command, "--color", "always", "--no-color"])

    #expect(
      run.screen.contains("--color and --no-color cannot be used together."))
    #expect(run.exitCode == 64)
  }
}
