import AnimCodecs
import AnimDiff
import AnimExport
import AnimFiles
import AnimInspect
import AnimRendering

/// Whether a GIF, APNG, PNG or WebP shows what its scene renders today.
package struct FileFreshness {
  package enum Status: String {
    case current, stale
    /// The scene, or one of its images or fonts, cannot be found or read.
    case missing
    /// The file does not record a scene.
    case foreign
    /// The file is not an image, or cannot be read.
    case broken
  }

  package let path: String
  package let status: Status
  package private(set) var reason = ""
  /// The differences between the timelines, if the file records one.
  package private(set) var notes: [String] = []
  /// The command that renders the file again.
  package private(set) var command: String?
  /// The exit code for a broken file.
  private var failure: ExitCode?
  /// Whether an argument is a path where nothing can be checked. Always printed as an error.
  package private(set) var isError = false

  package var code: ExitCode {
    switch status {
    case .current, .foreign: .success
    case .stale, .missing, .broken: failure ?? .different
    }
  }

  private init(_ path: String, _ status: Status, _ reason: String = "") {
    self.path = path
    self.status = status
    self.reason = reason
  }

  /// A file that cannot be read.
  private init(_ path: String, _ failure: Failure) {
    self.init(path, .broken, failure.message(of: path))
    self.failure = failure.code
  }
}

// MARK: - Finding files

extension FileFreshness {
  /// The images in a folder, with its unreadable parts as findings; for a file, its path.
  package static func files(at path: String) -> (paths: [String], faults: [FileFreshness]) {
    var faults: [FileFreshness] = []
    do throws(Failure) {
      switch FileSystem.kind(of: path) {
      case nil: throw .notFound(path)
      case .file, .other: return ([path], [])
      case .directory:
        let folder = path.hasSuffix("/") ? path : path + "/"
        let names = try Failure.rethrowing(
          file: try FileSystem.files(
            below: folder,
            unreadable: { error throws(FileError) in
              guard case .cannotRead(let path, _) = error else { throw error }
              faults.append(FileFreshness(path, Failure(error)))
            }))
        let pictures = names.filter { OutputFormat(path: $0)?.recordsOrigin == true }
        guard !pictures.isEmpty || !faults.isEmpty else {
          throw Failure(.noInput, path: path, "contains no GIF, APNG, PNG or WebP")
        }
        return (pictures.map { folder + $0 }, faults)
      }
    } catch {
      var finding = FileFreshness(path, error)
      finding.isError = true
      return ([], faults + [finding])
    }
  }

  /// The folder that contains a recorded scene path: the current folder, the file's, or a parent; empty, or with a
  /// trailing slash. The file was rendered there, unless the scene had an absolute path, of which the file records only
  /// the name.
  private static func locate(_ scene: String, from file: String) -> String? {
    var folder = file[...]
    var places = [""]
    while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
      folder = folder[..<slash]
      places.append("\(folder)/")
    }
    if !file.hasPrefix("/") { places += above(file) }
    return places.first { FileSystem.kind(of: $0 + scene) == .file }
  }

  /// The parent folders of a relative path, including those reached by `..`; nearest first.
  private static func above(_ file: String) -> [String] {
    let names = file.split(separator: "/").prefix { $0 == "." || $0 == ".." }
    var places: [String] = []
    var place = String(repeating: "../", count: names.count { $0 == ".." })
    // The root folder is its own parent.
    while FileSystem.kind(of: place + "../") == .directory,
      FolderIdentity(place + "../") != FolderIdentity(place)
    {
      place += "../"
      places.append(place)
    }
    return places
  }
}

// MARK: - Checking a file

extension FileFreshness {
  /// Renders the scene of a file again. An unreadable file is a finding, so that the others are still checked.
  ///
  /// - Parameter fonts: folders of fonts that the file does not record.
  package init(_ path: String, fonts: [String], jobs: Int, console: any MessagePrinter) {
    let bytes: [UInt8]
    let info: MediaInfo
    do {
      bytes = try FileSystem.contents(of: path)
    } catch {
      self.init(path, Failure(error))
      return
    }
    do {
      info = try MediaInfo.read(bytes)
    } catch {
      self.init(path, Failure(error, path: path))
      return
    }
    // With a limit of the size, the settings do not determine the quality.
    guard let origin = Provenance(of: info),
      !origin.settings.contains(where: { $0.name == "max-size" })
    else {
      self.init(path, .foreign)
      return
    }
    guard let place = Self.locate(origin.scene, from: path) else {
      self.init(path, .missing, "scene \(origin.scene) not found")
      return
    }
    do throws(Failure) {
      var request = try Failure.rethrowing(
        request: try RenderRequest(origin, for: path, as: info.format, from: place, fonts: fonts))
      request.jobs = jobs
      let file = ComparedInput(path: path, content: .file(bytes))
      let input = try ComparedInput(request.scene.path, request: request, console: console)
      let comparison = try Self.compare(file, input, request)
      guard comparison.isDifferent else {
        self.init(path, .current)
        return
      }
      self.init(path, .stale, comparison.clauses.joined(separator: "; "))
      notes = MotionReport(file, input, comparison).notes
      command = request.command
    } catch {
      self.init(
        path, .missing,
        error.message.isEmpty ? "\(place)\(origin.scene) has errors" : error.text)
    }
  }

  private static func compare(
    _ file: ComparedInput, _ input: ComparedInput, _ request: RenderRequest
  ) throws(Failure) -> AnimationComparison {
    let old = try file.frames(against: input)
    var new = try input.frames(against: file)
    if let renderer = input.renderer {
      new = try Failure.rethrowing(request: try single(request, renderer)) ?? new
    }
    return try Failure.rethrowing(try AnimationComparison(old, new))
  }

  /// The frame of a request for a single picture; nil for an animation.
  private static func single(_ request: RenderRequest, _ renderer: Renderer)
    throws(RequestError) -> (any FrameStream<ExportError>)?
  {
    if let overview = try request.overview {
      return Frames.of(
        try overview.drawing(of: renderer, in: try request.range(of: renderer)).pixmap)
    }
    return try request.time.map { text throws(RequestError) in
      Frames.of(renderer, at: try renderer.time(named: text, option: "time"))
    }
  }
}
