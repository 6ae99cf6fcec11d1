// swift-tools-version: 6.1

import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "hp-books",
  platforms: [.iOS(.v16), .macOS(.v14)],
  products: [
    .executable(name: "hp-books", targets: ["hp-books"]),
    .library(name: "BookCore", targets: ["BookCore"]),
    .library(name: "BookKeeper", targets: ["BookKeeper"]),
  ],
  targets: [
    .executableTarget(
      name: "hp-books",
      dependencies: [
        "ArgumentParsing", "BookCore", "BookPresentation", "DisplayText", "SystemCalls",
        "TerminalKit", "TypedText",
      ]),
    .target(name: "ArgumentParsing", dependencies: ["DisplayText", "TypedText"]),
    .target(
      name: "BookPresentation",
      dependencies: ["BookCore", "DisplayText", "JSON", "TerminalKit", "TypedText"]),
    .target(
      name: "BookCore", dependencies: ["DisplayText", "JSON", "SystemCalls", "TypedText"],
      // The list of bytes that this makes takes 8 seconds of a debug build, and 19 of a release. A
      // C file with `#embed` would take a tenth of one, but each run would copy the file into an
      // array, and a resource that is a file of its own would need Foundation and a place beside
      // the program.
      resources: [.embedInCode("../../Resources/data.json")]),
    .target(name: "BookKeeper", dependencies: ["BookCore"]),
    .target(name: "TerminalKit", dependencies: ["DisplayText", "SystemCalls", "TypedText"]),
    .target(name: "JSON", dependencies: ["DisplayText"]),
    .target(name: "TypedText", dependencies: ["DisplayText"]),
    .target(name: "DisplayText"),
    .target(name: "SystemCalls", dependencies: ["CLibrary", "DisplayText"]),
    .target(name: "CLibrary", dependencies: ["CSystemCalls"]),
    .target(name: "CSystemCalls"),
    .target(
      name: "TestSupport", dependencies: ["BookCore", "DisplayText", "TerminalKit"],
      path: "Tests/TestSupport", exclude: ["Cases"]),
    .testTarget(
      name: "JSONTests", dependencies: ["DisplayText", "JSON", "TestSupport"], exclude: ["Cases"]),
    .testTarget(
      name: "DisplayTextTests", dependencies: ["DisplayText", "TestSupport"], exclude: ["Cases"]),
    .testTarget(
      name: "TypedTextTests", dependencies: ["TestSupport", "TypedText"], exclude: ["Cases"]),
    .testTarget(
      name: "ArgumentParsingTests",
      dependencies: ["ArgumentParsing", "DisplayText", "TestSupport", "TypedText"],
      exclude: ["Cases"]),
    .testTarget(
      name: "BookCoreTests",
      dependencies: ["BookCore", "DisplayText", "JSON", "SystemCalls", "TestSupport"],
      exclude: ["Cases"]),
    .testTarget(
      name: "BookKeeperTests", dependencies: ["BookCore", "BookKeeper", "TestSupport"]),
    .testTarget(
      name: "BookPresentationTests",
      dependencies: ["BookCore", "BookPresentation", "DisplayText", "TerminalKit", "TestSupport"],
      exclude: ["Cases", "InteractiveReader/Frames"]),
    .testTarget(
      name: "SystemCallsTests", dependencies: ["DisplayText", "SystemCalls", "TestSupport"],
      exclude: ["Cases"]),
    .testTarget(
      name: "TerminalKitTests",
      dependencies: ["DisplayText", "SystemCalls", "TerminalKit", "TestSupport"],
      exclude: ["Cases"]),
    .testTarget(
      name: "hp-booksTests",
      dependencies: [
        "hp-books", "ArgumentParsing", "BookCore", "BookPresentation", "DisplayText",
        "SystemCalls", "TerminalKit", "TestSupport",
      ], exclude: ["Cases", "Commands/Transcripts", "Commands/manual.mdoc"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = strict
}
