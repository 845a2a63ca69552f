// swift-tools-version: 6.2

import PackageDescription

// A package whose tests look at an animation. Elsewhere the dependency has a URL instead of a path:
//   .package(url: "…/animrender", from: "…")
let package = Package(
  name: "AnimationTestingExample",
  platforms: [.macOS(.v26)],
  dependencies: [.package(name: "animrender", path: "../..")],
  targets: [
    .testTarget(
      name: "ButtonTests",
      dependencies: [.product(name: "AnimationTesting", package: "animrender")],
      exclude: ["Scenes", "Goldens"]),
    // The library without the testing product: one product, one import.
    .testTarget(
      name: "LibraryTests",
      dependencies: [.product(name: "AnimRender", package: "animrender")]),
  ]
)
