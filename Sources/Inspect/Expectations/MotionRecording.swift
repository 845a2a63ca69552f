import Motion
import Primitives
import Render
import Scenes

/// A number of a view that may move, such as `center.y` of `card`.
struct MotionKey: Hashable {
  var view: String
  var property: String

  /// As messages write it: `` `card`.center.y``.
  var text: String { "`\(view)`.\(property)" }
}

/// Samples of some numbers of a scene's views over time, with the effects of animations and constraints.
///
/// Other numbers are not recorded.
struct MotionRecording {
  /// Seconds between samples of a short scene. A longer scene has `sampleLimit` samples.
  private static let finestStep = 0.001
  static let sampleLimit = 8000

  static var propertyNames: [String] { WatchedProperty.all.map(\.name) }

  /// Seconds; from the start of the scene to its end.
  let times: [Double]
  /// The samples of numbers that move. All others keep their initial values.
  private(set) var samples: [MotionKey: [Double]] = [:]

  private var columns: [Int: [Column]] = [:]
  private let places: [String: Int]
  private let probe: ViewProbe

  /// - Parameters:
  ///   - keys: numbers of existing views, in any order.
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
      // Values that nothing can change are not recorded.
      guard
        node.isLaidOut || node.fitsContent
          || property.channels.contains(where: { moved[view]?.contains($0) == true })
      else { continue }
      columns[view, default: []].append(Column(key: key, property: property))
    }
  }

  /// The times of the samples, in seconds.
  static func times(of renderer: Renderer) -> [Double] {
    let duration = renderer.duration
    let count = min(Self.sampleLimit, max(1, Int((duration / Self.finestStep).rounded(.up))))
    return (0...count).map { duration * Double($0) / Double(count) }
  }

  /// The key of a view's property, or the keys of all plain properties, in their order.
  static func keys(of view: String, _ property: String?) -> [MotionKey] {
    let names = property.map { [$0] } ?? WatchedProperty.plain.map(\.name)
    return names.map { MotionKey(view: view, property: $0) }
  }

  /// The views with recorded numbers.
  var views: Set<Int> { Set(columns.keys) }

  /// Records the next sample.
  ///
  /// - Parameters:
  ///   - presentation: has moved there from the previous sample.
  ///   - row: the sample's index.
  mutating func record(_ presentation: Presentation, at row: Int) {
    for view in row == 0 ? Array(columns.keys) : presentation.changedViews {
      columns[view]?.record(presentation.states[view], at: row)
    }
  }

  /// Whether no number is recorded.
  var isEmpty: Bool { columns.isEmpty }

  /// Must be called once, after the last sample.
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

/// The values of a number, one for each sample. Takes no memory until the number moves.
private struct Column {
  let key: MotionKey
  let property: WatchedProperty
  private var initial = 0.0
  private var values: [Double] = []

  init(key: MotionKey, property: WatchedProperty) {
    self.key = key
    self.property = property
  }

  /// - Parameter row: the sample's index. Samples that are left out have the value of the previous one.
  mutating func record(_ state: ViewState, at row: Int) {
    let value = property.value(state)
    if row == 0 { initial = value }
    // NaN differs from itself, and so counts as moving.
    guard !values.isEmpty || value != initial else { return }
    fill(to: row)
    // A view may be listed several times for one sample.
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
  /// Records the numbers of one view.
  fileprivate mutating func record(_ state: ViewState, at row: Int) {
    for index in indices { self[index].record(state, at: row) }
  }
}

// MARK: - Profiles

/// The movement of a number: its ends, times and overshoot.
struct MotionProfile {
  var initial: Double
  var final: Double
  /// Seconds; when it first leaves its initial value.
  var start: Double
  /// Seconds; when it last comes near its final value.
  var arrival: Double
  /// How far it goes beyond its final value, as a fraction of its way; nil if it ends where it
  /// began.
  var overshoot: Double?
}

/// When a number begins to move, in seconds.
///
/// A curve that begins flat looks like rest at first: a fifth power of a second is a billionth of its way after
/// 16 ms, and exceeds the rounding of its value after half a millisecond.
struct MotionStart {
  /// A lower bound, as far as the values show.
  var earliest: Double
  /// When the movement becomes visible.
  var seen: Double
}

extension MotionRecording {
  /// The distance from the end at which a number counts as settled, as a fraction of its range.
  static let settledBand = 0.001
  /// The same for a number at rest: rounding errors only.
  static let restBand = 1e-9
  /// Seconds to which instants are found.
  private static let precision = 0.0001

  /// nil for a number that never moves.
  ///
  /// - Parameter band: the distance from an end that counts as there, as a fraction of the number's range.
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
    // A power of time, up to the twentieth, becomes visible within twice the time of its first change of a value.
    return MotionStart(earliest: changed - (seen - changed), seen: seen)
  }

  /// The time between two samples at which a condition begins to hold. It does not hold at the first.
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
