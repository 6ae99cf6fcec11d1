/// The flags that every program has without describing them.
enum StandardFlags {
  static let help = Flag("help", short: "h", help: Words.helpFlag)
  static let version = Flag("version", short: "V", help: Words.versionFlag)

  static var all: [OptionDefinition] {
    [help, version]
  }
}
