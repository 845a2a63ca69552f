import AnimDocuments
import AnimMotion
package import AnimPrimitives
package import AnimRendering
import AnimScenes
import AnimTiming

/// One picture of several times: a contact sheet or a trail.
package struct Overview: Sendable {
  /// The times on a contact sheet.
  package enum Times: Sendable {
    /// Spread over the range.
    case spread(Int)
    /// The start and the end of each step.
    case steps
    /// The times as typed, because step ids are resolved with a scene.
    case named([String])
  }

  package enum Kind: Sendable {
    case sheet(Times, columns: Int?)
    case trail(Int)
  }

  /// A drawn overview.
  package struct Drawing: Sendable {
    package var pixmap: Pixmap
    /// Warnings about its texts.
    var notes: [String] = []
  }

  package let kind: Kind
  package let spread: TimeSpread
  package let isDark: Bool

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
}

extension Overview.Times {
  init(_ text: String) throws(RequestError) {
    if text == "steps" {
      self = .steps
      return
    }
    if let count = Int(text) {
      guard (1...SheetLayout.countLimit).contains(count) else {
        throw .usage(
          "'--sheet \(text)': expected a number from 1 to \(SheetLayout.countLimit)",
          hint: "a list of times has a comma or a unit, such as 0,2 or 50%")
      }
      self = .spread(count)
      return
    }
    let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard !names.contains(""), names.count <= SheetLayout.countLimit else {
      throw .usage(
        "'--sheet \(text)': expected a number of pictures, 'steps', or times such as 0,25%,move.end"
      )
    }
    self = .named(names)
  }
}

extension RenderRequest {
  /// The contact sheet or the trail that is asked for; nil without them.
  ///
  /// - Throws: `usage` for settings that exclude each other.
  package var overview: Overview? {
    get throws(RequestError) {
      let given = ["sheet", "trail", "time"].filter(isSet)
      if given.count > 1 {
        throw .usage("'--\(given[0])' and '--\(given[1])' exclude each other")
      }
      let isDark = variant.appearance == .dark
      let spread = spread ?? .change
      if let sheet {
        return Overview(kind: .sheet(sheet, columns: columns), spread: spread, isDark: isDark)
      }
      if columns != nil { throw .usage("'--columns' has no effect without '--sheet'") }
      return trail.map { Overview(kind: .trail($0), spread: spread, isDark: isDark) }
    }
  }
}

// MARK: - Drawing

extension Overview {
  /// - Throws: `usage` for a time outside the scene, and for a sheet that is too large; `text` for a title or caption
  ///   with a character that no font has.
  package func drawing(of renderer: Renderer, in range: PlaybackRange) throws(RequestError)
    -> Drawing
  {
    switch kind {
    case .trail(let count):
      return Drawing(
        pixmap: renderer.trail(at: spread.times(count, over: range, of: renderer, .movement)))
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
        let faults = error.diagnostics
        throw RequestError(
          .text, faults.map(\.message).joined(separator: "; "), hint: faults.first?.hint)
      }
    }
  }

  private func moments(_ times: Times, of renderer: Renderer, in range: PlaybackRange)
    throws(RequestError) -> [(time: Double, caption: String)]
  {
    switch times {
    case .spread(let count):
      return spread.times(count, over: range, of: renderer, .everything)
        .map { ($0, $0.captionText) }
    case .named(let names):
      return try names.map { name throws(RequestError) in
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
}
