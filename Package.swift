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

/// `scripts/test` optimises the loops in C, because its tests draw and compress many pictures.
let loopSettings: [CSetting] =
  Context.environment["ANIMRENDER_TEST"] == nil ? [] : [.unsafeFlags(["-O2"])]

/// A library module. Its name is its folder's with the prefix `Anim`, because two modules of one name cannot be in a
/// package graph, and other packages have modules that are called `Files`, `Layout` or `Text`.
func layer(
  _ name: String, in folder: String? = nil, _ dependencies: [Target.Dependency] = [],
  exclude: [String] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies,
    path: "Sources/" + (folder ?? String(name.dropFirst("Anim".count))), exclude: exclude,
    swiftSettings: settings)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["AnimTestSupport"], exclude: exclude,
    swiftSettings: settings)
}

func systemLibrary(_ name: String, pkgConfig: String? = nil, apt: String, brew: String) -> Target {
  .systemLibrary(
    name: name, path: "Sources/C" + name.dropFirst("CAnim".count), pkgConfig: pkgConfig,
    providers: [.apt([apt]), .brew([brew])])
}

let package = Package(
  name: "animrender",
  platforms: [.macOS(.v26)],
  products: [
    .library(name: "AnimRender", targets: ["AnimRender"]),
    .library(name: "AnimationTesting", targets: ["AnimationTesting"]),
    .library(name: "StageKit", targets: ["StageKit"]),
    .plugin(name: "RenderPreviews", targets: ["RenderPreviews"]),
    .executable(name: "animrender", targets: ["AnimRenderCommand"]),
  ],
  targets: [
    // C: a system library for each library that is linked, and three targets of our own.
    systemLibrary("CAnimGIF", apt: "libgif-dev", brew: "giflib"),
    systemLibrary("CAnimPNG", pkgConfig: "libpng", apt: "libpng-dev", brew: "libpng"),
    systemLibrary(
      "CAnimDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev", brew: "libdeflate"),
    systemLibrary("CAnimJPEG", pkgConfig: "libjpeg", apt: "libjpeg-dev", brew: "jpeg-turbo"),
    systemLibrary("CAnimWebP", pkgConfig: "libwebpmux", apt: "libwebp-dev", brew: "webp"),
    systemLibrary("CAnimExpat", pkgConfig: "expat", apt: "libexpat1-dev", brew: "expat"),
    systemLibrary("CAnimHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev", brew: "harfbuzz"),
    systemLibrary("CAnimEvent", pkgConfig: "libevent", apt: "libevent-dev", brew: "libevent"),
    .target(name: "CAnimFontData", path: "Sources/CFontData", exclude: ["Fonts"]),
    .target(name: "CAnimKernels", path: "Sources/CKernels", cSettings: loopSettings),
    // Embeds styles, scripts and pages, which stay beside the code that writes them.
    .target(name: "CAnimPages", path: "Sources/CPages"),

    // The layers, in dependency order.
    layer("AnimPlatform"),
    layer("AnimPrimitives", ["CAnimKernels", "CAnimPages", "AnimPlatform"]),
    layer("AnimTiming", ["AnimPrimitives"]),
    layer("AnimMotion", ["AnimPrimitives", "AnimTiming"]),
    layer("AnimLayout", ["AnimPrimitives"]),
    layer("AnimText", ["AnimPrimitives", "CAnimHarfBuzz", "CAnimFontData"]),
    layer("AnimRaster", ["AnimPrimitives", "CAnimKernels"]),
    layer("AnimSVG", ["AnimPrimitives", "CAnimExpat"]),
    layer(
      "AnimCodecs",
      [
        "AnimPrimitives", "AnimPlatform", "CAnimGIF", "CAnimPNG", "CAnimJPEG", "CAnimWebP",
        "CAnimDeflate", "CAnimKernels",
      ],
      exclude: [
        "Player/controls.css", "Player/element.js", "Player/movie.js", "Player/page.css",
        "Player/page.js", "Player/webp.js",
      ]),
    layer("AnimGIF", ["AnimPrimitives", "AnimCodecs", "CAnimGIF", "CAnimKernels"]),
    layer("AnimDiff", ["AnimPrimitives", "AnimCodecs"]),
    layer("AnimFiles", ["AnimPlatform", "AnimPrimitives"]),
    layer("AnimDocuments", ["AnimPrimitives"]),
    layer(
      "AnimScenes",
      ["AnimPrimitives", "AnimDocuments", "AnimTiming", "AnimMotion", "AnimLayout", "AnimText"]),
    layer(
      // The umbrella is called AnimRender.
      "AnimRendering", in: "Render",
      [
        "AnimPrimitives", "AnimDocuments", "AnimTiming", "AnimMotion", "AnimLayout", "AnimText",
        "AnimRaster", "AnimCodecs", "AnimSVG", "AnimScenes", "AnimFiles",
      ]),
    layer(
      "AnimExport",
      [
        "AnimPrimitives", "AnimDocuments", "AnimTiming", "AnimMotion", "AnimRaster", "AnimCodecs",
        "AnimGIF", "AnimScenes", "AnimFiles", "AnimRendering",
      ]),
    layer(
      "AnimInspect",
      [
        "AnimPrimitives", "AnimDocuments", "AnimTiming", "AnimMotion", "AnimLayout", "AnimText",
        "AnimRaster", "AnimCodecs", "AnimGIF", "AnimDiff", "AnimScenes", "AnimFiles",
        "AnimRendering", "AnimExport",
      ],
      exclude: ["Report/report.css", "Report/report.js"]),

    layer(
      "AnimPreview",
      [
        "CAnimEvent", "AnimPlatform", "AnimPrimitives", "AnimDocuments", "AnimTiming", "AnimMotion",
        "AnimRaster", "AnimCodecs", "AnimDiff", "AnimScenes", "AnimFiles", "AnimRendering",
        "AnimExport", "AnimInspect",
      ],
      exclude: ["folder.html", "index.html", "Scripts", "Styles"].map { "Page/" + $0 }),

    layer(
      "AnimProject",
      [
        "AnimPlatform", "AnimPrimitives", "AnimDocuments", "AnimTiming", "AnimMotion", "AnimCodecs",
        "AnimDiff", "AnimScenes", "AnimFiles", "AnimRendering", "AnimExport", "AnimInspect",
      ]),

    // What clients import, and the command.
    .target(
      name: "AnimRender",
      dependencies: [
        "AnimCodecs", "AnimDocuments", "AnimExport", "AnimFiles", "AnimGIF", "AnimLayout",
        "AnimTiming", "AnimMotion", "AnimPrimitives", "AnimRendering", "AnimScenes", "AnimText",
      ],
      path: "Sources/Umbrella", swiftSettings: settings),
    // Animation code as programs for UIKit write it. Imports Foundation, so the command must not link it.
    layer(
      "StageKit", in: "Stage",
      [
        "CAnimKernels", "AnimPrimitives", "AnimDocuments", "AnimTiming", "AnimMotion", "AnimLayout",
        "AnimText",
        "AnimCodecs", "AnimScenes", "AnimFiles", "AnimRendering", "AnimExport",
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
      "AnimationTesting", in: "AnimationTesting",
      [
        "AnimPrimitives", "AnimDocuments", "AnimCodecs", "AnimDiff", "AnimScenes", "AnimFiles",
        "AnimRendering", "AnimExport", "AnimInspect", "StageKit",
      ]),
    // Its module is not called animrender: on some file systems that would be the umbrella's name.
    .executableTarget(
      name: "AnimRenderCommand",
      dependencies: [
        "AnimPlatform", "AnimPrimitives", "AnimDocuments", "AnimTiming", "AnimMotion", "AnimScenes",
        "AnimFiles", "AnimRendering", "AnimExport", "AnimInspect", "AnimCodecs", "AnimDiff",
        "CAnimKernels", "AnimPreview", "AnimProject",
      ],
      path: "Sources/animrender", swiftSettings: settings),

    .target(name: "CAnimAllocations", path: "Benchmarks/CAllocations"),
    .executableTarget(
      name: "animrender-bench",
      dependencies: [
        "AnimPrimitives", "AnimTiming", "AnimMotion", "AnimLayout", "AnimText", "AnimRaster",
        "AnimCodecs", "AnimGIF", "AnimDocuments", "AnimScenes", "AnimDiff", "AnimFiles",
        "AnimRendering", "AnimExport", "AnimInspect", "CAnimKernels", "CAnimPNG", "CAnimJPEG",
        "CAnimWebP", "CAnimAllocations",
      ],
      path: "Benchmarks",
      exclude: [
        "CAllocations", "growth", "instructions", "instructions.txt", "peers", "preview",
        "publishing", "recordings", "rich", "scenes",
      ],
      swiftSettings: settings),

    .target(
      name: "AnimTestSupport", dependencies: ["AnimPrimitives"], path: "Tests/TestSupport",
      swiftSettings: settings),
    .target(
      name: "AnimSceneSupport", dependencies: ["AnimScenes", "AnimRendering"],
      path: "Tests/SceneSupport",
      swiftSettings: settings),
    .target(
      name: "AnimFuzzReaders",
      dependencies: [
        "AnimPrimitives", "AnimCodecs", "AnimSVG", "AnimTiming", "AnimMotion", "AnimScenes",
        "AnimText", "AnimRendering", "AnimExport", "AnimInspect",
      ],
      path: "Tests/Fuzz/Readers", swiftSettings: settings),
    tests("PrimitivesTests", ["AnimPrimitives"], exclude: ["Vectors"]),
    tests("MotionTests", ["AnimPrimitives", "AnimTiming", "AnimMotion"], exclude: ["Vectors"]),
    tests("LayoutTests", ["AnimPrimitives", "AnimLayout"], exclude: ["Vectors"]),
    tests("TextTests", ["AnimPrimitives", "AnimText"], exclude: ["Vectors"]),
    tests("RasterTests", ["AnimPrimitives", "AnimRaster", "CAnimKernels"]),
    tests(
      "CodecsTests", ["AnimPrimitives", "AnimCodecs", "CAnimKernels"], exclude: ["Vectors"]),
    tests("GIFTests", ["AnimPrimitives", "AnimCodecs", "AnimGIF", "CAnimKernels"]),
    tests("SVGTests", ["AnimPrimitives", "AnimSVG"], exclude: ["Icons"]),
    tests("DiffTests", ["AnimPrimitives", "AnimCodecs", "AnimDiff"]),
    tests("DocumentsTests", ["AnimPrimitives", "AnimDocuments"]),
    tests(
      "ScenesTests",
      ["AnimPrimitives", "AnimDocuments", "AnimTiming", "AnimMotion", "AnimText", "AnimScenes"],
      exclude: ["Faults"]),
    tests(
      "RenderTests",
      [
        "AnimPrimitives", "AnimDocuments", "AnimMotion", "AnimText", "AnimRaster", "AnimCodecs",
        "AnimScenes", "AnimRendering", "AnimExport", "AnimInspect", "AnimSceneSupport",
      ]),
    tests(
      "ExportTests",
      [
        "AnimPrimitives", "AnimDocuments", "AnimMotion", "AnimCodecs", "AnimScenes", "AnimFiles",
        "AnimRendering", "AnimExport", "AnimSceneSupport",
      ]),
    tests(
      "InspectTests",
      [
        "AnimPrimitives", "AnimDocuments", "AnimTiming", "AnimMotion", "AnimCodecs", "AnimDiff",
        "AnimScenes", "AnimFiles", "AnimRendering", "AnimExport", "AnimInspect", "AnimSceneSupport",
      ]),
    tests(
      "StageTests",
      [
        "AnimPrimitives", "AnimTiming", "AnimMotion", "AnimCodecs", "AnimText", "AnimScenes",
        "AnimFiles", "AnimRendering", "AnimExport", "StageKit",
      ]),
    // Code as apps have it. What Xcode accepts in Swift 5 mode must compile here, with warnings at most.
    .testTarget(
      name: "Swift5Tests", dependencies: ["StageKit"], swiftSettings: [.swiftLanguageMode(.v5)]),
    // Code of Tests/StageTests/Isolation, which must compile with every isolation.
    .testTarget(
      name: "MainActorTests", dependencies: ["StageKit"],
      swiftSettings: settings + [.defaultIsolation(MainActor.self)]),
    tests("FuzzTests", ["AnimFuzzReaders"], exclude: ["Corpus"]),
    tests(
      "AnimationTestingTests", ["AnimationTesting", "StageKit"], exclude: ["Goldens", "Scenes"]),
    tests(
      "CommandLineTests",
      [
        "AnimPrimitives", "AnimDocuments", "AnimCodecs", "AnimGIF", "AnimScenes", "AnimProject",
        "AnimRenderCommand",
      ],
      exclude: ["messages.txt"]),
  ],
  swiftLanguageModes: [.v6]
)

// A fuzzer has libFuzzer's main function, which an ordinary build cannot link: `scripts/fuzz` asks for it.
if Context.environment["ANIMRENDER_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "animrender-fuzz", dependencies: ["AnimFuzzReaders"], path: "Tests/Fuzz/Program",
      swiftSettings: settings))
}
