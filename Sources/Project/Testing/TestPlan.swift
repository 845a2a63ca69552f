import AnimFiles
import AnimInspect
import AnimRendering

/// The scenes to test, each with its golden.
package struct TestPlan {
  /// A scene and its golden, which may not exist.
  package struct Case: Hashable, Sendable {
    /// A unique name with slashes: `buttons/tap`.
    package var name: String
    package var scene: String
    package var golden: String
  }

  package private(set) var cases: [Case] = []
  /// Goldens without a scene.
  package private(set) var orphans: [String] = []

  /// - Parameters:
  ///   - paths: scenes, and folders of scenes.
  ///   - goldens: the folder of the goldens, with a trailing slash; nil means next to the scenes.
  /// - Throws: 66 if a path cannot be read, a usage error if two scenes have the same golden.
  package init(_ paths: [String], goldens: String?) throws(Failure) {
    var claimed: Set<FileName> = []
    var found: [FileName] = []
    for path in paths {
      switch FileSystem.kind(of: path) {
      case nil: throw .notFound(path)
      case .file, .other:
        cases.append(Self.test(of: path, name: PathParts(path).name, goldens: goldens))
      case .directory:
        let folder = path.hasSuffix("/") ? path : path + "/"
        for name in try Self.files(below: folder) {
          if name.hasSuffix(Golden.suffix) {
            if goldens == nil { found.append(FileName(folder + name)) }
          } else if name.hasSuffix(".json") {
            let test = Self.test(of: folder + name, name: name, goldens: goldens)
            // A broken scene may not look like one, but has a golden.
            guard SceneSource.isScene(test.scene) || FileSystem.kind(of: test.golden) != nil else {
              continue
            }
            cases.append(test)
          }
        }
        if let goldens, FileSystem.kind(of: goldens) == .directory {
          found += try Self.files(below: goldens).filter { $0.hasSuffix(".apng") }.map {
            FileName(goldens + $0)
          }
        }
      }
    }
    for test in cases where !claimed.insert(FileName(test.golden)).inserted {
      throw .usage(
        "two scenes have the same golden '\(test.golden)'", hint: "test their folders one by one")
    }
    orphans = Set(found).subtracting(claimed).sorted().map(\.text)
  }

  private static func test(of scene: String, name: String, goldens: String?) -> Case {
    Case(
      name: Golden.stem(of: name), scene: scene,
      golden: Golden(ofScene: scene, name: name, goldens: goldens).path)
  }

  /// The cases of shard `number` of `count`, from 1. Orphans belong to shard 1.
  package func shard(_ number: Int, of count: Int) -> TestPlan {
    var plan = self
    plan.cases = cases.indices.filter { $0 % count == number - 1 }.map { cases[$0] }
    if number > 1 { plan.orphans = [] }
    return plan
  }

  private static func files(below folder: String) throws(Failure) -> [String] {
    try Failure.rethrowing(file: try FileSystem.files(below: folder))
  }
}
