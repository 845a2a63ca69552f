import Primitives
import Raster
import Scenes

/// Tells how large what a view shows is. Source: UIView.intrinsicContentSize.
///
/// Labels and images have a size of their own where the scene gives them none.
struct ContentMeasure: Sendable {
  let node: Int
  private let resources: Resources
  private let hasSize: Bool
  private let tintColor: Color?

  init(_ node: Int, _ view: View, _ resources: Resources) {
    self.node = node
    self.resources = resources
    if case .image(let image) = view.content {
      tintColor = image.tintColor
    } else {
      tintColor = nil
    }
    switch view.content {
    case .label, .image: hasSize = !view.hasFrame
    case .none, .shape: hasSize = false
    }
  }

  /// The size of a label's text without line breaks of the box, or of a picture in points; nil for
  /// views that have none.
  func size(_ state: ViewState) -> Size? {
    guard hasSize else { return nil }
    if let label = resources.label(node) { return Self.roundedUp(label.fittingSize(state)) }
    let key = ImageKey(source: state.imageSource, tintColor: tintColor)
    let pixmap = resources.images[key]?.storage.pixmap
    return pixmap.map { Size(Double($0.width), Double($0.height)) } ?? .zero
  }

  /// The size of a label whose lines break at a width; nil where they do not.
  func size(_ state: ViewState, width: Double) -> Size? {
    guard hasSize, let label = resources.label(node), label.wraps else { return nil }
    return Self.roundedUp(label.fittingSize(state, width: width))
  }

  /// Points: to 2⁻¹⁰, so that a text that just fits does so in spite of rounding errors.
  private static func roundedUp(_ size: Size) -> Size {
    Size((size.width * 1024).rounded(.up) / 1024, (size.height * 1024).rounded(.up) / 1024)
  }
}
