import AnimPrimitives
import AnimTestSupport

@testable import AnimLayout

/// A random layout whose required constraints are satisfiable. `make-kiwi.py` generates the same layouts.
struct RandomLayout {
  private(set) var layout: Layout
  private var parents: [Int] = []

  private struct Draft {
    var constraint: LayoutConstraint
    var slack: Double
  }

  init(number: Int) throws {
    var random = SeededGenerator(seed: 1000 + UInt64(number))
    func pick(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
    let count = 2 + pick(4)
    layout = try Layout(constraints: [])
    for index in 0..<count {
      parents.append(pick(index + 1) - 1)
      layout.add("v\(index)", in: parents[index] < 0 ? nil : "v\(parents[index])")
    }
    var drafts: [Draft] = []
    for _ in 0..<(3 * count + pick(3 * count)) { drafts.append(Self.draft(count, pick)) }
    var named: Set<LayoutItem> = []
    for draft in drafts {
      named.insert(draft.constraint.firstItem)
      if let second = draft.constraint.second { named.insert(second.item) }
    }
    var places: [Rect] = []
    for index in 0..<count {
      let (x, y) = (Double(pick(121) - 20), Double(pick(121) - 20))
      let (width, height) = (Double(pick(201)), Double(pick(201)))
      places.append(
        named.contains(.view("v\(index)"))
          ? Rect(x: x, y: y, width: width, height: height) : .zero)
    }
    layout.constraints = drafts.map { draft in
      var constraint = draft.constraint
      guard constraint.priority == LayoutConstraint.required else { return constraint }
      constraint.constant = 0
      constraint.constant = excess(of: constraint, places)
      switch constraint.relation {
      case .equal: break
      case .greaterThanOrEqual: constraint.constant -= draft.slack
      case .lessThanOrEqual: constraint.constant += draft.slack
      }
      return constraint
    }
  }

  private static func draft(_ count: Int, _ pick: (Int) -> Int) -> Draft {
    let all: [LayoutAttribute] = [
      .left, .right, .top, .bottom, .width, .height, .centerX, .centerY,
    ]
    let groups: [[LayoutAttribute]] = [
      [.left, .right, .centerX], [.top, .bottom, .centerY], [.width, .height],
    ]
    let first = pick(count)
    let attribute = all[pick(8)]
    let isAlone = pick(4) == 0 && !attribute.isLocation
    let item = pick(count + 1) - 1
    let group = groups.first { $0.contains(attribute) } ?? []
    let other = group[pick(group.count)]
    let multiplier = [1, 1, 1, 0.5, 2, -0.25][pick(6)]
    let relation: LayoutConstraint.Relation =
      [.equal, .greaterThanOrEqual, .lessThanOrEqual][pick(3)]
    let priority = [1000.0, 750, 500, 250][pick(4)]
    let constant = Double(pick(241) - 80)
    let second = item < 0 || item == first ? LayoutItem.canvas : .view("v\(item)")
    return Draft(
      constraint: LayoutConstraint(
        item: .view("v\(first)"), attribute: attribute, relatedBy: relation,
        to: isAlone ? nil : LayoutConstraint.Term(second, other), multiplier: multiplier,
        constant: constant, priority: priority),
      slack: Double(pick(60)))
  }
}

// MARK: - What constraints say of frames

extension RandomLayout {
  /// For each priority, the sum of the errors of its constraints.
  func errors(_ frames: [String: Rect]) -> [Double: Double] {
    let places = layout.views.map { frames[$0.id] ?? .zero }
    var errors: [Double: Double] = [:]
    for constraint in layout.constraints {
      let excess = excess(of: constraint, places)
      let error =
        switch constraint.relation {
        case .equal: abs(excess)
        case .greaterThanOrEqual: max(0, -excess)
        case .lessThanOrEqual: max(0, excess)
        }
      errors[constraint.priority, default: 0] += error
    }
    return errors
  }

  /// The left side minus the right side, in the space of the nearest common ancestor.
  private func excess(of constraint: LayoutConstraint, _ places: [Rect]) -> Double {
    let first = number(constraint.firstItem)
    guard let term = constraint.second else {
      return value(first, constraint.firstAttribute, parents[first], places) - constraint.constant
    }
    let second = number(term.item)
    let chain = ancestors(first)
    let space = ancestors(second).first(where: chain.contains) ?? -1
    return value(first, constraint.firstAttribute, space, places)
      - constraint.multiplier * value(second, term.attribute, space, places)
      - constraint.constant
  }

  private func number(_ item: LayoutItem) -> Int {
    layout.views.firstIndex { .view($0.id) == item } ?? -1
  }

  private func ancestors(_ node: Int) -> [Int] {
    node < 0 ? [node] : [node] + ancestors(parents[node])
  }

  private func value(
    _ node: Int, _ attribute: LayoutAttribute, _ space: Int, _ places: [Rect]
  ) -> Double {
    let own = node < 0 ? Rect(origin: .zero, size: layout.canvas) : places[node]
    var origin = Point.zero
    var next = node
    while next != space, next >= 0 {
      origin = origin + places[next].origin
      next = parents[next]
    }
    return switch attribute {
    case .left, .leading: origin.x
    case .right, .trailing: origin.x + own.width
    case .centerX: origin.x + own.width / 2
    case .top: origin.y
    case .bottom: origin.y + own.height
    case .centerY, .firstBaseline, .lastBaseline: origin.y + own.height / 2
    case .width: own.width
    case .height: own.height
    }
  }
}
