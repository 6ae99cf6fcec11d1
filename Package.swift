// swift-tools-version: 6.0

import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "hp-books",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "hp-books", targets: ["hp-books"]),
    .library(name: "BookCore", targets: ["BookCore"]),
  ],
  targets: [
    .executableTarget(
      name: "hp-books",
      dependencies: [
        "ArgumentParsing", "BookCore", "BookPresentation", "SystemCalls", "TerminalKit",
      ]),
    .target(name: "ArgumentParsing", dependencies: ["PlainText", "TerminalKit"]),
    .target(name: "BookPresentation", dependencies: ["BookCore", "JSON", "TerminalKit"]),
    .target(
      name: "BookCore", dependencies: ["JSON", "PlainText", "SystemCalls"],
      resources: [.embedInCode("../../Resources/data.json")]),
    .target(name: "TerminalKit", dependencies: ["PlainText", "SystemCalls"]),
    .target(name: "JSON", dependencies: ["PlainText"]),
    .target(name: "PlainText"),
    .target(name: "SystemCalls", dependencies: ["PlainText"]),
    .target(name: "TestSupport", dependencies: ["TerminalKit"], path: "Tests/TestSupport"),
    .testTarget(name: "JSONTests", dependencies: ["JSON", "TestSupport"]),
    .testTarget(name: "PlainTextTests", dependencies: ["PlainText"]),
    .testTarget(
      name: "ArgumentParsingTests", dependencies: ["ArgumentParsing", "TerminalKit", "TestSupport"]),
    .testTarget(
      name: "BookCoreTests", dependencies: ["BookCore", "JSON", "SystemCalls", "TestSupport"]),
    .testTarget(
      name: "BookPresentationTests",
      dependencies: ["BookCore", "BookPresentation", "TerminalKit", "TestSupport"],
      exclude: ["Reader/Frames"]),
    .testTarget(name: "SystemCallsTests", dependencies: ["SystemCalls", "TestSupport"]),
    .testTarget(
      name: "TerminalKitTests", dependencies: ["SystemCalls", "TerminalKit", "TestSupport"]),
    .testTarget(
      name: "hp-booksTests",
      dependencies: [
        "hp-books", "ArgumentParsing", "BookCore", "BookPresentation", "SystemCalls",
        "TerminalKit", "TestSupport",
      ], exclude: ["Commands/manual.mdoc"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = strict
}
