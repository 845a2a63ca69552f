import AnimCodecs
import AnimDocuments
public import AnimExport
import AnimFiles
import AnimMotion
import AnimPrimitives
public import AnimRendering
import AnimScenes

/// A program on a stage. It runs once, in stage time, and is drawn at any rate and any time.
///
///     try Movie(size: CGSize(width: 240, height: 160)) { stage in
///       let box = UIView(frame: CGRect(x: 20, y: 60, width: 40, height: 40))
///       box.backgroundColor = .systemBlue
///       stage.view.addSubview(box)
///       UIView.animate(withDuration: 1) { box.center.x = 180 }
///     }.write(to: "demo.gif")
@preconcurrency @MainActor
public struct Movie: Sendable {
  /// The name of its files.
  public let name: String
  private let size: CGSize
  /// Pixels per point of files.
  public let scale: CGFloat
  /// Frames per second of files.
  public let fps: Double
  private let refreshRate: Double
  private let background: UIColor
  private let duration: TimeInterval?
  private let hold: TimeInterval?
  private let loops: Bool
  private let body: @MainActor (Stage) throws -> Void
  private let memory = Memory()

  /// The recording, so that the program runs once.
  @MainActor
  private final class Memory {
    var result: Result<RecordedScene, any Error>?
    var renderer: Renderer?
    var log: [String] = []

    nonisolated init() {}
  }

  /// - Parameters:
  ///   - name: the name in messages and of goldens.
  ///   - size: points, above 0.
  ///   - scale: pixels per point, above 0.
  ///   - fps: frames per second of files, 1 to 240.
  ///   - refreshRate: ticks per second of display links, 1 to 1000; independent of the files.
  ///   - background: the colour behind all views.
  ///   - duration: seconds; nil to end when no animation, timer or touch is left. Endless repetition does not count.
  ///   - hold: seconds for which the end stays; nil for one frame.
  ///   - loops: whether files play forever; false for once.
  ///   - body: the program, which sets up the stage and starts its animations.
  public nonisolated init(
    _ name: String = "movie", size: CGSize, scale: CGFloat = 1, fps: Double = 50,
    refreshRate: Double = 60, background: UIColor = .white, duration: TimeInterval? = nil,
    hold: TimeInterval? = nil, loops: Bool = true,
    _ body: @escaping @MainActor (Stage) throws -> Void
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.fps = fps
    self.refreshRate = refreshRate
    self.background = background
    self.duration = duration
    self.hold = hold
    self.loops = loops
    self.body = body
  }

  /// Notes about behaviour that a reader of the program may not expect. It is empty before the program has run.
  public var log: [String] { memory.log }

  /// Runs the program, unless it has run, and returns its pictures.
  ///
  /// - Throws: `MovieError`, or the program's own error.
  public func renderer() throws -> Renderer {
    if let renderer = memory.renderer { return renderer }
    let renderer = try renderer(scale: scale, fps: fps, Self.call)
    memory.renderer = renderer
    return renderer
  }

  /// Runs the program, unless it has run, and returns its pictures in another size or at another rate, such as those of
  /// a small golden.
  ///
  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - fps: frames per second, 1 to 240.
  /// - Throws: `MovieError`, or the program's own error.
  public func renderer(scale: CGFloat, fps: Double) throws -> Renderer {
    try renderer(scale: scale, fps: fps, "renderer(scale:fps:)")
  }

  private func renderer(scale: CGFloat, fps: Double, _ call: String) throws -> Renderer {
    guard (1...240).contains(fps) else {
      throw MovieError(call, "must have 1 to 240 frames per second, found \(fps)")
    }
    guard scale > 0, scale.isFinite else {
      throw MovieError(call, "must have a scale above 0, found \(scale)")
    }
    let (width, height) = (Double(size.width * scale), Double(size.height * scale))
    guard !(max(width, height).rounded() > Scene.pixelLimit) else {
      throw MovieError(
        call, "must have sides of up to \(Int(Scene.pixelLimit)) pixels, found \(width) × \(height)"
      )
    }
    let result = memory.result ?? Result { try record() }
    memory.result = result
    var recording = try result.get()
    recording.scene.scale = Double(scale)
    recording.scene.framesPerSecond = fps
    do {
      return try Renderer(recording)
    } catch {
      throw MovieError(error.diagnostics.map(\.message).joined(separator: "\n"), exitCode: 65)
    }
  }

  /// The name of the initializer in messages.
  private static let call = "Movie(size:scale:fps:refreshRate:duration:hold:)"

  private func record() throws -> RecordedScene {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      throw MovieError(
        Self.call, "must have sides above 0 points, found \(size.width) × \(size.height)")
    }
    guard refreshRate.isFinite, (1...1000).contains(refreshRate) else {
      throw MovieError(
        Self.call,
        "must have a display that refreshes 1 to 1000 times a second, found \(refreshRate)")
    }
    for seconds in [duration, hold].compactMap(\.self) where !(seconds >= 0 && seconds.isFinite) {
      throw MovieError(
        Self.call, "must have a duration and a hold of 0 or more seconds, found \(seconds)")
    }
    let recorder = Recorder(refreshRate: refreshRate)
    defer { memory.log = recorder.log }
    try recorder.record {
      let stage = Stage(recorder, size: size)
      try body(stage)
      recorder.run(until: duration)
      recorder.noteWaitingAnimators()
      stage.finger.stay()
    }
    guard recorder.faults.isEmpty else { throw MovieError(faults: recorder.faults) }
    let (views, periods, changes) = recorder.tree()
    var scene = Scene(
      size: size.core, background: background.core, duration: duration, hold: hold,
      loop: loops ? .forever : .count(1), views: views)
    scene.title = name == "movie" ? nil : name
    do {
      return RecordedScene(
        scene: scene, timeline: try recorder.live.timeline(of: periods, duration: duration),
        changes: changes,
        laidOutViews: periods.indices.filter {
          recorder.laidOutTargets.contains(periods[$0].target)
        })
    } catch {
      throw MovieError(error.errors.map(\.message).joined(separator: "\n"), exitCode: 65)
    }
  }

  /// Writes files in the formats of their extensions: all of them, or none.
  ///
  /// - Parameters:
  ///   - paths: the files to write.
  ///   - time: the time of a PNG in seconds, which is a still; nil for an animation.
  ///   - options: as for scenes. A movie has its own background and fonts.
  /// - Throws: `MovieError`, or the program's own error.
  @discardableResult
  public func write(
    to paths: String..., time: TimeInterval? = nil, options: WriteOptions = WriteOptions()
  ) throws -> [WrittenFile] {
    try write(toAll: paths, time: time, options: options)
  }

  /// Writes files in the formats of their extensions: all of them, or none.
  @discardableResult
  public func write(
    toAll paths: [String], time: TimeInterval? = nil, options: WriteOptions = WriteOptions()
  ) throws -> [WrittenFile] {
    var options = options
    if let time { options.time = SceneTime(time) }
    let isOwn = options.scale == nil && options.fps == nil
    let renderer =
      isOwn
      ? try renderer()
      : try renderer(scale: options.scale.map { CGFloat($0) } ?? scale, fps: options.fps ?? fps)
    (options.scale, options.fps) = (nil, nil)
    let source = SceneSource(path: "", content: .renderer(renderer))
    do throws(RequestError) {
      return try RenderRequest(source, paths, options).plan().write()
    } catch {
      throw MovieError(error)
    }
  }
}

extension MovieError {
  fileprivate init(_ error: RequestError) {
    let code: Int32 =
      switch error.reason {
      case .usage: 64
      case .cannotCreate, .export(.file(.cannotCreate)): 73
      case .sizeLimit, .text, .scene: 65
      case .unavailable: 69
      case .fault, .export: 74
      }
    self.init(error.description, exitCode: code)
  }
}
