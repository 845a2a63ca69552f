// swift-tools-version: 6.2

import PackageDescription

/// One list for every Swift target: what the compiler must refuse is the same in all layers.
let settings: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableExperimentalFeature("Lifetimes"),
]

func layer(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["TestSupport"], exclude: exclude,
    swiftSettings: settings)
}

func systemLibrary(_ name: String, pkgConfig: String? = nil, apt: String, brew: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

let package = Package(
  name: "animrender",
  platforms: [.macOS(.v26)],
  products: [
    // With all layers whose types stand in its interface.
    .library(
      name: "Render",
      targets: [
        "Export", "Render", "Files", "Scenes", "Documents", "Motion", "Layout", "Text", "Codecs",
        "Primitives",
      ]),
    .library(name: "AnimationTesting", targets: ["AnimationTesting"]),
    .executable(name: "animrender", targets: ["animrender"]),
  ],
  targets: [
    // C: one system library a layer, and the C targets that Swift cannot replace.
    systemLibrary("CGIF", apt: "libgif-dev", brew: "giflib"),
    systemLibrary("CPNG", pkgConfig: "libpng", apt: "libpng-dev", brew: "libpng"),
    systemLibrary("CDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev", brew: "libdeflate"),
    systemLibrary("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev", brew: "harfbuzz"),
    .target(name: "CFontData", exclude: ["Fonts"]),
    .target(name: "CKernels"),
    .target(name: "CRasterKernels"),
    .target(name: "CPNGKernels"),
    .target(name: "CGIFKernels"),
    .target(name: "CDiffKernels"),

    // The layers, in dependency order.
    layer("Primitives", ["CKernels"]),
    layer("Motion", ["Primitives"]),
    layer("Layout", ["Primitives"]),
    layer("Text", ["Primitives", "CHarfBuzz", "CFontData"]),
    layer("Raster", ["Primitives", "CRasterKernels"]),
    layer("Codecs", ["Primitives", "CGIF", "CPNG", "CDeflate", "CPNGKernels", "CGIFKernels"]),
    layer("Diff", ["Primitives", "CDiffKernels"]),
    layer("Platform"),
    layer("Files", ["Platform", "Codecs"]),
    layer("Documents", ["Primitives"]),
    layer("Scenes", ["Primitives", "Documents", "Motion", "Layout", "Text"]),
    layer(
      "Render",
      [
        "Primitives", "Documents", "Motion", "Layout", "Text", "Raster", "Codecs", "Files",
        "Scenes",
      ]
    ),
    layer(
      "Export",
      ["Primitives", "Documents", "Motion", "Raster", "Codecs", "Files", "Scenes", "Render"]),
    layer(
      "Inspect",
      [
        "Primitives", "Documents", "Motion", "Layout", "Text", "Raster", "Codecs", "Diff", "Files",
        "Scenes", "Render", "Export",
      ]),
    // For tests only: imports Testing and XCTest, which programs do not have.
    layer(
      "AnimationTesting", ["Documents", "Diff", "Files", "Scenes", "Render", "Export", "Inspect"]),
    .executableTarget(
      name: "animrender",
      dependencies: [
        "Primitives", "Documents", "Motion", "Files", "Scenes", "Render", "Export", "Inspect",
        "Codecs", "Diff", "CKernels",
      ],
      swiftSettings: settings),

    .target(name: "CAllocations", path: "Benchmarks/CAllocations"),
    .executableTarget(
      name: "animrender-bench",
      dependencies: [
        "Primitives", "Motion", "Layout", "Text", "Raster", "Codecs", "Documents", "Scenes", "Diff",
        "Render", "Export", "Platform", "CPNG", "CAllocations",
      ],
      path: "Benchmarks", exclude: ["CAllocations", "peers", "scenes"], swiftSettings: settings),

    .target(
      name: "TestSupport", dependencies: ["Primitives"], path: "Tests/TestSupport",
      swiftSettings: settings),
    tests("PrimitivesTests", ["Primitives"], exclude: ["Vectors"]),
    tests("MotionTests", ["Primitives", "Motion"], exclude: ["Vectors"]),
    tests("LayoutTests", ["Primitives", "Layout"], exclude: ["Vectors"]),
    tests("TextTests", ["Primitives", "Text"], exclude: ["Vectors"]),
    tests("RasterTests", ["Primitives", "Raster", "CRasterKernels"]),
    tests("CodecsTests", ["Primitives", "Codecs", "CGIFKernels", "CPNGKernels"]),
    tests("DiffTests", ["Primitives", "Codecs", "Diff", "CDiffKernels"]),
    tests("DocumentsTests", ["Primitives", "Documents"]),
    tests(
      "ScenesTests", ["Primitives", "Documents", "Motion", "Text", "Scenes"], exclude: ["Faults"]),
    tests(
      "RenderTests",
      [
        "Primitives", "Documents", "Motion", "Text", "Raster", "Codecs", "Scenes", "Render",
        "Export", "Inspect",
      ]),
    tests(
      "ExportTests", ["Primitives", "Motion", "Codecs", "Scenes", "Files", "Render", "Export"]),
    tests(
      "InspectTests",
      [
        "Primitives", "Documents", "Motion", "Codecs", "Diff", "Files", "Scenes", "Render",
        "Export", "Inspect",
      ]),
    tests("AnimationTestingTests", ["AnimationTesting"], exclude: ["Goldens", "Scenes"]),
    tests("CommandLineTests", ["Primitives", "Documents", "Codecs", "Scenes", "animrender"]),
  ],
  swiftLanguageModes: [.v6]
)

// A fuzzer has libFuzzer's main function, which an ordinary build cannot link: `scripts/fuzz` asks for it.
if Context.environment["ANIMRENDER_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "animrender-fuzz",
      dependencies: [
        "Primitives", "Documents", "Codecs", "Motion", "Scenes", "Text", "Render", "Export",
        "Inspect",
      ],
      path: "Tests/Fuzz",
      swiftSettings: settings))
}
