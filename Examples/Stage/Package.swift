// swift-tools-version: 6.2

import PackageDescription

// A package whose program writes movies. Elsewhere the dependency has a URL instead of a path:
//   .package(url: "…/animrender", from: "…")
let package = Package(
  name: "StageExample",
  platforms: [.macOS(.v26)],
  dependencies: [.package(name: "animrender", path: "../..")],
  targets: [
    .executableTarget(
      name: "Previews", dependencies: [.product(name: "Stage", package: "animrender")])
  ]
)
