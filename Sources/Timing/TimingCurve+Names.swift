extension TimingCurve {
  /// The curve with a case-sensitive name: Core Animation's names, CSS keywords, SwiftUI's springs, Penner's thirty,
  /// and the names of NSBKeyframeAnimation and AHEasing. nil for any other name.
  public init?(named name: String) {
    guard let curve = Self.named[name] else { return nil }
    self = curve
  }

  /// All names for `init(named:)`, the most common first.
  public static let names: [String] = catalogue.map(\.name)

  private static let named = Dictionary(
    uniqueKeysWithValues: catalogue.map { ($0.name, $0.curve) })

  private static let catalogue = coreAnimation + keywords + springs + penner + aHEasing + nsb

  private typealias Entry = (name: String, curve: TimingCurve)

  private static let coreAnimation: [Entry] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
    ("easeInEaseOut", .easeInOut), ("default", .default),
  ]

  private static let keywords: [Entry] = [
    ("ease", .default), ("ease-in", .easeIn), ("ease-out", .easeOut), ("ease-in-out", .easeInOut),
    ("step-start", .steps(.atStart)), ("step-end", .steps(.atEnd)),
  ]

  private static let springs: [Entry] = [
    ("smooth", .spring(.smooth)), ("snappy", .spring(.snappy)), ("bouncy", .spring(.bouncy)),
  ]

  private static let penner: [Entry] = families.flatMap { family in
    eases.map { ("ease\($0.prefix)\(family.short)", family.curve($0.ease)) }
  }

  /// `easeInQuad` as `QuadraticEaseIn`. AHEasing's elastic, back and bounce differ from Penner's; these names mean
  /// Penner's functions.
  private static let aHEasing: [Entry] =
    [("LinearInterpolation", .linear)]
    + families.flatMap { family in
      eases.map { ("\(family.long)Ease\($0.prefix)", family.curve($0.ease)) }
    }

  private static let nsb: [Entry] = families.flatMap { family in
    eases.map {
      ("NSBKeyframeAnimationFunctionEase\($0.prefix)\(family.short)", family.curve($0.ease))
    }
  }

  private static let eases: [(prefix: String, ease: Ease)] = [
    ("In", .in), ("Out", .out), ("InOut", .inOut),
  ]

  private static let families:
    [(short: String, long: String, curve: @Sendable (Ease) -> TimingCurve)] = [
      ("Quad", "Quadratic", { .power(2, $0) }),
      ("Cubic", "Cubic", { .power(3, $0) }),
      ("Quart", "Quartic", { .power(4, $0) }),
      ("Quint", "Quintic", { .power(5, $0) }),
      ("Sine", "Sine", { .sine($0) }),
      ("Expo", "Exponential", { .expo($0) }),
      ("Circ", "Circular", { .circ($0) }),
      ("Back", "Back", { .back(overshoot: Ease.defaultOvershoot, $0) }),
      ("Elastic", "Elastic", { .elastic(amplitude: 1, period: $0.defaultPeriod, $0) }),
      ("Bounce", "Bounce", { .bounce($0) }),
    ]
}
