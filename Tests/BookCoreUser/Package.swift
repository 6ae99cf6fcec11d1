// swift-tools-version: 6.1

import PackageDescription

// The package of a user, who has BookCore from its repository.
let package = Package(
  name: "book-core-user",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "hp-books", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "BookCoreUser",
      dependencies: [
        .product(name: "BookCore", package: "hp-books"),
        .product(name: "BookKeeper", package: "hp-books"),
      ],
      path: ".build/examples",
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")])
  ]
)
