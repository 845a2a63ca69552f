/// The constraints of a stack of views, as UIStackView makes them. Their identifiers are UIKit's.
///
/// The views are known by their places among the arranged ones, so that scenes and StageKit share the arrangement.
package struct StackArrangement: Sendable {
  /// An item of a constraint.
  package enum Party: Hashable, Sendable {
    /// The place of an arranged view.
    case view(Int)
    /// The stack's inside, within its margins.
    case box
    case stack
    /// A rectangle between two views, which nobody sees. Its number is below `spacerCount`.
    case spacer(Int)
  }

  /// A side or an edge of an item.
  package struct Term: Hashable, Sendable {
    package var party: Party
    package var attribute: LayoutAttribute

    init(_ party: Party, _ attribute: LayoutAttribute) {
      self.party = party
      self.attribute = attribute
    }
  }

  /// A constraint.
  package struct Rule: Hashable, Sendable {
    package var first: Term
    package var relation: LayoutConstraint.Relation
    /// nil if the right side is 0.
    package var second: Term?
    package var multiplier: Double
    package var constant: Double
    package var priority: Double
    package var identifier: String
  }

  /// An arranged view.
  package struct Item: Hashable, Sendable {
    /// A hidden view takes no room.
    package var isHidden: Bool
    /// Points between the view and the next visible one; the minimum for `equalSpacing` and `equalCentering`.
    package var spacingAfter: Double
    /// The length of the view's content along the axis; 0 without content. Only `fillProportionally` needs it.
    package var length: Double

    package init(isHidden: Bool, spacingAfter: Double, length: Double = 0) {
      self.isHidden = isHidden
      self.spacingAfter = spacingAfter
      self.length = length
    }
  }

  private let isHorizontal: Bool
  private let alignment: StackAlignment
  private let distribution: StackDistribution
  private let items: [Item]
  package private(set) var rules: [Rule] = []
  package private(set) var spacerCount = 0

  /// - Parameter fitsContent: whether the stack is no larger than its views need.
  package init(
    _ axis: StackAxis, _ alignment: StackAlignment, _ distribution: StackDistribution,
    of items: [Item], fitsContent: Bool
  ) {
    isHorizontal = axis == .horizontal
    self.alignment = alignment
    self.distribution = distribution
    self.items = items
    arrange(fitsContent: fitsContent)
  }

  /// The length of the content of a stack with these views, along its axis.
  package static func length(of items: [Item]) -> Double {
    let visible = items.filter { !$0.isHidden }
    return visible.reduce(0) { $0 + $1.length }
      + visible.dropLast().reduce(0) { $0 + $1.spacingAfter }
  }

  private var start: LayoutAttribute { isHorizontal ? .leading : .top }
  private var end: LayoutAttribute { isHorizontal ? .trailing : .bottom }
  private var center: LayoutAttribute { isHorizontal ? .centerX : .centerY }
  private var length: LayoutAttribute { isHorizontal ? .width : .height }
  private var crossStart: LayoutAttribute { isHorizontal ? .top : .leading }
  private var crossEnd: LayoutAttribute { isHorizontal ? .bottom : .trailing }
  private var crossCenter: LayoutAttribute { isHorizontal ? .centerY : .centerX }
}

// MARK: - Arranging

extension StackArrangement {
  private mutating func arrange(fitsContent: Bool) {
    let visible = items.indices.filter { !items[$0].isHidden }
    var last: Int?
    for place in items.indices {
      align(place, with: visible.first)
      guard !items[place].isHidden else {
        collapse(place, after: last)
        continue
      }
      if let last {
        follow(place, last)
      } else {
        add(.view(place), start, .equal, Term(.box, start), "UISV-canvas-connection")
      }
      last = place
    }
    size(visible)
    if let last { add(.view(last), end, .equal, Term(.box, end), "UISV-canvas-connection") }
    guard fitsContent else { return }
    for side in [LayoutAttribute.width, .height] {
      add(.stack, side, .equal, nil, "UISV-fitting", priority: LayoutConstraint.fittingSizeLevel)
    }
  }

  /// Gives views their lengths, if the distribution determines them.
  private mutating func size(_ places: [Int]) {
    switch distribution {
    case .fillEqually: sizeEqually(places)
    case .fillProportionally: sizeProportionally(places)
    case .fill, .equalSpacing, .equalCentering: break
    }
  }

  private mutating func sizeEqually(_ places: [Int]) {
    guard let first = places.first else { return }
    for place in places.dropFirst() {
      add(.view(place), length, .equal, Term(.view(first), length), "UISV-fill-equally")
    }
  }

  /// Gives views parts of the stack, by their contents. As in UIKit, spacing is a part of the whole, and the first views
  /// get their parts, so that the last one fills a stack that is longer or shorter than its content.
  private mutating func sizeProportionally(_ places: [Int]) {
    let spacing = places.dropLast().reduce(0) { $0 + items[$1].spacingAfter }
    let whole = Self.length(of: items)
    guard whole > max(spacing, 1) else { return sizeEqually(places) }
    for (rank, place) in places.enumerated() {
      let part = items[place].length
      add(
        .view(place), length, .equal, part > 0 ? Term(.box, length) : nil,
        "UISV-fill-proportionally", multiplier: part > 0 ? part / whole : 1,
        priority: Double(max(999 - rank, 751)))
    }
  }

  /// Places a view behind another one.
  private mutating func follow(_ place: Int, _ last: Int) {
    let isCentered = distribution == .equalCentering
    let isSpread = isCentered || distribution == .equalSpacing
    add(
      .view(place), start, isSpread ? .greaterThanOrEqual : .equal, Term(.view(last), end),
      "UISV-spacing", constant: items[last].spacingAfter)
    guard isSpread else { return }
    let spacer = Party.spacer(spacerCount)
    let edges = isCentered ? (center, center) : (end, start)
    add(spacer, start, .equal, Term(.view(last), edges.0), "UISV-distributing-edge")
    add(spacer, end, .equal, Term(.view(place), edges.1), "UISV-distributing-edge")
    if spacerCount > 0 {
      // Spacing and the sizes of contents count more than equal distances of centers.
      let priority = isCentered ? Double(max(150 - spacerCount, 50)) : LayoutConstraint.required
      add(
        spacer, length, .equal, Term(.spacer(0), length), "UISV-fill-equally", priority: priority)
    }
    spacerCount += 1
  }

  /// Gives a hidden view no length. Its subviews may ask for one, so this is not required.
  private mutating func collapse(_ place: Int, after last: Int?) {
    add(
      .view(place), start, .equal, last.map { Term(.view($0), end) } ?? Term(.box, start),
      "UISV-hiding")
    add(.view(place), length, .equal, nil, "UISV-hiding", priority: 999.5)
  }

  /// Places a view across the axis.
  private mutating func align(_ place: Int, with first: Int?) {
    let id = "UISV-alignment"
    var alignment = alignment
    if !isHorizontal, alignment == .firstBaseline || alignment == .lastBaseline {
      alignment = .leading
    }
    let startRelation: LayoutConstraint.Relation =
      alignment == .fill || alignment == .leading ? .equal : .greaterThanOrEqual
    let endRelation: LayoutConstraint.Relation =
      alignment == .fill || alignment == .trailing ? .equal : .lessThanOrEqual
    add(.view(place), crossStart, startRelation, Term(.box, crossStart), id)
    add(.view(place), crossEnd, endRelation, Term(.box, crossEnd), id)
    switch alignment {
    case .fill, .leading, .trailing: break
    case .center: add(.view(place), crossCenter, .equal, Term(.box, crossCenter), id)
    case .firstBaseline, .lastBaseline:
      guard let first, first != place else { return }
      let baseline = alignment == .firstBaseline ? LayoutAttribute.firstBaseline : .lastBaseline
      add(.view(place), baseline, .equal, Term(.view(first), baseline), id)
    }
  }

  private mutating func add(
    _ party: Party, _ attribute: LayoutAttribute, _ relation: LayoutConstraint.Relation,
    _ second: Term?, _ identifier: String, multiplier: Double = 1, constant: Double = 0,
    priority: Double = LayoutConstraint.required
  ) {
    rules.append(
      Rule(
        first: Term(party, attribute), relation: relation, second: second, multiplier: multiplier,
        constant: constant, priority: priority, identifier: identifier))
  }
}

/// The direction of a stack. Source: UIStackView.axis.
public enum StackAxis: String, Hashable, Sendable, CaseIterable {
  case horizontal, vertical
}

/// The places of a stack's views across its axis. Source: UIStackView.Alignment, whose `top` is `leading` and whose
/// `bottom` is `trailing`.
public enum StackAlignment: String, Hashable, Sendable, CaseIterable {
  case fill, leading, center, trailing
  /// Of labels; the top of other views. A column has `leading` instead.
  case firstBaseline
  /// Of labels; the bottom of other views. A column has `leading` instead.
  case lastBaseline
}

/// The places and lengths of a stack's views along its axis. Source: UIStackView.Distribution.
public enum StackDistribution: String, Hashable, Sendable, CaseIterable {
  case fill, fillEqually
  /// Views have parts of the stack, by the lengths of their contents.
  case fillProportionally
  case equalSpacing
  /// The middles of views have equal distances, if spacing leaves room for that.
  case equalCentering
}
