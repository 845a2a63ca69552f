import Motion
import Primitives
import Scenes

/// A number of a view that may move, such as `card` and `center.y`.
struct MotionKey: Hashable {
  var view: String
  var property: String

  /// As messages write it: `` `card`.center.y``.
  var text: String { "`\(view)`.\(property)" }
}

/// What all numbers of a scene's views do over time, as they are seen: animations, constraints and all.
struct MotionRecording {
  private typealias Watched = (name: String, value: @Sendable (ViewState) -> Double)

  /// What is watched of each view, by its name in scenes.
  private static let properties: [Watched] = [
    ("center.x", { $0.center.x }), ("center.y", { $0.center.y }),
    ("bounds.width", { $0.bounds.width }), ("bounds.height", { $0.bounds.height }),
    ("alpha", { $0.alpha }), ("cornerRadius", { $0.cornerRadius }),
    ("borderWidth", { $0.borderWidth }), ("shadow.opacity", { $0.shadowOpacity }),
    ("shadow.radius", { $0.shadowRadius }),
    ("shadow.offset.x", { $0.shadowOffset.x }), ("shadow.offset.y", { $0.shadowOffset.y }),
    ("transform.translate.x", { $0.transform.translation.x }),
    ("transform.translate.y", { $0.transform.translation.y }),
    ("transform.scale.x", { $0.transform.scale.width }),
    ("transform.scale.y", { $0.transform.scale.height }),
    ("transform.skew.x", { $0.transform.skew.width }),
    ("transform.skew.y", { $0.transform.skew.height }),
    ("transform.rotate", { $0.transform.rotation }),
    ("transform.rotateX", { $0.transform.rotationX }),
    ("transform.rotateY", { $0.transform.rotationY }),
    ("value", { $0.value ?? 0 }), ("font.size", { $0.fontSize }), ("lineWidth", { $0.lineWidth }),
    ("strokeStart", { $0.strokeStart }), ("strokeEnd", { $0.strokeEnd }),
  ]
  /// What is watched only where it is named: a frame does what centre and bounds do, and the others may jump
  /// without anything being seen to.
  private static let namedProperties: [Watched] = [
    ("frame.x", { $0.center.x - $0.anchorPoint.x * $0.bounds.width }),
    ("frame.y", { $0.center.y - $0.anchorPoint.y * $0.bounds.height }),
    ("frame.width", { $0.bounds.width }), ("frame.height", { $0.bounds.height }),
    ("anchorPoint.x", { $0.anchorPoint.x }), ("anchorPoint.y", { $0.anchorPoint.y }),
    ("transform.perspective", { $0.transform.perspective }), ("zPosition", { $0.zPosition }),
  ]
  /// Seconds between samples where the scene is short; never more of them than `sampleLimit`.
  private static let finestStep = 0.001
  static let sampleLimit = 8000

  static var propertyNames: [String] { (properties + namedProperties).map(\.name) }

  let times: [Double]
  /// Of those that move; all others keep their initial values.
  private(set) var samples: [MotionKey: [Double]] = [:]
  private(set) var initialValues: [MotionKey: Double] = [:]
  /// In the order of the views and of their properties.
  private(set) var keys: [MotionKey] = []
  private let renderer: Renderer
  private let watched: [Watched]

  /// - Parameter names: of properties, some of which are only watched where they are named.
  init(_ renderer: Renderer, naming names: Set<String> = []) {
    self.renderer = renderer
    watched = Self.properties + Self.namedProperties.filter { names.contains($0.name) }
    let duration = renderer.duration
    let count = min(
      Self.sampleLimit, max(1, Int((duration / Self.finestStep).rounded(.up))))
    times = (0...count).map { duration * Double($0) / Double(count) }
    var presentation = renderer.makePresentation()
    let ids = renderer.tree.nodes.map(\.view.id)
    for id in ids {
      keys += watched.map { MotionKey(view: id, property: $0.name) }
    }
    record(&presentation, viewCount: ids.count)
  }

  private mutating func record(_ presentation: inout Presentation, viewCount: Int) {
    let width = watched.count
    var initial: [Double] = []
    var columns = [[Double]](repeating: [], count: keys.count)
    for (row, time) in times.enumerated() {
      presentation.move(to: time, on: renderer.timeline)
      for (index, property) in watched.enumerated() {
        for view in 0..<viewCount {
          let value = property.value(presentation.states[view])
          let place = index * viewCount + view
          if row == 0 {
            initial.append(value)
          } else if !columns[place].isEmpty {
            columns[place].append(value)
          } else if value != initial[place] {
            // It begins to move: only now it takes memory.
            columns[place] = Array(repeating: initial[place], count: row) + [value]
          }
        }
      }
    }
    for (number, key) in keys.enumerated() {
      let place = number % width * viewCount + number / width
      initialValues[key] = initial[place]
      if !columns[place].isEmpty { samples[key] = columns[place] }
    }
  }

  /// Whether a property is watched only where it is named.
  func isNamed(_ property: String) -> Bool {
    Self.namedProperties.contains { $0.name == property }
  }

  /// A number at any time.
  func value(of key: MotionKey, at time: Double) -> Double {
    guard let view = renderer.tree.nodes.firstIndex(where: { $0.view.id == key.view }),
      let property = watched.first(where: { $0.name == key.property })
    else { return 0 }
    var presentation = renderer.makePresentation()
    presentation.move(to: time, on: renderer.timeline)
    return property.value(presentation.states[view])
  }
}

// MARK: - When and how far

/// How a number moves: from where to where, when, and how far beyond.
struct MotionProfile {
  var initial: Double
  var final: Double
  /// Seconds; when it first leaves its initial value.
  var start: Double
  /// Seconds; when it last comes near its final value.
  var arrival: Double
  /// How far it goes beyond its final value, as a fraction of the way there; nil where it ends where it
  /// began.
  var overshoot: Double?
}

/// When a number begins to move, in seconds.
///
/// A curve that begins flat cannot be told from rest at first: a fifth power of a second is a billionth of its way after
/// 16 ms, and more than the rounding of its value after half a millisecond.
struct MotionStart {
  /// Not before this, so far as its values tell.
  var earliest: Double
  /// When it is seen to have moved.
  var seen: Double
}

extension MotionRecording {
  /// What part of its range a number may be away and is said to be there: for the eye, it has settled.
  static let settledBand = 0.001
  /// The same for what is at rest: rounding alone.
  static let restBand = 1e-9
  /// Seconds to which instants are found.
  private static let precision = 0.0001

  /// nil for a number that never moves.
  ///
  /// - Parameter band: how near is there, as a part of the number's range.
  func profile(of key: MotionKey, within band: Double) -> MotionProfile? {
    guard let column = samples[key], let initial = column.first, let final = column.last,
      let low = column.min(), let high = column.max(), high > low
    else { return nil }
    let near = (high - low) * band
    let first = column.firstIndex { abs($0 - initial) > near } ?? 0
    let last = column.lastIndex { abs($0 - final) > near } ?? 0
    let way = final - initial
    let beyond = way > 0 ? high - final : final - low
    return MotionProfile(
      initial: initial, final: final,
      start: instant(of: key, between: first - 1, and: first) { abs($0 - initial) > near },
      arrival: instant(of: key, between: last, and: last + 1) { abs($0 - final) <= near },
      overshoot: abs(way) > near ? max(0, beyond) / abs(way) : nil)
  }

  /// nil for a number that never moves.
  func start(of key: MotionKey) -> MotionStart? {
    guard let changed = profile(of: key, within: 0)?.start,
      let seen = profile(of: key, within: Self.restBand)?.start
    else { return nil }
    // A power of time, up to the twentieth, needs as long again to be seen as it needed to change a value at all.
    return MotionStart(earliest: changed - (seen - changed), seen: seen)
  }

  /// When a condition begins to hold between two samples, at the first of which it does not.
  private func instant(
    of key: MotionKey, between first: Int, and second: Int, _ holds: (Double) -> Bool
  ) -> Double {
    var low = times[min(max(first, 0), times.count - 1)]
    var high = times[min(max(second, 0), times.count - 1)]
    while high - low > Self.precision {
      let middle = (low + high) / 2
      if holds(value(of: key, at: middle)) { high = middle } else { low = middle }
    }
    return high
  }
}
