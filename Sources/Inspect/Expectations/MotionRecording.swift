package import AnimMotion
import AnimPrimitives
import AnimRendering
import AnimScenes

/// A number of a view, such as `center.y` of `card`.
struct MotionKey: Hashable {
  var view: String
  var property: String

  /// The name in messages: `` `card`.center.y``.
  var text: String { "`\(view)`.\(property)" }
}

/// Samples of some numbers of a scene's views over time, including the effects of animations and constraints.
struct MotionRecording {
  /// Seconds between samples of a short scene. Longer scenes have `sampleLimit` samples.
  private static let finestStep = 0.001
  static let sampleLimit = 8000

  /// The samples of numbers that move. Other numbers keep their initial values.
  private(set) var samples: [MotionKey: [Double]] = [:]

  private var columns: [Int: [Column]] = [:]
  private let places: [String: Int]
  private let probe: MotionProbe

  /// - Parameter keys: numbers of existing views, in any order.
  init(_ probe: MotionProbe, of keys: some Sequence<MotionKey>) {
    self.probe = probe
    let renderer = probe.renderer
    places = Dictionary(
      renderer.tree.nodes.enumerated().map { ($1.view.id, $0) },
      uniquingKeysWith: { first, _ in first })
    var moved: [Int: Set<Channel>] = [:]
    for track in renderer.timeline.tracks { moved[track.target, default: []].insert(track.channel) }
    for key in Set(keys) {
      guard let view = places[key.view], let property = Property.named[key.property] else {
        continue
      }
      let node = renderer.tree.nodes[view]
      // Values that never change are not recorded.
      guard
        node.isLaidOut || node.fitsContent
          || property.sources.contains(where: { moved[view]?.contains($0) == true })
      else { continue }
      columns[view, default: []].append(Column(key: key, property: property))
    }
  }

  /// The samples that expectations need.
  static func probe(_ renderer: Renderer) -> MotionProbe {
    MotionProbe(renderer, every: finestStep, limit: sampleLimit)
  }

  /// Seconds, of all samples.
  var times: [Double] { probe.times }

  /// The key of a view's property, or the keys of all plain properties in order.
  static func keys(of view: String, _ property: String?) -> [MotionKey] {
    let names = property.map { [$0] } ?? Property.watched.map(\.name)
    return names.map { MotionKey(view: view, property: $0) }
  }

  /// The views with recorded numbers.
  var views: Set<Int> { Set(columns.keys) }

  /// Records the next sample.
  ///
  /// - Parameters:
  ///   - presentation: already moved to the sample's time.
  ///   - row: the sample's index.
  mutating func record(_ presentation: Presentation, at row: Int) {
    for view in row == 0 ? Array(columns.keys) : presentation.changedViews {
      columns[view]?.record(presentation.states[view], at: row)
    }
  }

  /// Whether no number is recorded.
  var isEmpty: Bool { columns.isEmpty }

  /// Call it once, after the last sample.
  mutating func finish() {
    for column in columns.values.joined() {
      if let values = column.values(count: times.count) { samples[column.key] = values }
    }
    columns = [:]
  }

  /// The value of a number at any time.
  func value(of key: MotionKey, at time: Double) -> Double {
    guard let view = places[key.view], let property = Property.named[key.property] else {
      return 0
    }
    return probe.state(of: view, at: time).number(of: property)
  }
}

extension Property {
  /// The numbers that are watched for each view. Others are watched only if a claim names them: a frame follows from
  /// centre and bounds, and others may jump without a visible effect.
  package static let watched = Channel.allCases.compactMap(\.component)
    .filter { $0.isNumberOfViews && !$0.has(.unwatched) }

  /// The channels that determine the number.
  fileprivate var sources: [Channel] {
    switch self {
    case .frameX, .frameY, .frameWidth, .frameHeight:
      Property.frame.channels + Property.anchorPoint.channels
    default: channels
    }
  }
}

/// The values of a number, one per sample. Uses no memory until the number moves.
private struct Column {
  let key: MotionKey
  let property: Property
  private var initial = 0.0
  private var values: [Double] = []

  init(key: MotionKey, property: Property) {
    self.key = key
    self.property = property
  }

  /// - Parameter row: the sample's index. Skipped samples have the previous value.
  mutating func record(_ state: ViewState, at row: Int) {
    let value = state.number(of: property)
    if row == 0 { initial = value }
    // NaN differs from itself and so counts as moving.
    guard !values.isEmpty || value != initial else { return }
    fill(to: row)
    // A view may be listed several times per sample.
    if values.count == row { values.append(value) }
  }

  /// nil if the number never moves.
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
  /// Seconds; the time at which the number first leaves its initial value.
  var start: Double
  /// Seconds; the time after which the number stays near its final value.
  var arrival: Double
  /// The overshoot beyond the final value, as a fraction of the distance; nil if the number ends at its initial value.
  var overshoot: Double?
}

/// When a number begins to move, in seconds.
///
/// A curve with a flat start first looks like rest: the fifth power of time reaches a billionth of its distance after
/// 16 ms, and exceeds the rounding of its value after half a millisecond.
struct MotionStart {
  /// A lower bound, as far as the values determine it.
  var earliest: Double
  /// The time at which the movement becomes visible.
  var seen: Double
}

extension MotionRecording {
  /// The maximum distance from the end at which a number counts as settled, as a fraction of its range.
  static let settledBand = 0.001
  /// The maximum distance for a number at rest: rounding errors only.
  static let restBand = 1e-9
  /// The accuracy of found times, in seconds.
  private static let precision = 0.0001

  /// nil if the number never moves.
  ///
  /// - Parameter band: the maximum distance from an end that counts as reached, as a fraction of the number's range.
  func profile(of key: MotionKey, within band: Double) -> MotionProfile? {
    guard let column = samples[key],
      let found = probe.movement(
        of: column, within: band, precision: Self.precision, { value(of: key, at: $0) })
    else { return nil }
    let way = found.final - found.initial
    let beyond = way > 0 ? found.high - found.final : found.final - found.low
    return MotionProfile(
      initial: found.initial, final: found.final, start: found.start, arrival: found.arrival,
      overshoot: abs(way) > found.near ? max(0, beyond) / abs(way) : nil)
  }

  /// The time of the sample that lies farthest beyond the final value; nil if the number ends where it began.
  func extremeTime(of key: MotionKey) -> Double? {
    guard let column = samples[key], let initial = column.first, let final = column.last,
      initial != final
    else { return nil }
    let rises = final > initial
    let place = column.indices.max { rises ? column[$0] < column[$1] : column[$0] > column[$1] }
    return place.map { times[$0] }
  }

  /// nil if the number never moves.
  func start(of key: MotionKey) -> MotionStart? {
    guard let changed = profile(of: key, within: 0)?.start,
      let seen = profile(of: key, within: Self.restBand)?.start
    else { return nil }
    // A power of time up to the twentieth becomes visible within twice the time of its first change in value.
    return MotionStart(earliest: changed - (seen - changed), seen: seen)
  }
}
