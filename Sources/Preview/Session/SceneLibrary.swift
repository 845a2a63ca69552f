import AnimDocuments
import AnimExport
import AnimFiles
import AnimPrimitives
import AnimRendering
import AnimScenes
import Synchronization

/// The scenes of a preview: their files, and a cache of loaded scenes. A scene is read again only after a change of its
/// file, pictures or fonts.
final class SceneLibrary: Sendable {
  struct Key: Hashable, Sendable {
    var file: String
    var variant: SceneVariant
  }

  private struct State {
    var files: [String] = []
    /// The folders and JSON files whose changes may add or remove scenes.
    var places: Set<String> = []
    /// The states of the places before they were read.
    var stamps: [String: FileStamp] = [:]
    /// The number of changes of files so far, starting at 1.
    var version = 1
    /// The version of the latest change of each scene.
    var versions: [String: Int] = [:]
    /// The files that each loaded scene depends on.
    var sources: [String: [String]] = [:]
    var loaded: [Key: Result<LoadedScene, LoadFailure>] = [:]
    /// The keys of `loaded`, in order of loading.
    var order: [Key] = []
    var summaries: [Key: JSONText] = [:]
    /// The versions before the latest change, by their variants.
    var previous: [Key: LoadedScene] = [:]
    /// The number of changes of the watched paths so far.
    var revision = 0
  }

  /// The folder with a slash at the end, or nil for a single scene.
  let folder: String?
  /// The options of the preview that apply to all scenes.
  private let request: RenderRequest
  private let state: Mutex<State>
  private static let cacheLimit = 12

  init(
    folder: String?, scene: String?, request: RenderRequest
  ) {
    self.folder = folder
    self.request = request
    state = Mutex(State(files: scene.map { [$0] } ?? []))
  }

  var files: [String] { state.withLock { $0.files } }

  /// A number that increases whenever `watchedPaths` may have changed.
  var revision: Int { state.withLock { $0.revision } }

  func path(of file: String) -> String { (folder ?? "") + file }

  /// The request of a scene, without outputs.
  func request(of file: String) -> RenderRequest { request.at(path(of: file)) }

  /// The file of a scene that a request names, or nil if there is no such scene.
  func file(named name: String?) -> String? {
    let files = files
    guard folder != nil else { return files.first }
    return name.flatMap { name in files.first { $0.utf8.elementsEqual(name.utf8) } }
  }
}

// MARK: - The folder

extension SceneLibrary {
  /// Finds the scenes in the folder and its subfolders. A JSON file with a syntax error counts as a scene, so that its
  /// errors are shown.
  func findScenes() {
    guard let folder else { return }
    var places: Set<String> = [folder]
    // Taken before the files are read, so that no later change is missed.
    var stamps = [folder: FileStamp(of: folder)]
    let names =
      (try? FileSystem.files(
        below: folder,
        isWhole: {
          places.insert($0)
          stamps[$0] = FileStamp(of: $0)
          return false
        }, unreadable: { _ throws(FileError) in })) ?? []
    let candidates = names.filter { $0.hasSuffix(".json") }
    let known = Set(files)
    for name in candidates { stamps[folder + name] = FileStamp(of: folder + name) }
    let found = candidates.filter { name in
      guard let bytes = try? FileSystem.contents(of: folder + name) else { return false }
      // A file may be empty for a moment while it is being written.
      guard !bytes.isEmpty else { return known.contains(name) }
      return SceneSource.isScene(bytes)
    }
    for name in candidates { places.insert(folder + name) }
    let knownStamps = stamps.compactMapValues(\.self)
    state.withLock { state in
      state.files = found
      state.places = places
      state.stamps = knownStamps
      let kept = Set(found)
      state.sources = state.sources.filter { kept.contains($0.key) }
      state.revision += 1
    }
  }

  /// Whether changes of the given paths may add or remove scenes.
  func changesList(_ changed: [String]) -> Bool {
    state.withLock { state in
      let scenes = Set(state.files.map(path))
      return changed.contains { state.places.contains($0) && !scenes.contains($0) }
        || changed.contains { scenes.contains($0) && FileSystem.kind(of: $0) == nil }
    }
  }

  /// All files and folders to watch for changes.
  var watchedPaths: [String] {
    state.withLock { state in
      var paths = state.places
      paths.formUnion(state.files.map(path))
      for sources in state.sources.values { paths.formUnion(sources) }
      return Array(paths)
    }
  }

  /// The states of the folders and JSON files before they were read.
  var stamps: [String: FileStamp] { state.withLock { $0.stamps } }

  /// Removes the scenes that depend on changed files from the cache. Returns the new version.
  func forget(_ changed: [String]) -> Int {
    let changed = Set(changed)
    return state.withLock { state in
      state.version += 1
      state.revision += 1
      let affected = Set(
        state.sources.filter { $0.value.contains { changed.contains($0) } }.keys
      ).union(state.files.filter { changed.contains(path(of: $0)) })
      for file in affected { state.versions[file] = state.version }
      let previous = state.loaded.filter { affected.contains($0.key.file) }
        .compactMapValues { try? $0.get() }
      if !previous.isEmpty { state.previous = previous }
      state.loaded = state.loaded.filter { !affected.contains($0.key.file) }
      state.order.removeAll { affected.contains($0.file) }
      state.summaries = state.summaries.filter { !affected.contains($0.key.file) }
      return state.version
    }
  }
}

// MARK: - Scenes

extension SceneLibrary {
  func load(_ file: String, _ variant: SceneVariant) -> Result<LoadedScene, LoadFailure> {
    let key = Key(file: file, variant: variant)
    let (known, version) = state.withLock { ($0.loaded[key], $0.versions[file] ?? 1) }
    if let known { return known }
    let (result, sources) = read(key, version)
    state.withLock { state in
      guard state.versions[file] ?? 1 == version else { return }
      if state.loaded.updateValue(result, forKey: key) == nil { state.order.append(key) }
      if state.order.count > Self.cacheLimit { state.loaded[state.order.removeFirst()] = nil }
      guard state.sources.updateValue(sources, forKey: file) != sources else { return }
      state.revision += 1
    }
    return result
  }

  /// The last good version of a scene before its latest change; nil if it was not loaded in this variant.
  func previous(_ file: String, _ variant: SceneVariant) -> LoadedScene? {
    state.withLock { $0.previous[Key(file: file, variant: variant)] }
  }

  /// Reads a scene. Also returns the paths of the files that the scene depends on.
  private func read(_ key: Key, _ version: Int) -> (Result<LoadedScene, LoadFailure>, [String]) {
    let path = path(of: key.file)
    var request = request(of: key.file)
    do throws(LoadFailure) {
      do {
        try key.variant.apply(to: &request)
      } catch {
        throw LoadFailure(text: "error: \(error.message)", diagnostics: [])
      }
      let scene = try LoadedScene(request, version: version)
      return (.success(scene), [path] + scene.renderer.assetPaths)
    } catch {
      // The error may be in a picture or font, so these files are watched too.
      return (.failure(error), [path] + request.scene.assetPaths(request.variant))
    }
  }

  /// The JSON for a scene's entry in the list.
  func summary(_ file: String, _ variant: SceneVariant) -> JSONText {
    let key = Key(file: file, variant: variant)
    let (known, version) = state.withLock { ($0.summaries[key], $0.versions[file] ?? 1) }
    if let known { return known }
    let summary = Self.summary(file, load(file, variant))
    state.withLock { state in
      if state.versions[file] ?? 1 == version { state.summaries[key] = summary }
    }
    return summary
  }

  private static func summary(_ file: String, _ result: Result<LoadedScene, LoadFailure>)
    -> JSONText
  {
    switch result {
    case .failure(let failure):
      let first = failure.diagnostics.first
      return [
        "path": JSONText(file), "title": nil,
        "error": [
          "count": JSONText(max(failure.diagnostics.count, 1)), "line": JSONText(first?.line ?? 0),
          "column": JSONText(first?.column ?? 0),
          "message": JSONText(first?.message ?? failure.text),
        ],
      ]
    case .success(let loaded):
      let scene = loaded.renderer.scene
      let unmet = loaded.unmetSentences
      return [
        "path": JSONText(file), "title": JSONText(scene.title),
        "size": [JSONText(scene.size.width), JSONText(scene.size.height)],
        "fps": JSONText(scene.framesPerSecond), "duration": JSONText(loaded.renderer.duration),
        "frame": JSONText(loaded.entries.count * 2 / 5), "version": JSONText(loaded.version),
        "unmet": JSONText(unmet.count), "sentence": JSONText(unmet.first),
      ]
    }
  }
}
