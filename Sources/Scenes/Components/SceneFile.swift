import AnimDocuments

/// One of the files that a scene is read from: the scene itself, or a file that it includes.
struct SceneFile {
  /// The path, relative to which the file's own paths are; for an embedded file, its name.
  let path: String
  let root: JSONNode
  /// The values of the file's parameters.
  var environment: Environment
  /// The words of the file's parameters.
  let choices: [String: Choices]
  var components: [String: Component] = [:]
}

/// The kinds of names that a file may define.
enum NameKind: String, CaseIterable {
  case components, colors, curves

  var singular: String {
    switch self {
    case .components: "component"
    case .colors: "colour"
    case .curves: "curve"
    }
  }
}

/// The names that each file of a scene knows: its own, and those of the files that it includes.
struct NameScopes {
  /// The names of one file.
  struct File {
    var names: [NameKind: [String: Place]] = [:]
    var includes: [Int] = []
  }

  enum Resolution: Equatable {
    /// The index of the file that defines the name.
    case file(Int)
    case unknown
    /// Several included files define it.
    case ambiguous([Place])
  }

  /// The scene's file is the first one.
  var files: [File] = [File()]
  /// The file of each text of a `SourceMap` that is one.
  var fileOfSource: [Int: Int] = [:]
  private var memo: [Key: Resolution] = [:]

  private struct Key: Hashable {
    let file: Int
    let kind: NameKind
    let name: String
  }

  /// The file in which a place is written. Values from the command line belong to the scene's.
  func file(of place: Place, in sources: SourceMap) -> Int {
    files.count == 1 ? 0 : fileOfSource[sources[place].file] ?? 0
  }

  mutating func resolve(_ name: String, _ kind: NameKind, in file: Int) -> Resolution {
    if files[file].names[kind]?[name] != nil { return .file(file) }
    guard !files[file].includes.isEmpty else { return .unknown }
    let key = Key(file: file, kind: kind, name: name)
    if let known = memo[key] { return known }
    var seen: Set<Int> = [file]
    var found: [Int] = []
    for include in files[file].includes { collect(name, kind, include, &seen, &found) }
    let resolution: Resolution =
      switch found.count {
      case 0: .unknown
      case 1: .file(found[0])
      default: .ambiguous(found.compactMap { files[$0].names[kind]?[name] })
      }
    memo[key] = resolution
    return resolution
  }

  /// The files that bring a name: a file's own definition hides those of the files that it includes.
  private func collect(
    _ name: String, _ kind: NameKind, _ file: Int, _ seen: inout Set<Int>, _ found: inout [Int]
  ) {
    guard seen.insert(file).inserted else { return }
    guard files[file].names[kind]?[name] == nil else { return found.append(file) }
    for include in files[file].includes { collect(name, kind, include, &seen, &found) }
  }

  /// All names that a file knows, sorted.
  func names(_ kind: NameKind, in file: Int) -> [String] {
    var seen: Set<Int> = []
    var open = [file]
    var names: Set<String> = []
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      names.formUnion((files[next].names[kind] ?? [:]).keys)
      open += files[next].includes
    }
    return names.sorted()
  }
}
