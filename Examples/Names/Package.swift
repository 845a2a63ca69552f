// swift-tools-version: 6.2

import PackageDescription

// A client whose own modules have everyday names. SwiftPM refuses two modules of one name in a package graph, so the
// library's modules must not be called like these.
let names = ["Files", "Motion", "Layout", "Text", "Diff"]

let package = Package(
  name: "NamesExample",
  platforms: [.macOS(.v26)],
  dependencies: [.package(name: "animrender", path: "../..")],
  targets: names.map { .target(name: $0) } + [
    .testTarget(
      name: "NamesTests",
      dependencies: names.map { .byName(name: $0) } + [
        .product(name: "AnimRender", package: "animrender"),
        .product(name: "StageKit", package: "animrender"),
      ])
  ]
)
