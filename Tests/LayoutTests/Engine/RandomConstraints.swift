import AnimTestSupport

@testable import AnimLayout

/// Random constraints between the views `v0`, `v1`, ….
enum RandomConstraints {
  static func constraint(
    _ count: Int, _ random: inout SeededGenerator
  ) throws -> LayoutConstraint {
    let all = LayoutAttribute.allCases.filter { !$0.isBaseline }
    let attribute = all.randomElement(using: &random) ?? .left
    let first = Int.random(in: 0..<count, using: &random)
    var second: LayoutConstraint.Term?
    if attribute.isLocation || Bool.random(using: &random) {
      let other = all.filter(attribute.pairs).randomElement(using: &random)
      let item = Int.random(in: -1..<count, using: &random)
      second = LayoutConstraint.Term(
        item < 0 || item == first ? .canvas : .view("v\(item)"), other ?? attribute)
    }
    let priorities = [1000.0, 750, 500, 499, 250, 100, 1]
    return LayoutConstraint(
      item: .view("v\(first)"), attribute: attribute,
      relatedBy: LayoutConstraint.Relation.allCases.randomElement(using: &random) ?? .equal,
      to: second, multiplier: [1, 1, 1, 0.5, 2, -0.25, 1.5].randomElement(using: &random) ?? 1,
      constant: Double(Int.random(in: -80...160, using: &random)),
      priority: priorities.randomElement(using: &random) ?? 1)
  }
}
