import AnimLayout
import AnimMotion
import AnimPrimitives
import AnimScenes

/// The stacks of a scene, as constraints.
///
/// There is another set of constraints for each set of hidden views, and for each length of a content that a stack with
/// `fillProportionally` takes into account.
struct SceneStacks: Sendable {
  /// What the constraints depend on.
  struct State: Hashable, Sendable {
    /// Whether each view in `hideable` is hidden.
    var hidden: [Bool] = []
    /// The lengths of the contents in stacks with `fillProportionally`, in the order of the stacks.
    var lengths: [[Double]] = []
  }

  /// The constraints of all stacks.
  struct Arrangement: Sendable {
    var constraints: [LayoutConstraint] = []
    /// The view that is the stack of each constraint.
    var owners: [Int] = []
    /// The rectangles between views, which come after the scene's views.
    var spacers: [LayoutNode] = []
  }

  private struct Stack: Sendable {
    var node: Int
    var content: StackContent
    var views: [Int]
    /// Whether the stack has no size of its own.
    var fitsContent: Bool
  }

  private let nodes: [ViewTree.Node]
  private let stacks: [Stack]
  private let isHiddenAtFirst: [Bool]
  /// The views in stacks that are hidden at any time.
  let hideable: [Int]
  private let placeOfHideable: [Int: Int]
  /// The views in stacks, in tree order.
  let arranged: [Int]

  /// - Parameter changes: all changes of the views by steps.
  init(_ nodes: [ViewTree.Node], _ states: [ViewState], changes: [PropertyChange]) {
    self.nodes = nodes
    isHiddenAtFirst = states.map(\.isHidden)
    var stacks: [Stack] = []
    for (index, node) in nodes.enumerated() {
      guard let content = node.view.stack else { continue }
      stacks.append(
        Stack(
          node: index, content: content, views: node.children,
          fitsContent: !node.view.hasSize || node.isArranged))
    }
    self.stacks = stacks
    let hiding = Set(changes.filter { $0.property == .hidden }.map(\.target))
    arranged = stacks.flatMap(\.views).sorted()
    hideable = arranged.filter {
      states[$0].isHidden || hiding.contains(nodes[$0].view.id)
    }
    placeOfHideable = Dictionary(
      uniqueKeysWithValues: hideable.enumerated().map { ($0.element, $0.offset) })
  }

  var isEmpty: Bool { stacks.isEmpty }

  /// The state in which the fewest views are hidden, whose constraints connect all views that any state connects.
  var whole: State { State(hidden: hideable.map { _ in false }) }

  /// - Parameter values: have the sizes of all contents.
  func state(_ states: [ViewState], _ values: LayoutValues) -> State {
    var state = State(hidden: hideable.map { states[$0].isHidden })
    for stack in stacks where stack.content.distribution == .fillProportionally {
      state.lengths.append(
        stack.views.map { length(of: $0, along: stack.content.axis, state, values) })
    }
    return state
  }

  /// A layout between those before and after views are hidden or shown.
  func blend(_ states: [ViewState]) -> LayoutBlend {
    LayoutBlend(
      hideable.map { states[$0].isHidden }, weights: hideable.map { states[$0].hiding })
  }

  private func isHidden(_ view: Int, _ state: State) -> Bool {
    placeOfHideable[view].map { state.hidden[$0] } ?? isHiddenAtFirst[view]
  }

  /// The length of a view's content; 0 for a view without any. A stack has those of its views.
  private func length(
    of view: Int, along axis: StackAxis, _ state: State, _ values: LayoutValues
  ) -> Double {
    guard let stack = nodes[view].view.stack, nodes[view].view.givenSides.isEmpty else {
      let size = values.contentSizes[view] ?? .zero
      return max(axis == .horizontal ? size.width : size.height, 0)
    }
    let items = nodes[view].children.map {
      item($0, of: stack, state, length: length(of: $0, along: axis, state, values))
    }
    guard stack.axis == axis else { return items.filter { !$0.isHidden }.map(\.length).max() ?? 0 }
    return StackArrangement.length(of: items)
  }

  private func item(
    _ view: Int, of stack: StackContent, _ state: State, length: Double
  ) -> StackArrangement.Item {
    StackArrangement.Item(
      isHidden: isHidden(view, state), spacingAfter: nodes[view].view.spacingAfter ?? stack.spacing,
      length: length)
  }
}

// MARK: - Constraints

extension SceneStacks {
  func arrangement(in state: State) -> Arrangement {
    var result = Arrangement()
    var lengths = state.lengths.makeIterator()
    for stack in stacks {
      let own =
        stack.content.distribution == .fillProportionally ? lengths.next() : nil
      add(stack, lengths: own ?? stack.views.map { _ in 0 }, state, to: &result)
    }
    return result
  }

  private func add(
    _ stack: Stack, lengths: [Double], _ state: State, to result: inout Arrangement
  ) {
    let content = stack.content
    let arrangement = StackArrangement(
      content.axis, content.alignment, content.distribution,
      of: zip(stack.views, lengths).map { item($0, of: content, state, length: $1) },
      fitsContent: stack.fitsContent)
    let first = result.spacers.count
    for number in 0..<arrangement.spacerCount {
      result.spacers.append(
        LayoutNode(
          id: "#spacer \(first + number)", parent: stack.node, hasPosition: false, hasSize: false))
    }
    for rule in arrangement.rules {
      let (item, attribute, offset) = term(rule.first, stack, firstSpacer: first)
      var constraint = LayoutConstraint(
        item: item, attribute: attribute, relatedBy: rule.relation,
        constant: rule.constant - offset, priority: rule.priority)
      if let second = rule.second {
        let (item, attribute, offset) = term(second, stack, firstSpacer: first)
        constraint.second = LayoutConstraint.Term(item, attribute)
        constraint.multiplier = rule.multiplier
        constraint.constant += rule.multiplier * offset
      }
      result.constraints.append(constraint)
      result.owners.append(stack.node)
    }
  }

  /// The view and the attribute of a term, and the distance of the attribute from that of the view.
  private func term(
    _ term: StackArrangement.Term, _ stack: Stack, firstSpacer: Int
  ) -> (LayoutItem, LayoutAttribute, offset: Double) {
    switch term.party {
    case .view(let place):
      let view = nodes[stack.views[place]].view
      return (.view(view.id), term.attribute.ofView(isLabel: view.isLabel), 0)
    case .stack: return (.view(nodes[stack.node].view.id), term.attribute, 0)
    case .box:
      return (
        .view(nodes[stack.node].view.id), term.attribute,
        stack.content.layoutMargins.offset(of: term.attribute)
      )
    case .spacer(let number):
      return (.view("#spacer \(firstSpacer + number)"), term.attribute, 0)
    }
  }
}

extension LayoutAttribute {
  /// Views without a text have their baselines at their edges. Source: NSView.firstBaselineOffsetFromTop.
  fileprivate func ofView(isLabel: Bool) -> LayoutAttribute {
    switch self {
    case .firstBaseline where !isLabel: .top
    case .lastBaseline where !isLabel: .bottom
    default: self
    }
  }
}

extension StackContent.LayoutMargins {
  /// The distance of an attribute of the inside from that of the stack, in points.
  fileprivate func offset(of attribute: LayoutAttribute) -> Double {
    attribute.offset(top: top, left: left, bottom: bottom, right: right)
  }
}
