package import AnimMotion
public import AnimPrimitives

/// The rare properties of a view that is composited in a special way.
package struct ViewCompositing: Sendable {
  var blendMode = BlendMode.normal
  var isIsolated = false
  /// At most one element. An array, because a view cannot contain a view.
  var masks: [View] = []
  var maskMode = MaskMode.alpha
  var clipRule = FillRule.winding
}

extension View {
  private var rare: ViewCompositing {
    get { compositing.first ?? ViewCompositing() }
    set { compositing = [newValue] }
  }

  /// The blending of the view and its subviews with what lies below.
  public var blendMode: BlendMode {
    get { rare.blendMode }
    set { rare.blendMode = newValue }
  }

  /// Whether the blend modes of subviews see only this view and its subviews. Source: CSS `isolation: isolate`.
  public var isIsolated: Bool {
    get { rare.isIsolated }
    set { rare.isIsolated = newValue }
  }

  /// A view in this one's coordinates that hides parts of it; nil for none. Source: UIView.mask.
  public var mask: View? {
    get { rare.masks.first }
    set { rare.masks = newValue.map { [$0] } ?? [] }
  }

  /// The part that the mask shows.
  public var maskMode: MaskMode {
    get { rare.maskMode }
    set { rare.maskMode = newValue }
  }

  /// The fill rule of `clipPath`.
  public var clipRule: FillRule {
    get { rare.clipRule }
    set { rare.clipRule = newValue }
  }

  /// Whether a path clips the view.
  package var hasClipPath: Bool { initialValues[.clipPath] != nil }

  /// Whether the view has a filter, which may change nothing.
  package var hasFilter: Bool { initialValues[.filterBlur] != nil }

  /// Whether the view is glass.
  package var hasBackdrop: Bool { initialValues[.backdropBlur] != nil }

  /// The owners of properties that the view has besides those of its type.
  package var extraOwners: Set<PropertyOwner> {
    var owners: Set<PropertyOwner> = []
    if gradient != nil { owners.insert(.gradient) }
    if hasClipPath { owners.insert(.clipPath) }
    if hasFilter { owners.insert(.filter) }
    if hasBackdrop { owners.insert(.backdrop) }
    return owners
  }

  /// Gives the view the properties of an owner, with the values that change nothing, unless it has them:
  /// `view.addProperties(of: .filter)`.
  package mutating func addProperties(of owner: PropertyOwner) {
    for property in Property.whole where property.owner == owner {
      for channel in property.channels where initialValues[channel] == nil {
        initialValues[channel] = channel.plainValue
      }
    }
  }
}
