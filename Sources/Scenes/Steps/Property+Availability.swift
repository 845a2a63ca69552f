import AnimMotion

extension Property {
  /// Whether a target has the property.
  func isAvailable(on target: TargetTable.Target) -> Bool {
    switch (owner, target) {
    case (.constraint, .constraint), (.anyView, .view): true
    case (_, .view(let type, let extras)): owner == type.owner || extras.contains(owner)
    default: false
    }
  }

  /// A hint for a property that the target does not have.
  package var ownerHint: String {
    switch owner {
    case .anyView: "it is a property of views"
    case .gradient, .clipPath, .filter, .backdrop: "give the view a `\(owner)`"
    case .label, .image, .shape: "it belongs to a view of `\"type\": \"\(owner)\"`"
    case .constraint: "it is a property of constraints"
    }
  }
}

extension ViewType {
  /// The owner of the properties that only views of this type have.
  var owner: PropertyOwner {
    switch self {
    case .view, .stack: .anyView
    case .label: .label
    case .image: .image
    case .shape: .shape
    }
  }
}
