import AnimExport
import AnimMotion
import AnimPrimitives
import AnimRendering
import AnimScenes

/// `--sheet` and `--trail`: one picture of several times.
struct Overview {
  /// The times on a contact sheet.
  enum Times {
    /// Evenly spread over the range.
    case even(Int)
    /// The start and the end of each step.
    case steps
    /// The times as typed, because step ids are resolved with a scene.
    case named([String])
  }

  enum Kind {
    case sheet(Times, columns: Int?)
    case trail(Int)
  }

  static let sheet = Option(
    "sheet", value: "TIMES",
    "a picture of several times: a number of them, 'steps', or a list such as 0,25%,move.end,1.2")
  static let columns = Option("columns", value: "N", "pictures in a row of a --sheet")
  static let trail = Option(
    "trail", value: "N", "a picture with the moving views at N times, older ones fainter")

  let kind: Kind
  let isDark: Bool

  /// nil without the options.
  init?(_ arguments: Arguments, appearance: SceneOptions.Appearance) throws(Failure) {
    isDark = appearance == .dark
    let given = ["sheet", "trail", "time"].filter(arguments.has)
    if given.count > 1 {
      throw .usage("'--\(given[0])' and '--\(given[1])' exclude each other")
    }
    let columns = try arguments.integer("columns", in: 1...SheetLayout.countLimit)
    if let text = arguments.value("sheet") {
      kind = .sheet(try Self.times(text), columns: columns)
      return
    }
    if columns != nil { throw .usage("'--columns' has no effect without '--sheet'") }
    guard let count = try arguments.integer("trail", in: 2...100) else { return nil }
    kind = .trail(count)
  }

  private static func times(_ text: String) throws(Failure) -> Times {
    if text == "steps" { return .steps }
    if let count = Int(text) {
      guard (1...SheetLayout.countLimit).contains(count) else {
        throw .usage(
          "'--sheet \(text)': expected a number from 1 to \(SheetLayout.countLimit)",
          hint: "a list of times has a comma or a unit, such as 0,2 or 50%")
      }
      return .even(count)
    }
    let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard !names.contains(""), names.count <= SheetLayout.countLimit else {
      throw .usage(
        "'--sheet \(text)': expected a number of pictures, 'steps', or times such as 0,25%,move.end"
      )
    }
    return .named(names)
  }

  /// The name of the option.
  var option: String {
    switch kind {
    case .sheet: "sheet"
    case .trail: "trail"
    }
  }

  /// The options for the played range that have no effect.
  var idleOptions: [String] {
    if case .sheet(.named, _) = kind { return ["from", "to", "speed", "plays"] }
    return ["speed", "plays"]
  }

  // MARK: - Drawing

  /// - Throws: 64 for a time outside the scene, and for a sheet that is too large.
  func picture(of renderer: Renderer, in range: PlaybackRange) throws(Failure) -> Pixmap {
    switch kind {
    case .trail(let count):
      return renderer.trail(at: Self.spread(count, over: range))
    case .sheet(let times, let columns):
      let moments = try moments(times, of: renderer, in: range)
      let layout = SheetLayout(
        count: moments.count, width: renderer.pixelWidth, height: renderer.pixelHeight,
        columns: columns, scale: renderer.scene.scale, hasTitle: renderer.scene.title != nil)
      guard layout.fits else {
        throw .usage(
          "a sheet of \(moments.count) pictures would have \(layout.width) × \(layout.height) pixels, "
            + "more than the limit of \(SheetLayout.sideLimit) a side",
          hint: "lower --scale, take fewer times, or choose other --columns")
      }
      do {
        return try renderer.contactSheet(of: moments, layout, isDark: isDark)
      } catch {
        throw Failure(.internalFault, "the texts of the sheet cannot be drawn")
      }
    }
  }

  private func moments(_ times: Times, of renderer: Renderer, in range: PlaybackRange)
    throws(Failure) -> [(time: Double, caption: String)]
  {
    switch times {
    case .even(let count):
      return Self.spread(count, over: range).map { ($0, $0.captionText) }
    case .named(let names):
      return try names.map { name throws(Failure) in
        let time = try renderer.time(named: name, option: "sheet")
        let isNumber = Double(decimal: name) != nil
        return (time, isNumber ? time.captionText : "\(name) · \(time.captionText)")
      }
    case .steps:
      let found = Self.stepTimes(of: renderer, in: range)
      guard !found.isEmpty else {
        throw .usage("'--sheet steps': the scene has no steps in this part")
      }
      guard found.count <= SheetLayout.countLimit else {
        throw .usage(
          "'--sheet steps': \(found.count) times exceed the limit of \(SheetLayout.countLimit)",
          hint: "choose a part with --from and --to")
      }
      return found
    }
  }

  /// The starts and ends of all steps without duplicates, with the names of the steps.
  private static func stepTimes(of renderer: Renderer, in range: PlaybackRange)
    -> [(time: Double, caption: String)]
  {
    var found: [(time: Double, name: String?)] = []
    for step in renderer.timeline.placedSteps {
      let (start, end) = (step.interval.lowerBound, min(step.interval.upperBound, range.end))
      if range.start <= start, start <= range.end { found.append((start, step.id)) }
      if range.start <= end, start < end { found.append((end, step.id.map { "\($0).end" })) }
    }
    found.sort { ($0.time, $0.name == nil ? 1 : 0) < ($1.time, $1.name == nil ? 1 : 0) }
    var moments: [(time: Double, caption: String)] = []
    for (time, name) in found {
      if let last = moments.last, time - last.time < TimeTolerance.seconds { continue }
      moments.append((time, name.map { "\($0) · \(time.captionText)" } ?? time.captionText))
    }
    return moments
  }

  /// Times from the start to the end of a range; only the start for a count of 1.
  private static func spread(_ count: Int, over range: PlaybackRange) -> [Double] {
    guard count > 1 else { return [range.start] }
    return (0..<count).map { index in
      let share = Double(index) / Double(count - 1)
      return min(range.start + (range.end - range.start) * share, range.end)
    }
  }
}
