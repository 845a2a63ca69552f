import Motion
import Primitives
import Render
import Scenes

/// A number of a view that may move, such as `card` and `center.y`.
struct MotionKey: Hashable {
  var view: String
  var property: String

  /// As messages write it: `` `card`.center.y``.
  var text: String { "`\(view)`.\(property)" }
}

/// What some numbers of a scene's views do over time, as they are seen: animations, constraints and all.
///
/// Nothing of the others is looked at.
struct MotionRecording {
  /// Seconds between samples where the scene is short; never more of them than `sampleLimit`.
  private static let finestStep = 0.001
  static let sampleLimit = 8000

  static var propertyNames: [String] { WatchedProperty.all.map(\.name) }

  /// Seconds; from the start of the scene to its end.
  let times: [Double]
  /// Of those that move; all others keep their initial values.
  private(set) var samples: [MotionKey: [Double]] = [:]

  private var columns: [Int: [Column]] = [:]
  private let places: [String: Int]
  private let probe: ViewProbe

  /// - Parameters:
  ///   - keys: of views that there are; in any order.
  ///   - times: of all samples that will be recorded.
  init(_ renderer: Renderer, of keys: some Sequence<MotionKey>, at times: [Double]) {
    self.times = times
    probe = ViewProbe(renderer)
    places = Dictionary(
      renderer.tree.nodes.enumerated().map { ($1.view.id, $0) },
      uniquingKeysWith: { first, _ in first })
    var moved: [Int: Set<Channel>] = [:]
    for track in renderer.timeline.tracks { moved[track.target, default: []].insert(track.channel) }
    for key in Set(keys) {
      guard let view = places[key.view], let property = WatchedProperty.named[key.property] else {
        continue
      }
      let node = renderer.tree.nodes[view]
      // What nothing moves needs no look.
      guard
        node.isLaidOut || node.fitsContent
          || property.channels.contains(where: { moved[view]?.contains($0) == true })
      else { continue }
      columns[view, default: []].append(Column(key: key, property: property))
    }
  }

  /// Seconds at which scenes are looked at.
  static func times(of renderer: Renderer) -> [Double] {
    let duration = renderer.duration
    let count = min(Self.sampleLimit, max(1, Int((duration / Self.finestStep).rounded(.up))))
    return (0...count).map { duration * Double($0) / Double(count) }
  }

  /// A property of a view; without one all that are not watched only where they are named, in their order.
  static func keys(of view: String, _ property: String?) -> [MotionKey] {
    let names = property.map { [$0] } ?? WatchedProperty.plain.map(\.name)
    return names.map { MotionKey(view: view, property: $0) }
  }

  /// The views whose values it needs.
  var views: Set<Int> { Set(columns.keys) }

  /// Records the next sample.
  ///
  /// - Parameters:
  ///   - presentation: was moved there from the sample before.
  ///   - row: its index.
  mutating func record(_ presentation: Presentation, at row: Int) {
    for view in row == 0 ? Array(columns.keys) : presentation.changedViews {
      columns[view]?.record(presentation.states[view], at: row)
    }
  }

  /// Whether no number is recorded.
  var isEmpty: Bool { columns.isEmpty }

  /// Has to be called once, after the last sample.
  mutating func finish() {
    for column in columns.values.joined() {
      if let values = column.values(count: times.count) { samples[column.key] = values }
    }
    columns = [:]
  }

  /// A number at any time.
  func value(of key: MotionKey, at time: Double) -> Double {
    guard let view = places[key.view], let property = WatchedProperty.named[key.property] else {
      return 0
    }
    return property.value(probe.state(of: view, at: time))
  }
}

/// The values of a number at one sample after the other. Only once it moves it takes memory.
private struct Column {
  let key: MotionKey
  let property: WatchedProperty
  private var initial = 0.0
  private var values: [Double] = []

  init(key: MotionKey, property: WatchedProperty) {
    self.key = key
    self.property = property
  }

  /// - Parameter row: of the sample; those that are left out have the values of the ones before them.
  mutating func record(_ state: ViewState, at row: Int) {
    let value = property.value(state)
    if row == 0 { initial = value }
    // What is no number is another than itself, and moves.
    guard !values.isEmpty || value != initial else { return }
    fill(to: row)
    // Of one sample a view may be told to have changed several times.
    if values.count == row { values.append(value) }
  }

  /// nil for a number that never moves.
  func values(count: Int) -> [Double]? {
    guard !values.isEmpty else { return nil }
    var result = self
    result.fill(to: count)
    return result.values
  }

  private mutating func fill(to count: Int) {
    let last = values.last ?? initial
    while values.count < count { values.append(last) }
  }
}

extension [Column] {
  /// Those of one view.
  fileprivate mutating func record(_ state: ViewState, at row: Int) {
    for index in indices { self[index].record(state, at: row) }
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
    Double.first(
      after: times[min(max(first, 0), times.count - 1)],
      through: times[min(max(second, 0), times.count - 1)], within: Self.precision
    ) {
      holds(value(of: key, at: $0))
    }
  }
}
