import AnimDocuments
import AnimInspect

#if canImport(Testing) && canImport(XCTest)
  import AnimDiff
  import AnimExport
  import AnimFiles
  import Foundation
  import AnimRendering
  import AnimScenes

  /// Expects that a scene matches its golden (equal pictures at equal times), and that the scene's own expectations
  /// (`expect` in its file) hold.
  ///
  /// Works in Swift Testing and XCTest. If the two differ, the test fails with a list of differences. An HTML report
  /// and the expected and actual animations are attached (in Swift Testing) and written to the folder in
  /// `ANIMRENDER_OUTPUT`, or by default to `animation-tests-` with the user's number in the temporary folder. See
  /// `docs/diff.md`.
  ///
  /// - Parameters:
  ///   - source: a scene's file, text, or renderer, or a movie.
  ///   - golden: an APNG or, with a time, a PNG, relative to the folder of the test's source; nil for a file in
  ///     `Goldens` that has the names of the source and of the test.
  ///   - time: seconds into the scene, to compare one picture; nil for the whole animation.
  ///   - threshold: the maximum distance of colours that count as equal, 0…1 (OKLab; 1 is black and white).
  ///   - ignoresAntialiased: whether pixels that look like anti-aliasing may differ.
  ///   - maxPixels: the maximum number of different pixels in a frame.
  ///   - record: when the golden is written; nil for `RecordMode.current()`.
  /// - Returns: whether the golden matches or was written, and all expectations hold.
  @discardableResult
  public func expectAnimation(
    _ source: AnimationSource, matches golden: String? = nil, at time: Double? = nil,
    threshold: Double = 0, ignoresAntialiased: Bool = false, maxPixels: Int = 0,
    record: RecordMode? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, function: StaticString = #function
  ) -> Bool {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let tolerance = PixelTolerance(
      threshold: threshold, ignoresAntialiased: ignoresAntialiased, budget: .count(maxPixels))
    let golden = golden ?? place.golden(of: function, isStill: time != nil)
    let url = place.url(of: golden)
    do {
      let renderer = try source.renderer(at: place)
      if let time, !(time >= 0 && time <= renderer.duration + Golden.timeTolerance) {
        place.fail(
          "\(golden): the time \(time) s is not within the \(renderer.duration) s of the scene")
        return false
      }
      guard !source.isMade(from: url, renderer, at: place) else {
        place.fail("\(golden) is what the scene is made from, and would be recorded over")
        return false
      }
      let unmet = try renderer.unmetExpectations()
      if !unmet.isEmpty { place.fail(text(unmet)) }
      let test = Golden(url: url, renderer: renderer, time: time, tolerance: tolerance)
      switch try test.verify(try record ?? .current()) {
      case .same:
        return unmet.isEmpty
      case .recorded, .updated, .replaced:
        place.note("recorded \(golden): look at it before you commit it")
        return unmet.isEmpty
      case .missing:
        place.fail("\(golden) is missing; ANIMRENDER_RECORD=missing writes it")
      case .different(let difference):
        let artifacts = try test.show(difference, in: outputFolder(for: golden, of: place))
        place.attach(artifacts.all)
        place.fail(
          """
          \(golden) differs: \(difference.clauses.joined(separator: "; "))
            report: \(artifacts.report.path)
            ANIMRENDER_RECORD=failed accepts it
          """)
      }
    } catch {
      place.fail("\(golden): \(description(of: error))")
    }
    return false
  }

  /// A separate folder for each source file and golden.
  private func outputFolder(for golden: String, of place: TestPlace) throws -> URL {
    let parts = golden.split(separator: "/").filter { $0 != "." && $0 != ".." }
    return try OutputFolder.current()
      .appendingPathComponent("\(place.fileID)").deletingPathExtension()
      .appendingPathComponent(parts.joined(separator: "/")).deletingPathExtension()
  }

  /// The error, as the command line prints it.
  private func description(of error: any Error) -> String {
    switch error {
    case let error as SceneErrors: text(error.diagnostics)
    case let error as RenderError: text(error.diagnostics)
    default: "\(error)"
    }
  }

  private func text(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { $0.formatted(color: false) }.joined(separator: "\n")
  }

  extension AnimationSource {
    fileprivate func renderer(at place: TestPlace) throws -> Renderer {
      switch self {
      case .renderer(let renderer):
        return renderer
      case .recording(let result):
        return try result.get()
      case .file(let path):
        let url = place.url(of: path)
        return try SceneSource(path: url.path, name: path).load()
      case .json(let text):
        return try SceneSource(path: place.file, name: "scene", content: .bytes(Array(text.utf8)))
          .load()
      }
    }

    /// Whether a file is the scene itself, or one of its pictures and fonts.
    fileprivate func isMade(from url: URL, _ renderer: Renderer, at place: TestPlace) -> Bool {
      var paths = renderer.assetPaths
      if case .file(let path) = self { paths.append(place.url(of: path).path) }
      let file = FileIdentity(url.path)
      return paths.contains { FileIdentity($0) == file }
    }
  }
#endif
