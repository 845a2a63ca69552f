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

func layer(
  _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
  .target(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings)
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
    .library(name: "AnimRender", targets: ["AnimRender"]),
    .library(name: "AnimationTesting", targets: ["AnimationTesting"]),
    .library(name: "Stage", targets: ["Stage"]),
    .plugin(name: "RenderPreviews", targets: ["RenderPreviews"]),
    .executable(name: "animrender", targets: ["AnimRenderCommand"]),
  ],
  targets: [
    // C: a system library for each library that is linked, and three targets of our own.
    systemLibrary("CGIF", apt: "libgif-dev", brew: "giflib"),
    systemLibrary("CPNG", pkgConfig: "libpng", apt: "libpng-dev", brew: "libpng"),
    systemLibrary("CDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev", brew: "libdeflate"),
    systemLibrary("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev", brew: "harfbuzz"),
    systemLibrary("CEvent", pkgConfig: "libevent", apt: "libevent-dev", brew: "libevent"),
    .target(name: "CFontData", exclude: ["Fonts"]),
    .target(name: "CKernels"),
    // Embeds styles, scripts and pages, which stay beside the code that writes them.
    .target(name: "CPages"),

    // The layers, in dependency order.
    layer("Platform"),
    layer("Primitives", ["CKernels", "CPages", "Platform"]),
    layer("Motion", ["Primitives"]),
    layer("Layout", ["Primitives"]),
    layer("Text", ["Primitives", "CHarfBuzz", "CFontData"]),
    layer("Raster", ["Primitives", "CKernels"]),
    layer(
      "Codecs", ["Primitives", "Platform", "CGIF", "CPNG", "CDeflate", "CKernels"],
      exclude: ["Player/player.css", "Player/player.js"]),
    layer("Diff", ["Primitives"]),
    layer("Files", ["Platform", "Primitives", "Codecs"]),
    layer("Documents", ["Primitives"]),
    layer("Scenes", ["Primitives", "Documents", "Motion", "Layout", "Text"]),
    layer(
      "Render",
      [
        "Primitives", "Documents", "Motion", "Layout", "Text", "Raster", "Codecs", "Scenes",
        "Files",
      ]),
    layer(
      "Export",
      ["Primitives", "Documents", "Motion", "Raster", "Codecs", "Scenes", "Files", "Render"]),
    layer(
      "Inspect",
      [
        "Primitives", "Documents", "Motion", "Layout", "Text", "Raster", "Codecs", "Diff", "Scenes",
        "Files", "Render", "Export",
      ],
      exclude: ["Report/report.css", "Report/report.js"]),

    layer(
      "Preview",
      [
        "CEvent", "Platform", "Primitives", "Documents", "Motion", "Raster", "Codecs", "Scenes",
        "Files", "Render", "Export", "Inspect",
      ],
      exclude: ["app.css", "folder.html", "index.html", "Scripts"].map { "Page/" + $0 }),

    // What clients import, and the command.
    .target(
      name: "AnimRender",
      dependencies: [
        "Codecs", "Documents", "Export", "Files", "Layout", "Motion", "Primitives", "Render",
        "Scenes", "Text",
      ],
      path: "Sources/Umbrella", swiftSettings: settings),
    // Animation code as programs for UIKit write it. Imports Foundation, so the command must not link it.
    layer(
      "Stage",
      [
        "Primitives", "Documents", "Motion", "Layout", "Text", "Codecs", "Scenes", "Files",
        "Render",
        "Export",
      ]),
    // For packages with programs of Stage.
    .plugin(
      name: "RenderPreviews",
      capability: .command(
        intent: .custom(
          verb: "render-previews", description: "Writes the movies of a program of Stage"),
        permissions: [
          .writeToPackageDirectory(reason: "It writes the movies to the folder of --output")
        ])),
    // For tests only: imports Testing and XCTest, which programs do not have.
    layer(
      "AnimationTesting",
      ["Primitives", "Documents", "Diff", "Scenes", "Files", "Render", "Export", "Inspect"]),
    // Its module is not called animrender: on some file systems that would be the umbrella's name.
    .executableTarget(
      name: "AnimRenderCommand",
      dependencies: [
        "Platform", "Primitives", "Documents", "Motion", "Scenes", "Files", "Render", "Export",
        "Inspect", "Codecs", "Diff", "CKernels", "Preview",
      ],
      path: "Sources/animrender", swiftSettings: settings),

    .target(name: "CAllocations", path: "Benchmarks/CAllocations"),
    .executableTarget(
      name: "animrender-bench",
      dependencies: [
        "Primitives", "Motion", "Layout", "Text", "Raster", "Codecs", "Documents", "Scenes", "Diff",
        "Files", "Render", "Export", "Inspect", "CKernels", "CPNG", "CAllocations",
      ],
      path: "Benchmarks",
      exclude: ["CAllocations", "growth", "peers", "preview", "rich", "scenes"],
      swiftSettings: settings),

    .target(
      name: "TestSupport", dependencies: ["Primitives"], path: "Tests/TestSupport",
      swiftSettings: settings),
    .target(
      name: "SceneSupport", dependencies: ["Scenes", "Render"], path: "Tests/SceneSupport",
      swiftSettings: settings),
    .target(
      name: "FuzzReaders",
      dependencies: [
        "Primitives", "Codecs", "Motion", "Scenes", "Text", "Render", "Export", "Inspect",
      ],
      path: "Tests/Fuzz/Readers", swiftSettings: settings),
    tests("PrimitivesTests", ["Primitives"], exclude: ["Vectors"]),
    tests("MotionTests", ["Primitives", "Motion"], exclude: ["Vectors"]),
    tests("LayoutTests", ["Primitives", "Layout"], exclude: ["Vectors"]),
    tests("TextTests", ["Primitives", "Text"], exclude: ["Vectors"]),
    tests("RasterTests", ["Primitives", "Raster", "CKernels"]),
    tests("CodecsTests", ["Primitives", "Codecs", "CKernels"]),
    tests("DiffTests", ["Primitives", "Codecs", "Diff"]),
    tests("DocumentsTests", ["Primitives", "Documents"]),
    tests(
      "ScenesTests", ["Primitives", "Documents", "Motion", "Text", "Scenes"], exclude: ["Faults"]),
    tests(
      "RenderTests",
      [
        "Primitives", "Documents", "Motion", "Text", "Raster", "Codecs", "Scenes", "Render",
        "Export", "Inspect", "SceneSupport",
      ]),
    tests(
      "ExportTests",
      [
        "Primitives", "Documents", "Motion", "Codecs", "Scenes", "Files", "Render", "Export",
        "SceneSupport",
      ]),
    tests(
      "InspectTests",
      [
        "Primitives", "Documents", "Motion", "Codecs", "Diff", "Scenes", "Files", "Render",
        "Export", "Inspect", "SceneSupport",
      ]),
    tests(
      "StageTests",
      ["Primitives", "Motion", "Codecs", "Text", "Scenes", "Files", "Render", "Export", "Stage"]),
    tests("FuzzTests", ["FuzzReaders"], exclude: ["Corpus"]),
    tests("AnimationTestingTests", ["AnimationTesting"], exclude: ["Goldens", "Scenes"]),
    tests(
      "CommandLineTests", ["Primitives", "Documents", "Codecs", "Scenes", "AnimRenderCommand"],
      exclude: ["messages.txt"]),
  ],
  swiftLanguageModes: [.v6]
)

// A fuzzer has libFuzzer's main function, which an ordinary build cannot link: `scripts/fuzz` asks for it.
if Context.environment["ANIMRENDER_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "animrender-fuzz", dependencies: ["FuzzReaders"], path: "Tests/Fuzz/Program",
      swiftSettings: settings))
}
