// swift-tools-version: 6.2

import PackageDescription

// A package of programs for StageKit, with a command that writes their movies and tests that compare them. Elsewhere the
// dependency has a URL instead of a path:
//   .package(url: "…/animrender", from: "…")
let package = Package(
  name: "StageExample",
  platforms: [.macOS(.v26)],
  dependencies: [.package(name: "animrender", path: "../..")],
  targets: [
    .target(name: "Programs", dependencies: [.product(name: "StageKit", package: "animrender")]),
    .executableTarget(
      name: "Previews",
      dependencies: ["Programs", .product(name: "StageKit", package: "animrender")]),
    .testTarget(
      name: "ProgramTests",
      dependencies: [
        "Programs", .product(name: "StageKit", package: "animrender"),
        .product(name: "AnimationTesting", package: "animrender"),
      ],
      exclude: ["Goldens"]),
  ]
)
