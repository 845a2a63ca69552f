/// An edge, a middle or a side, from which constraints are made. Source: NSLayoutAnchor.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType> {
  let party: LayoutParty
  let attribute: NSLayoutConstraint.Attribute

  init(_ party: LayoutParty, _ attribute: NSLayoutConstraint.Attribute) {
    self.party = party
    self.attribute = attribute
  }

  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, 1, constant)
  }

  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, 1, constant)
  }

  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, 1, constant)
  }

  func relate(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?,
    _ multiplier: CGFloat, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      party, attribute, relation, other?.party, other?.attribute ?? .notAnAttribute, multiplier,
      constant)
  }
}

/// The kinds of anchors, which cannot be mixed.
public enum LayoutXAxis {}
public enum LayoutYAxis {}
public enum LayoutDimension {}

/// Source: NSLayoutXAxisAnchor.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<LayoutXAxis> {}

/// Source: NSLayoutYAxisAnchor.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<LayoutYAxis> {}

/// Source: NSLayoutDimension.
public final class NSLayoutDimension: NSLayoutAnchor<LayoutDimension> {
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    relate(.equal, nil, 1, constant)
  }

  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, nil, 1, constant)
  }

  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, nil, 1, constant)
  }

  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, multiplier, constant)
  }

  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, multiplier, constant)
  }

  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, multiplier, constant)
  }
}

// MARK: - Anchors of views and guides

/// A view or a layout guide.
@preconcurrency @MainActor
public protocol LayoutAnchored: AnyObject {}

extension UIView: LayoutAnchored {}
extension UILayoutGuide: LayoutAnchored {}

extension LayoutAnchored {
  private var party: LayoutParty { LayoutParty(self) ?? LayoutParty() }

  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(party, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(party, .right) }
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(party, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(party, .trailing) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(party, .centerX) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(party, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(party, .bottom) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(party, .centerY) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(party, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(party, .height) }
}

extension UIView {
  /// The baseline of a label's first line; the top of other views.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutParty(self), .firstBaseline)
  }

  /// The baseline of a label's last line; the bottom of other views.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutParty(self), .lastBaseline)
  }
}
