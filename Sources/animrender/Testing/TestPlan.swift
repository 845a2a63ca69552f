import Render
import Scenes

/// Which scenes are tested against which goldens.
struct TestPlan {
  /// A scene and its golden, which need not be there.
  struct Case: Hashable, Sendable {
    /// Unique, with slashes: `buttons/tap`.
    var name: String
    var scene: String
    var golden: String
  }

  private(set) var cases: [Case] = []
  /// Goldens that no scene claims.
  private(set) var orphans: [String] = []

  /// What goldens are called beside their scenes.
  private static let suffix = ".golden.apng"

  /// - Parameters:
  ///   - paths: scenes, and folders of them.
  ///   - goldens: the folder of the goldens, with a slash at its end; nil puts each beside its scene.
  /// - Throws: 66 where a path is not there, usage errors where two scenes claim one golden.
  init(_ paths: [String], goldens: String?) throws(Failure) {
    var claimed: Set<String> = []
    var found: [String] = []
    for path in paths {
      switch FileSystem.kind(of: path) {
      case nil: throw Failure(.noInput, "\(path): \(FileSystem.message(for: 2))")
      case .file, .other: append(path, name: Self.lastName(path), goldens: goldens)
      case .directory:
        let folder = path.hasSuffix("/") ? path : path + "/"
        for name in Self.files(in: folder) {
          if name.hasSuffix(Self.suffix) {
            if goldens == nil { found.append(folder + name) }
          } else if name.hasSuffix(".json"), Self.isScene(folder + name) {
            append(folder + name, name: name, goldens: goldens)
          }
        }
        if let goldens {
          found += Self.files(in: goldens).filter { $0.hasSuffix(".apng") }.map { goldens + $0 }
        }
      }
    }
    for test in cases where !claimed.insert(test.golden).inserted {
      throw .usage("two scenes claim '\(test.golden)': test their folders one by one")
    }
    orphans = Set(found).subtracting(claimed).sorted()
  }

  private mutating func append(_ scene: String, name: String, goldens: String?) {
    let stem = name.hasSuffix(".json") ? String(name.dropLast(5)) : name
    let beside = scene.hasSuffix(".json") ? String(scene.dropLast(5)) : scene
    cases.append(
      Case(
        name: stem, scene: scene,
        golden: goldens.map { "\($0)\(stem).apng" } ?? beside + Self.suffix))
  }

  /// Those of shard `number` of `count`, from 1; orphans belong to the first.
  func shard(_ number: Int, of count: Int) -> TestPlan {
    var plan = self
    plan.cases = cases.indices.filter { $0 % count == number - 1 }.map { cases[$0] }
    if number > 1 { plan.orphans = [] }
    return plan
  }

  private static func lastName(_ path: String) -> String {
    String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
  }

  /// Relative paths of all files below a folder, in the order of their names.
  private static func files(in folder: String, prefix: String = "") -> [String] {
    FileSystem.names(in: folder + prefix).filter { !$0.hasPrefix(".") }.flatMap { name in
      FileSystem.kind(of: folder + prefix + name) == .directory
        ? files(in: folder, prefix: prefix + name + "/") : [prefix + name]
    }
  }

  /// Whether a JSON file is meant as a scene: those that are broken are, so that they are told.
  private static func isScene(_ path: String) -> Bool {
    guard let bytes = try? FileSystem.contents(of: path) else { return true }
    guard let root = JSONReader.read(bytes).root else { return true }
    guard case .object(let members) = root.value else { return false }
    let keys = Set(members.map(\.key))
    return keys.contains("size") && (keys.contains("views") || keys.contains("timeline"))
  }
}
