import AnimPrimitives

@testable import AnimLayout

/// A small tree of views with constraints.
struct Layout {
  var views: [(id: String, parent: String?, frame: Rect, content: Size?)] = []
  var canvas = Size(400, 300)
  var constraints: [LayoutConstraint] = []

  /// Views on the canvas, without frames.
  init(_ ids: String..., constraints: [String]) throws {
    views = ids.map { ($0, nil, .zero, nil) }
    try constrain(constraints)
  }

  /// Views `v0`, `v1` and so on.
  init(count: Int, constraints: [String] = []) throws {
    views = (0..<count).map { ("v\($0)", nil, .zero, nil) }
    try constrain(constraints)
  }

  mutating func constrain(_ equations: [String]) throws {
    constraints += try equations.map { try LayoutConstraint(parsing: $0) }
  }

  mutating func add(
    _ id: String, in parent: String? = nil, _ frame: Rect = .zero, content: Size? = nil
  ) {
    views.append((id, parent, frame, content))
  }

  /// Adds another layout beside this one, with a prefix for its ids.
  mutating func append(_ other: Layout, prefix: String) {
    views += other.views.map { view in
      (prefix + view.id, view.parent.map { prefix + $0 }, view.frame, view.content)
    }
    func renamed(_ item: LayoutItem) -> LayoutItem {
      if case .view(let id) = item { .view(prefix + id) } else { item }
    }
    constraints += other.constraints.map { constraint in
      var constraint = constraint
      constraint.firstItem = renamed(constraint.firstItem)
      if let item = constraint.second?.item { constraint.second?.item = renamed(item) }
      return constraint
    }
  }

  var values: LayoutValues {
    LayoutValues(
      frames: views.map(\.frame), contentSizes: views.map(\.content), constraints: constraints)
  }

  var nodes: [LayoutNode] {
    views.map { view in
      LayoutNode(
        id: view.id, parent: views.firstIndex { $0.id == view.parent },
        hasPosition: view.frame.origin != .zero, hasSize: !view.frame.isEmpty,
        isLabel: view.content != nil)
    }
  }

  func engine() throws -> LayoutEngine {
    try LayoutEngine(nodes: nodes, canvas: canvas, constraints: constraints)
  }

  /// The frames by id for the given values; by default the layout's own values.
  func frames(at values: LayoutValues? = nil) throws -> [String: Rect] {
    let engine = try engine()
    var cache = LayoutEngine.Cache()
    let frames = engine.frames(at: values ?? self.values, &cache)
    return Dictionary(uniqueKeysWithValues: zip(engine.laidOut.map { views[$0].id }, frames))
  }
}

extension Rect {
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
