import AnimCodecs
import AnimDiff
import AnimDocuments
import AnimExport
import AnimFiles
import AnimInspect
import AnimPrimitives
import AnimRendering
import Synchronization

/// Compares scenes with their goldens, and writes them, as `animrender test` does: at the scene's own scale, in light,
/// with its own parameters, whatever the page shows.
final class GoldenDesk: Sendable {
  private struct Verdict: Sendable {
    var version: Int
    /// The hash of the golden's bytes.
    var hash: UInt64
    var json: JSONText
  }

  /// Seconds; larger than rounding errors.
  fileprivate static let timeTolerance = 1e-6

  private let library: SceneLibrary
  private let jobs: Int
  /// The folder of `--goldens` with a trailing slash; nil means next to the scenes.
  private let folder: String?
  private let verdicts = Mutex<[String: Verdict]>([:])
  private let reader = Mutex<GoldenReader?>(nil)

  init(_ library: SceneLibrary, folder: String?, jobs: Int) {
    self.library = library
    self.folder = folder
    self.jobs = jobs
  }

  private func golden(of file: String) -> Golden {
    let path = library.path(of: file)
    let name = library.folder == nil ? PathParts(path).name : file
    return Golden(ofScene: path, name: name, goldens: folder)
  }

  func hasGolden(_ file: String) -> Bool { FileSystem.kind(of: golden(of: file).path) == .file }

  private func options(_ scene: LoadedScene) -> ExportOptions {
    ExportOptions(range: PlaybackRange(all: scene.renderer), jobs: jobs).recordingMotion()
  }
}

// MARK: - Comparing

extension GoldenDesk {
  /// The state of a scene's golden, and its differences.
  func state(of file: String) -> HTTPResponse {
    let golden = golden(of: file)
    guard case .success(let scene) = library.load(file, SceneVariant()) else {
      // A page asks for each save, and a mistake is shown elsewhere.
      return .json(nil)
    }
    guard FileSystem.kind(of: golden.path) == .file,
      let bytes = try? FileSystem.contents(of: golden.path)
    else {
      let state: JSONText = [
        "file": JSONText(golden.path), "exists": false, "version": JSONText(scene.version),
      ]
      return .json(state)
    }
    let hash = XXH64.hash(bytes)
    let known = verdicts.withLock { $0[file] }
    if let known, known.version == scene.version, known.hash == hash { return .json(known.json) }
    let json = compare(scene, with: golden, bytes, hash)
    verdicts.withLock { $0[file] = Verdict(version: scene.version, hash: hash, json: json) }
    return .json(json)
  }

  private func compare(
    _ scene: LoadedScene, with golden: Golden, _ bytes: [UInt8], _ hash: UInt64
  ) -> JSONText {
    let facts: JSONText = [
      "file": JSONText(golden.path), "exists": true, "version": JSONText(scene.version),
      "size": JSONText(bytes.count), "hash": JSONText(hash.hexadecimal),
    ]
    let found: GoldenComparison
    do {
      found = try GoldenComparison(
        of: scene.renderer, options(scene), with: bytes, path: golden.path)
    } catch {
      return facts.adding([
        "equal": false, "summary": JSONText(["\(error)"].map { JSONText($0) }), "runs": [],
        "findings": [],
      ])
    }
    return facts.adding([
      "equal": JSONText(!found.comparison.isDifferent),
      "summary": JSONText(found.comparison.clauses.map { JSONText($0) }),
      "runs": JSONText(runs(of: found.moments, in: scene)),
      "findings": JSONText(
        (found.motion?.findings ?? []).map { finding -> JSONText in
          [
            "cause": JSONText(finding.cause),
            "line": JSONText(scene.renderer.line(of: finding)),
            "consequences": JSONText(finding.consequences.map { JSONText($0) }),
          ]
        }),
    ])
  }

  /// The frames of the scene that differ: the first, the last and the distance of each run.
  private func runs(of moments: [AnimationComparison.Moment], in scene: LoadedScene) -> [JSONText] {
    var runs: [JSONText] = []
    var frame = 0
    for moment in moments {
      let end = moment.start + moment.duration - GoldenDesk.timeTolerance
      let first = frame
      while frame < scene.entries.count, scene.entries[frame].time < end { frame += 1 }
      let isSame = moment.pixels.map { $0.differingCount == 0 } ?? false
      guard frame > first, !isSame || moment.remainder != nil else { continue }
      let distance = moment.pixels?.largestDistance ?? 1
      runs.append([JSONText(first), JSONText(frame - 1), JSONText(distance.rounded(places: 3))])
    }
    return runs
  }

  /// The picture that the golden shows at a time in seconds.
  func frame(of file: String, at time: Double) -> HTTPResponse {
    let path = golden(of: file).path
    guard let bytes = try? FileSystem.contents(of: path) else { return .text(404, "no golden") }
    let hash = XXH64.hash(bytes)
    let picture = reader.withLock { reader -> [UInt8]? in
      if reader?.hash != hash || reader.map({ time < $0.start }) ?? true {
        reader = try? GoldenReader(bytes, path: path, hash: hash)
      }
      return try? reader?.picture(at: time).map { try PNGEncoder.encode($0) }
    }
    guard let picture else { return .text(409, "the golden is damaged") }
    return HTTPResponse(status: 200, type: "image/png", body: .bytes(picture))
  }
}

/// Reads the pictures of a golden forwards.
private struct GoldenReader {
  let hash: UInt64
  private let frames: any FrameStream<ExportError>
  private var picture: Pixmap?
  /// Seconds.
  private(set) var start = 0.0
  private var end = 0.0

  init(_ bytes: [UInt8], path: String, hash: UInt64) throws(ExportError) {
    self.hash = hash
    frames = try Frames.of(bytes, path: path)
  }

  /// The picture at a time that is not before `start`; the last one after the end.
  mutating func picture(at time: Double) throws(ExportError) -> Pixmap? {
    while picture == nil || time >= end - GoldenDesk.timeTolerance,
      let next = try frames.next()
    {
      picture = next.pixmap
      start = end
      end += next.duration
    }
    return picture
  }
}

// MARK: - Accepting

extension GoldenDesk {
  /// Writes the golden of a scene.
  ///
  /// - Parameter version: the version of the scene that the page has shown.
  func accept(_ file: String, version: Int?) -> HTTPResponse {
    guard case .success(let scene) = library.load(file, SceneVariant()) else {
      return .text(409, "the scene has errors")
    }
    guard scene.version == version else { return .text(409, "the scene has changed") }
    let golden = golden(of: file)
    let place = PathParts(golden.path).directory
    do {
      if let folder { try FileSystem.makeFolders(folder) }
      let root = WritableFolder(
        folder ?? library.folder ?? PathParts(library.path(of: file)).directory)
      try FileSystem.makeFolders(place)
      guard root.allows(golden.path) else {
        return .text(403, "\(golden.path): leads out of the folder, or is a link")
      }
      try golden.write(scene.renderer, options(scene))
    } catch {
      return .text(500, "\(error)")
    }
    let written: JSONText = [
      "file": JSONText(golden.path),
      "size": JSONText(FileSystem.byteCount(of: golden.path) ?? 0),
    ]
    return .json(written)
  }
}
