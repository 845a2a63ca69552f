import AnimMotion
import AnimPrimitives
import AnimTestSupport
import AnimTiming
import Testing

/// Measured behaviour of CAMediaTiming, CABasicAnimation and CAAnimationGroup.
@Suite struct MediaTimingTests {
  @Test func `measured values of Core Animation are reproduced`() throws {
    try expectVectors("ca-timing", count: 80) { row in
      let time = try row.time
      let value: Double
      switch row.function {
      case "CALayer.convertTime":
        value = try timing(row.params).localTime(at: time)
      case "CAAnimationGroup.opacity":
        value = try group(row).number(of: .alpha, over: 0.5, at: time)
      case "CAAnimationGroup.position.x":
        value = try group(row).number(of: .centerX, over: 0, at: time)
      default:
        value = try shown(row, at: time)
      }
      return value
    }
  }

  @Test func `cycles that come back to their start add up to nothing`() {
    var animation = BasicAnimation()
    animation.timing.duration = 1
    animation.timing.repeatCount = 3
    animation.timing.autoreverses = true
    animation.isCumulative = true
    animation.from = .number(0)
    animation.to = .number(10)
    #expect(animation.value(over: .number(0), at: 2.5) == .number(5))
    #expect(animation.value(over: .number(0), at: 5.5) == .number(5))
  }

  /// The default duration of a transaction, 0.25 s.
  @Test func `a duration of 0 is that of what lies around it for curves too`() throws {
    var animation = BasicAnimation()
    animation.from = .number(0)
    animation.to = .number(1)
    animation.curve = .spring(try SpringTimingParameters(mass: 1, stiffness: 1000, damping: 50))
    let spring = animation.curve.value(at: 0.5, duration: 0.25)
    #expect(spring > 0.5)
    #expect(animation.value(over: .number(0), at: 0.125) == .number(spring))
    var group = AnimationGroup()
    animation.curve = .linear
    group.animations = [.basic(.alpha, animation)]
    #expect(group.number(of: .alpha, over: 0, at: 0.125) == 0.5)
  }

  @Test(arguments: [0.1, 0.3, 0.7])
  func `cycles begin and end at their times`(begin: Double) {
    var animation = BasicAnimation()
    animation.timing.beginTime = begin
    animation.timing.duration = 0.2
    animation.timing.repeatCount = 3
    animation.timing.fillMode = .both
    animation.from = .number(5)
    animation.to = .number(105)
    let shown = (0...3).map { cycle in
      let time = Double(Int((begin * 10).rounded()) + cycle * 2) / 10
      return animation.value(over: .number(0), at: time).distance(to: .number(5))
    }
    for (shown, expected) in zip(shown, [0, 0, 0, 100.0]) {
      #expect(abs(shown - expected) < 1e-9, "\(begin)")
    }
  }

  private func shown(_ row: VectorRow, at time: Double) throws -> Double {
    let model = AnimatableValue.number(try row.number("model"))
    var animations = [try animation(row.params)]
    if let additive = row.params["additive"]?.list {
      animations = try additive.map { child in
        var animation = try animation(try #require(child.object))
        animation.timing.duration = 1
        animation.isAdditive = true
        return animation
      }
    }
    let result = animations.reduce(model) { $1.value(over: $0, at: time) }
    guard case .number(let number) = result else { return .nan }
    return number
  }

  private func group(_ row: VectorRow) throws -> AnimationGroup {
    var group = AnimationGroup()
    group.timing.duration = try row.number("groupDuration")
    group.animations = try (row.params["children"]?.list ?? []).map { child in
      let fields = try #require(child.object)
      let property: Property = fields["keyPath"]?.text == "opacity" ? .alpha : .centerX
      return .basic(property, try animation(fields))
    }
    return group
  }

  private func animation(_ fields: [String: VectorValue]) throws -> BasicAnimation {
    var animation = BasicAnimation()
    animation.timing = try timing(fields)
    animation.from = fields["from"]?.number.map(AnimatableValue.number)
    animation.to = fields["to"]?.number.map(AnimatableValue.number)
    animation.by = fields["by"]?.number.map(AnimatableValue.number)
    animation.isCumulative = fields["cumulative"]?.bool ?? false
    if let name = fields["timingFunction"]?.text { animation.curve = try .named(name) }
    return animation
  }

  private func timing(_ fields: [String: VectorValue]) throws -> MediaTiming {
    var timing = MediaTiming()
    timing.beginTime = fields["beginTime"]?.number ?? 0
    timing.duration = fields["duration"]?.number ?? 0
    timing.speed = fields["speed"]?.number ?? 1
    timing.timeOffset = fields["timeOffset"]?.number ?? 0
    timing.repeatCount = fields["repeatCount"]?.number ?? 0
    timing.repeatDuration = fields["repeatDuration"]?.number ?? 0
    timing.autoreverses = fields["autoreverses"]?.bool ?? false
    if let mode = fields["fillMode"]?.text {
      timing.fillMode = try #require(MediaTiming.FillMode(rawValue: mode))
    }
    return timing
  }
}

extension AnimationGroup {
  fileprivate func number(of property: Property, over value: Double, at time: Double) -> Double {
    guard case .number(let number) = self.value(of: property, over: .number(value), at: time) else {
      return .nan
    }
    return number
  }
}
