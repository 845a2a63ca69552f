import AnimDocuments
import AnimMotion

/// Reads a scene's `expect`: a list of objects, each with one claim.
struct ExpectationReader {
  /// The kinds of claims; the raw value is the JSON key.
  enum Kind: String, CaseIterable {
    case staysInside, settlesBy, overshoot, order, neverOverlaps, continuous, visibleBy
  }

  let context: DecodingContext
  /// The ids of all views, in text order.
  private let viewIDs: [String]

  /// - Precondition: the views have been read.
  init(_ context: DecodingContext) {
    self.context = context
    viewIDs = context.targets.viewIDs
  }

  func readList(_ node: JSONNode) -> [Expectation] {
    guard let nodes = node.elements else {
      context.error("expected a list of claims for `expect`, found \(node.summary)", at: node)
      return []
    }
    return nodes.compactMap(read)
  }

  private func read(_ node: JSONNode) -> Expectation? {
    guard let members = node.members,
      let claim = members.first(where: { Kind(rawValue: $0.key) != nil }),
      let kind = Kind(rawValue: claim.key),
      var object = KeyedReader(node, as: "the claim `\(kind.rawValue)`", context)
    else {
      reportKind(node)
      return nil
    }
    let value = read(kind, &object)
    object.finish { key in
      Kind(rawValue: key).map {
        "an object has one claim; put `\($0.rawValue)` into another object"
      }
    }
    let origin = claim.keyPlace.origin
    return value.map { Expectation(claim: $0, origin: origin) }
  }

  private func reportKind(_ node: JSONNode) {
    let names = Kind.allCases.map(\.rawValue)
    let list = names.map { "`\($0)`" }.joined(separator: ", ")
    let keys = (node.members ?? []).map(\.key)
    context.error(
      "expected an object with one of \(list), found \(node.summary)", at: node,
      hint: keys.lazy.compactMap { Spelling.hint(for: $0, among: names) }.first)
  }

  private func read(_ kind: Kind, _ object: inout KeyedReader) -> Expectation.Claim? {
    switch kind {
    case .staysInside: return readStaysInside(&object)
    case .settlesBy:
      let time = object.require("settlesBy", .number(in: .notNegative))
      let view = object.require("view", existingView)
      let property = readProperty(of: view, &object)
      guard let time, let view else { return nil }
      return .settlesBy(time, view: view, property: property)
    case .overshoot:
      let limit = object.require("overshoot", .number(in: .notNegative))
      let view = object.require("view", existingView)
      let property = object.require("property", number(of: view))
      guard let limit, let view, let property else { return nil }
      return .overshoot(limit, view: view, property: property)
    case .order:
      return readViews("order", 2...DecodingContext.viewLimit, &object).map { .order($0) }
    case .neverOverlaps:
      return readViews("neverOverlaps", 2...2, &object).map { .neverOverlaps($0[0], $0[1]) }
    case .continuous:
      let view = object.require("continuous", existingView)
      let property = readProperty(of: view, &object)
      return view.map { .continuous(view: $0, property: property) }
    case .visibleBy:
      let time = object.require("visibleBy", .number(in: .notNegative))
      let view = object.require("view", existingView)
      let alpha = object.read("alpha", .number(in: .fraction), default: 0.99)
      guard let time, let view else { return nil }
      return .visibleBy(time, view: view, alpha: alpha)
    }
  }

  private func readStaysInside(_ object: inout KeyedReader) -> Expectation.Claim? {
    let view = object.require("staysInside", existingView)
    let margin = object.read("margin", .number(in: .notNegative), default: 0)
    guard let node = object.node("of"), node.string != "canvas" else {
      return view.map { .staysInside(view: $0, other: nil, margin: margin) }
    }
    let other = existingView.read(node, "of", context)
    guard let view, let other, areDifferent([view, other], at: node) else { return nil }
    return .staysInside(view: view, other: other, margin: margin)
  }

  /// Distinct views; nil, with errors, if a view is repeated.
  private func readViews(
    _ key: String, _ count: ClosedRange<Int>, _ object: inout KeyedReader
  ) -> [String]? {
    guard let views = object.require(key, .list(of: existingView, called: "views", count: count)),
      let node = object.node(key), areDifferent(views, at: node)
    else { return nil }
    return views
  }

  /// The optional property of a claim.
  private func readProperty(of view: String?, _ object: inout KeyedReader) -> String? {
    object.read("property", number(of: view))
  }

  /// - Parameter node: the last view, or the list of views.
  private func areDifferent(_ views: [String], at node: JSONNode) -> Bool {
    var seen: Set<String> = []
    guard let index = views.firstIndex(where: { !seen.insert($0).inserted }) else { return true }
    context.error(
      "`\(views[index])` is named twice in one claim", at: node.elements?[index] ?? node)
    return false
  }
}

// MARK: - Values

extension ExpectationReader {
  /// The id of an existing view.
  private var existingView: ValueReader<String> {
    ValueReader("a view's id") { node, subject in
      guard let id = node.string else {
        subject.mismatch(node)
        return nil
      }
      guard case .view = context.targets[id] else {
        context.error(
          "there is no view `\(id)`", at: node, hint: Spelling.hint(for: id, among: viewIDs))
        return nil
      }
      return id
    }
  }

  /// A number of a view; if the view is unknown, a number of any view.
  private func number(of id: String?) -> ValueReader<String> {
    ValueReader("a property such as \"center.y\"") { node, subject in
      guard let name = node.string else {
        subject.mismatch(node)
        return nil
      }
      guard let property = Property.named[name], property.isNumberOfViews else {
        context.error("`\(name)` is not an animatable number", at: node, hint: Self.hint(for: name))
        return nil
      }
      if let id, let target = context.targets[id], !property.isAvailable(on: target) {
        context.error("`\(id)` has no `\(name)`", at: node, hint: property.ownerHint)
        return nil
      }
      return name
    }
  }

  /// A hint with the components of a property, or with a similar name.
  private static func hint(for name: String) -> String? {
    let names = Property.allCases.filter(\.isNumberOfViews).map(\.name).sorted()
    let parts = names.filter { $0.hasPrefix(name + ".") }
    guard parts.isEmpty else {
      return "its numbers are \(parts.map { "`\($0)`" }.joined(separator: ", "))"
    }
    return Spelling.hint(for: name, among: names)
  }
}

extension Property {
  /// Whether claims may refer to the property.
  package var isNumberOfViews: Bool { kind == .number && owner != .constraint }
}
