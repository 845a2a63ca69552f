import AnimPrimitives

/// One of the four unknowns of a view, in the superview's coordinates.
enum LayoutPart: Int, CaseIterable {
  case left, top, width, height

  /// The part of a component. Each view has four consecutive components in this order.
  init(ofComponent component: Int) {
    self =
      switch component % 4 {
      case 0: .left
      case 1: .top
      case 2: .width
      default: .height
      }
  }
}

/// A sum of multiples of views' parts.
struct LinearForm: Sendable {
  struct Term: Hashable, Sendable {
    /// The index of a component, 4 × view + part; see `LayoutPart`.
    var component: Int
    var coefficient: Double
  }

  /// A multiple of the distance of a baseline below the middle of its label.
  struct BaselineTerm: Hashable, Sendable {
    var node: Int
    var isLast: Bool
    var coefficient: Double
  }

  private(set) var terms: [Term] = []
  private(set) var baselines: [BaselineTerm] = []

  mutating func addBaseline(ofNode node: Int, isLast: Bool, times coefficient: Double) {
    baselines.append(BaselineTerm(node: node, isLast: isLast, coefficient: coefficient))
  }

  mutating func add(_ part: LayoutPart, ofNode node: Int, times coefficient: Double) {
    let component = 4 * node + part.rawValue
    if let place = terms.firstIndex(where: { $0.component == component }) {
      terms[place].coefficient += coefficient
    } else {
      terms.append(Term(component: component, coefficient: coefficient))
    }
  }
}

extension Rect {
  /// A part of a frame.
  subscript(part: LayoutPart) -> Double {
    get {
      switch part {
      case .left: origin.x
      case .top: origin.y
      case .width: size.width
      case .height: size.height
      }
    }
    set {
      switch part {
      case .left: origin.x = newValue
      case .top: origin.y = newValue
      case .width: size.width = newValue
      case .height: size.height = newValue
      }
    }
  }
}
