import Motion
import Primitives
import Scenes

/// What a scene says of itself that can be checked.
struct Expectation {
  enum Claim {
    /// The whole of a view lies within another's box, or the canvas's (nil), less a margin in points.
    case staysInside(view: String, other: String?, margin: Double)
    /// Nothing of the view, or one of its properties, changes after a time in seconds.
    case settlesBy(Double, view: String, property: String?)
    /// A property goes at most so far beyond its end, as a fraction of its way.
    case overshoot(Double, view: String, property: String)
    /// Each view begins to move no earlier than the one before it.
    case order([String])
    /// The outlines of two views have no point inside of both.
    case neverOverlaps(String, String)
    /// Neither a property's value nor, while it moves, its velocity jumps.
    case continuous(view: String, property: String?)
    /// From a time on, in seconds, the view is on the canvas with at least an alpha.
    case visibleBy(Double, view: String, alpha: Double)
  }

  var claim: Claim
  var origin: ScriptOrigin
}

/// Reads a scene's `expect`: a list of objects, each with one claim and what it is about.
struct ExpectationReader {
  private let views: [String: View]
  /// In alphabetical order.
  private let viewIDs: [String]
  private let properties: Set<String>
  private(set) var expectations: [Expectation] = []
  private(set) var errors: [ScriptError] = []

  /// Names are guessed for so many errors: more than anybody reads.
  private static let guessLimit = 500

  static let claims = [
    "staysInside", "settlesBy", "overshoot", "order", "neverOverlaps", "continuous", "visibleBy",
  ]

  init(_ scene: Scene, properties: [String]) {
    views = Dictionary(
      scene.flattenedViews.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    viewIDs = views.keys.sorted()
    self.properties = Set(properties)
    guard let node = scene.expectations else { return }
    guard case .array(let elements) = node.value else {
      fail("`expect` is a list of objects", node)
      return
    }
    for element in elements { read(element) }
  }

  private mutating func read(_ node: JSONNode) {
    guard case .object(let members) = node.value,
      let claim = members.first(where: { Self.claims.contains($0.key) })
    else {
      return fail(
        "expected an object with one of \(Self.claims.map { "`\($0)`" }.joined(separator: ", "))",
        node)
    }
    let allowed = Self.keys(beside: claim.key) + [claim.key]
    for member in members where !allowed.contains(member.key) {
      errors.append(
        ScriptError(
          "unknown key `\(member.key)` beside `\(claim.key)`",
          at: ScriptOrigin(offset: member.keyRange.lowerBound),
          hint: allowed.nearest(to: member.key).map { "did you mean `\($0)`?" }))
      return
    }
    if let parsed = parse(claim, node) {
      expectations.append(
        Expectation(claim: parsed, origin: ScriptOrigin(offset: claim.keyRange.lowerBound)))
    }
  }

  /// What an object with a claim may say besides.
  static func keys(beside claim: String) -> [String] {
    switch claim {
    case "staysInside": ["of", "margin"]
    case "settlesBy", "overshoot": ["view", "property"]
    case "continuous": ["property"]
    case "visibleBy": ["view", "alpha"]
    default: []
    }
  }

  private mutating func parse(_ claim: JSONMember, _ node: JSONNode) -> Expectation.Claim? {
    switch claim.key {
    case "staysInside":
      guard let view = view(claim.node), let margin = number(node["margin"], default: 0) else {
        return nil
      }
      guard let other = node["of"], other.value != .string("canvas") else {
        return .staysInside(view: view, other: nil, margin: margin)
      }
      return self.view(other, beside: [view]).map {
        .staysInside(view: view, other: $0, margin: margin)
      }
    case "settlesBy":
      guard let time = time(claim.node), let view = view(node["view"] ?? node) else { return nil }
      guard let property = node["property"] else {
        return .settlesBy(time, view: view, property: nil)
      }
      return self.property(property, of: view).map { .settlesBy(time, view: view, property: $0) }
    case "overshoot":
      guard let limit = time(claim.node), let view = view(node["view"] ?? node),
        let property = property(node["property"] ?? node, of: view)
      else { return nil }
      return .overshoot(limit, view: view, property: property)
    case "continuous":
      guard let view = view(claim.node) else { return nil }
      guard let property = node["property"] else {
        return .continuous(view: view, property: nil)
      }
      return self.property(property, of: view).map { .continuous(view: view, property: $0) }
    case "visibleBy":
      guard let time = time(claim.node), let view = view(node["view"] ?? node),
        let alpha = number(node["alpha"], upTo: 1, default: 0.99)
      else { return nil }
      return .visibleBy(time, view: view, alpha: alpha)
    case "order":
      return list(claim.node, atLeast: 2).map { .order($0) }
    default:
      guard let pair = list(claim.node, atLeast: 2) else { return nil }
      guard pair.count == 2 else {
        fail("`neverOverlaps` takes two views, found \(pair.count)", claim.node)
        return nil
      }
      return .neverOverlaps(pair[0], pair[1])
    }
  }
}

// MARK: - Values

extension ExpectationReader {
  private mutating func fail(_ message: String, _ node: JSONNode, hint: String? = nil) {
    errors.append(
      ScriptError(message, at: ScriptOrigin(offset: node.range.lowerBound), hint: hint))
  }

  /// - Parameter others: the views of the same claim, of which this is none.
  private mutating func view(_ node: JSONNode, beside others: [String] = []) -> String? {
    guard case .string(let id) = node.value else {
      fail("expected a view's id", node, hint: "such as \"view\": \"card\"")
      return nil
    }
    guard views[id] != nil else {
      let nearest = errors.count < Self.guessLimit ? viewIDs.nearest(to: id) : nil
      fail("there is no view `\(id)`", node, hint: nearest.map { "did you mean `\($0)`?" })
      return nil
    }
    guard !others.contains(id) else {
      fail("`\(id)` is named twice in one claim", node)
      return nil
    }
    return id
  }

  private mutating func property(_ node: JSONNode, of id: String) -> String? {
    guard case .string(let name) = node.value else {
      fail("expected a property", node, hint: "such as \"property\": \"center.y\"")
      return nil
    }
    guard properties.contains(name), let property = Property(rawValue: name) else {
      fail("`\(name)` is no number that moves", node, hint: hint(for: name))
      return nil
    }
    guard property.channels.allSatisfy({ views[id]?[$0] != nil }) else {
      fail("`\(id)` has no `\(name)`", node, hint: property.ownerHint)
      return nil
    }
    return name
  }

  /// The parts of a property that has some, or what may have been meant.
  private func hint(for name: String) -> String? {
    let names = properties.sorted()
    let parts = names.filter { $0.hasPrefix(name + ".") }
    guard parts.isEmpty else {
      return "its numbers are \(parts.map { "`\($0)`" }.joined(separator: ", "))"
    }
    return names.nearest(to: name).map { "did you mean `\($0)`?" }
  }

  private mutating func list(_ node: JSONNode, atLeast count: Int) -> [String]? {
    guard case .array(let elements) = node.value, elements.count >= count else {
      fail("expected a list of at least \(count) views", node)
      return nil
    }
    var ids: [String] = []
    for element in elements {
      guard let id = view(element, beside: ids) else { return nil }
      ids.append(id)
    }
    return ids
  }

  private mutating func time(_ node: JSONNode) -> Double? { number(node, default: 0) }

  private mutating func number(
    _ node: JSONNode?, upTo most: Double = .infinity, default fallback: Double
  ) -> Double? {
    guard let node else { return fallback }
    guard case .number(let number) = node.value, (0...most).contains(number) else {
      fail("expected a number from 0\(most.isFinite ? " to \(most.shortestText)" : "")", node)
      return nil
    }
    return number
  }
}
