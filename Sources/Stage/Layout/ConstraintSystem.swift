import AnimLayout
import AnimMotion
import AnimPrimitives
import AnimRendering

/// The constraints of a tree of views, ready to be solved for any constants.
///
/// It lives until the set of constraints changes. Until then, only changed values are read again.
@MainActor
final class ConstraintSystem {
  /// A view or a guide that constraints name, or a view that contains one.
  private enum Box {
    case view(UIView)
    case guide(UILayoutGuide)
  }

  private var boxes: [Box] = []
  /// The numbers of the boxes, which live at least as long as the system.
  private var indices: [ObjectIdentifier: Int] = [:]
  private var constraints: [NSLayoutConstraint] = []
  private var places: [ObjectIdentifier: Int] = [:]
  /// nil without constraints.
  private var engine: LayoutEngine?
  private var values = LayoutValues(frames: [], contentSizes: [], constraints: [])
  private var cache = LayoutEngine.Cache()
  private var isLaidOut: [Bool] = []
  /// The labels whose baselines constraints name.
  private var baselines: Set<Int> = []

  /// The contents of labels with several lines, if no line had to break, and at the width of the last layout.
  private var wholes: [Int: Content] = [:]
  private var fits: [Int: (width: Double, content: Content)] = [:]

  private var changedConstraints: [NSLayoutConstraint] = []
  private var changedFrames: Set<Int> = []
  /// The laid out views whose frames the program has set since the last solution.
  private var movedViews: Set<Int> = []
  private var changedContents: Set<Int> = []
  /// Whether something has changed since the last solution.
  private(set) var isStale = true

  init(of root: UIView) {
    var named: Set<ObjectIdentifier> = []
    var solved: [UIView] = []
    collect(root, &named, &solved)
    guard !constraints.isEmpty else {
      isStale = false
      for view in solved { view.layoutState.solution = nil }
      return
    }
    var nodes: [LayoutNode] = []
    add(root, parent: nil, named, &nodes)
    build(nodes)
    for view in solved where !laysOut(view) { view.layoutState.solution = nil }
  }

  private func laysOut(_ view: UIView) -> Bool {
    indices[ObjectIdentifier(view)].map { isLaidOut[$0] } ?? false
  }

  // MARK: - Building

  /// Collects the constraints, their items with the ancestors of these, and the views with solutions.
  private func collect(
    _ view: UIView, _ named: inout Set<ObjectIdentifier>, _ solved: inout [UIView]
  ) {
    if view.layoutState.solution != nil { solved.append(view) }
    view.prepareConstraints()
    for constraint in view.layoutState.held where !constraint.isSuspended {
      constraints.append(constraint)
      for party in [constraint.first, constraint.second].compactMap(\.self) {
        if let guide = party.guide, guide.isPlaced { named.insert(ObjectIdentifier(guide)) }
        var next = party.view
        while let view = next, named.insert(ObjectIdentifier(view)).inserted {
          next = view.superview
        }
      }
    }
    for subview in view.subviews { collect(subview, &named, &solved) }
  }

  private func add(
    _ view: UIView, parent: Int?, _ named: Set<ObjectIdentifier>, _ nodes: inout [LayoutNode]
  ) {
    guard named.contains(ObjectIdentifier(view)) else { return }
    let index = nodes.count
    let state = view.layoutState
    boxes.append(.view(view))
    indices[ObjectIdentifier(view)] = index
    nodes.append(
      LayoutNode(
        id: "\(index)", parent: parent, hasPosition: state.translatesMask,
        hasSize: state.translatesMask, isFixed: state.translatesMask, isLabel: view is UILabel,
        hasContent: view is UILabel || view is UIImageView, contentHugging: state.hugging,
        compressionResistance: state.resistance))
    for guide in state.guides where named.contains(ObjectIdentifier(guide)) {
      indices[ObjectIdentifier(guide)] = nodes.count
      nodes.append(
        LayoutNode(id: "\(nodes.count)", parent: index, hasPosition: false, hasSize: false))
      boxes.append(.guide(guide))
    }
    for subview in view.subviews { add(subview, parent: index, named, &nodes) }
  }

  private func build(_ nodes: [LayoutNode]) {
    for (place, constraint) in constraints.enumerated() {
      places[ObjectIdentifier(constraint)] = place
    }
    let cores = constraints.map { constraint in
      constraint.core(
        { "\(index(of: $0) ?? 0)" }, Self.attribute, constant: constraint.viewConstant)
    }
    for constraint in constraints {
      for (party, attribute) in [
        (constraint.first, constraint.firstAttribute),
        (constraint.second ?? constraint.first, constraint.secondAttribute),
      ] where attribute == .firstBaseline || attribute == .lastBaseline {
        if party.guide == nil, party.view is UILabel, let index = index(of: party) {
          baselines.insert(index)
        }
      }
    }
    isLaidOut = nodes.map { _ in false }
    do throws(LayoutFault) {
      let engine = try LayoutEngine(nodes: nodes, canvas: .zero, constraints: cores)
      self.engine = engine
      for node in engine.laidOut { isLaidOut[node] = true }
      values = LayoutValues(
        frames: nodes.map { _ in Rect(x: 0, y: 0, width: 0, height: 0) },
        contentSizes: nodes.map { _ in nil }, constraints: cores)
      changedFrames = Set(engine.inputs)
      changedContents = Set(engine.laidOut).union(baselines)
    } catch {
      Recorder.current.fault("NSLayoutConstraint", "must have attributes that its items have")
    }
  }

  private func index(of party: LayoutParty) -> Int? {
    if let guide = party.guide, guide.isPlaced { return indices[ObjectIdentifier(guide)] }
    return party.view.flatMap { indices[ObjectIdentifier($0)] }
  }

  /// Views without a text have their baselines at their edges. Source: NSView.firstBaselineOffsetFromTop.
  private static func attribute(
    _ party: LayoutParty, _ attribute: LayoutAttribute
  ) -> LayoutAttribute {
    guard attribute.isBaseline, party.guide != nil || !(party.view is UILabel) else {
      return attribute
    }
    return attribute == .firstBaseline ? .top : .bottom
  }

  // MARK: - Changes

  func note(_ constraint: NSLayoutConstraint) {
    changedConstraints.append(constraint)
    isStale = true
  }

  /// Notes a frame that the program, and no layout, has set.
  func noteFrame(of view: UIView) {
    guard let index = indices[ObjectIdentifier(view)] else { return }
    if isLaidOut[index] { movedViews.insert(index) } else { changedFrames.insert(index) }
    isStale = true
  }

  /// Notes a content that has changed. A superview that lays out the view does so again, whatever the new content.
  func noteContent(of view: UIView) {
    guard let index = indices[ObjectIdentifier(view)] else { return }
    changedContents.insert(index)
    isStale = true
    if isLaidOut[index] { view.superview?.setNeedsLayout() }
  }

  private func readFrames(of indices: Set<Int>) {
    for index in indices {
      guard case .view(let view) = boxes[index] else { continue }
      values.frames[index] = (isLaidOut[index] ? view.layoutState.ownFrame : nil) ?? view.modelFrame
      if !isLaidOut[index], baselines.contains(index) { changedContents.insert(index) }
    }
  }

  private func update() {
    for constraint in changedConstraints {
      guard let place = places[ObjectIdentifier(constraint)] else { continue }
      values.constants[place] = constraint.viewConstant
    }
    readFrames(of: changedFrames)
    for index in changedContents { measure(index) }
    changedConstraints = []
    changedFrames = []
    changedContents = []
    isStale = false
  }

  /// Asks for the content of a view as if no line had to break.
  private func measure(_ index: Int) {
    guard case .view(let view) = boxes[index] else { return }
    let label = view as? UILabel
    label?.layoutWidth = nil
    let content = Content(view, isLaidOut[index], baselines.contains(index))
    set(content, at: index)
    guard isLaidOut[index], let label, label.numberOfLines != 1, content.size != nil else {
      wholes[index] = nil
      return
    }
    wholes[index] = content
    fits[index] = nil
  }

  private func set(_ content: Content, at index: Int) {
    values.contentSizes[index] = content.size
    values.baselines[index] = content.baselines
  }

  // MARK: - Solving

  /// Sets the solution of each view, and marks the superviews of those whose solution has changed for layout.
  ///
  /// A frame that the program gave to a view stays until its superview is laid out for another reason. Where the
  /// constraints leave that frame open, it is a part of the solution, which then changes without such a reason: it is
  /// solved first, and alone.
  func solve(_ recorder: Recorder) {
    if !movedViews.isEmpty {
      readFrames(of: movedViews)
      settle(keeping: movedViews)
      movedViews = []
    }
    update()
    settle(keeping: [])
    guard let engine, let conflict = engine.conflict(at: values, &cache) else { return }
    note(conflict, recorder)
  }

  /// - Parameter keeping: the views that need no layout if their solutions change.
  private func settle(keeping keptViews: Set<Int>) {
    guard let engine else { return }
    for (index, whole) in wholes { set(whole, at: index) }
    var frames = engine.frames(at: values, &cache)
    if fitLabels(engine, frames) { frames = engine.frames(at: values, &cache) }
    for (index, frame) in zip(engine.laidOut, frames) {
      switch boxes[index] {
      case .view(let view):
        guard !frame.isNear(view.layoutState.solution ?? view.modelFrame) else {
          view.layoutState.solution = view.layoutState.solution ?? frame
          continue
        }
        view.layoutState.solution = frame
        if keptViews.contains(index) { continue }
        // A root has no superview that would lay it out.
        view.superview.map { $0.setNeedsLayout() } ?? view.applySolution()
      case .guide(let guide): guide.placed = frame
      }
    }
  }

  /// Measures labels again whose lines break: a label's height follows from the width of a first layout.
  private func fitLabels(_ engine: LayoutEngine, _ frames: [Rect]) -> Bool {
    guard !wholes.isEmpty else { return false }
    var changes = false
    for (index, frame) in zip(engine.laidOut, frames) {
      guard let whole = wholes[index]?.size, case .view(let view) = boxes[index],
        let label = view as? UILabel
      else { continue }
      guard frame.width > 0, frame.width < whole.width else {
        label.layoutWidth = nil
        continue
      }
      label.layoutWidth = CGFloat(frame.width)
      var content: Content
      if let known = fits[index], known.width == frame.width {
        content = known.content
      } else {
        content = Content(label, true, baselines.contains(index))
        fits[index] = (frame.width, content)
      }
      content.size?.width = whole.width
      set(content, at: index)
      changes = true
    }
    return changes
  }

  private func note(_ conflict: LayoutConflict, _ recorder: Recorder) {
    var fixed: [String] = []
    let text = conflict.message { member in
      switch member {
      case .constraint(let place):
        let constraint = constraints[place]
        for view in [constraint.first.view, constraint.second?.view].compactMap(\.self)
        where view.layoutState.translatesMask && view.superview != nil {
          if !fixed.contains(view.shownName) { fixed.append(view.shownName) }
        }
        return "`\(constraint.text)`" + (constraint.identifier.map { " (\($0))" } ?? "")
      case .minimum(let index, let attribute):
        guard case .view(let view) = boxes[index] else { return "`guide.\(attribute) >= 0`" }
        return "`\(view.shownName).\(attribute.rawValue) >= 0`"
      }
    }
    let keeps = fixed.map {
      "; \($0) keeps its frame, because its translatesAutoresizingMaskIntoConstraints is true"
    }
    recorder.noteConflict("\(text.message); \(text.hint)\(keeps.joined())")
  }
}

/// The size of a view's content, and its baselines.
private struct Content {
  var size: Size?
  var baselines: LayoutBaselines?

  @MainActor
  init(_ view: UIView, _ isLaidOut: Bool, _ hasBaselines: Bool) {
    if isLaidOut {
      let content = view.intrinsicContentSize.core
      size = content.width < 0 && content.height < 0 ? nil : content
    }
    guard hasBaselines, let label = view as? UILabel else { return }
    let width = isLaidOut ? label.layoutWidth.map(Double.init) : Double(label.bounds.width)
    baselines = label.measured(width: label.numberOfLines == 1 ? nil : width).baselines
  }
}

extension UIView {
  /// The frame without the transform.
  var modelFrame: Rect {
    guard case .rect(let rect) = recorder.live.model(.frame, ofTarget: layer.target) else {
      return Rect(x: 0, y: 0, width: 0, height: 0)
    }
    return rect
  }
}
