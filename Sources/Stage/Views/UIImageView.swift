import AnimMotion
import AnimPrimitives
import AnimRendering
import AnimScenes

/// A picture of a PNG file. Source: UIImage.
///
/// A file that cannot be read is an error of the movie.
public final class UIImage: Sendable {
  /// Source: UIImage.RenderingMode.
  public enum RenderingMode: Sendable {
    case automatic, alwaysOriginal
    /// The picture is a stencil in the colour of its view's tint.
    case alwaysTemplate
  }

  /// The path of the file.
  let source: String
  /// Points, one for each pixel.
  public let size: CGSize
  public let renderingMode: RenderingMode
  /// The insets of the part that is stretched, if `resizableImage` set them.
  public let capInsets: UIEdgeInsets
  let isResizable: Bool

  /// Source: UIImage.ResizingMode.
  public enum ResizingMode: Sendable {
    /// Repeats the middle, which must be one point wide and high, so that it is the same as `stretch`.
    case tile
    case stretch
  }

  private init(
    _ source: String, _ size: CGSize, _ mode: RenderingMode, capInsets: UIEdgeInsets? = nil
  ) {
    self.source = source
    self.size = size
    renderingMode = mode
    self.capInsets = capInsets ?? .zero
    isResizable = capInsets != nil
  }

  /// - Parameter path: absolute, or from the current folder; or a `data:` URL.
  public convenience init?(contentsOfFile path: String) {
    self.init(path, call: "UIImage(contentsOfFile:)")
  }

  /// A resource of a bundle, or a file of the current folder, by its name with or without `.png`.
  public convenience init?(named name: String, in bundle: Bundle = .main) {
    let paths =
      [bundle.path(forResource: name, ofType: nil), bundle.path(forResource: name, ofType: "png")]
      .compactMap(\.self) + [name, "\(name).png"]
    self.init(
      paths.first(where: FileManager.default.fileExists(atPath:)) ?? name, call: "UIImage(named:)")
  }

  private convenience init?(_ source: String, call: String) {
    do throws(AssetError) {
      self.init(source, CGSize(try AssetSource().imageSize(of: source)), .automatic)
    } catch {
      Recorder.current.fault(call, "must have a PNG that can be read: \(error.reason)")
      return nil
    }
  }

  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    UIImage(source, size, mode, capInsets: isResizable ? capInsets : nil)
  }

  /// A picture whose corners keep their size when it is stretched.
  public func resizableImage(
    withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode = .tile
  ) -> UIImage {
    let call = "UIImage.resizableImage(withCapInsets:resizingMode:)"
    let middle = CGSize(
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
    guard
      [insets.top, insets.left, insets.bottom, insets.right, middle.width, middle.height]
        .allSatisfy({ $0 >= 0 }), middle.width > 0, middle.height > 0
    else {
      Recorder.current.fault(
        call,
        "insets must be 0 or more and leave something of \(size.width) × \(size.height) points")
      return self
    }
    if resizingMode == .tile, middle.width > 1 || middle.height > 1 {
      Recorder.current.fault(
        call, "must have `resizingMode: .stretch` unless its middle is one point wide and high")
    }
    return UIImage(source, size, renderingMode, capInsets: insets)
  }
}

extension UIEdgeInsets {
  fileprivate var core: EdgeInsets {
    EdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }
}

extension UIView {
  /// The place of a picture in its view. Source: UIView.ContentMode.
  public enum ContentMode: String, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }
}

/// A picture. Source: UIImageView.
@preconcurrency @MainActor
open class UIImageView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A view of the size of the picture.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    show()
  }

  /// A change is visible immediately, also in a block.
  open var image: UIImage? {
    didSet { if image !== oldValue { show() } }
  }

  open var contentMode = UIView.ContentMode.scaleToFill {
    didSet { if contentMode != oldValue { show() } }
  }

  /// The colour of pictures that are templates.
  open var tintColor: UIColor? = .systemBlue {
    didSet { if tintColor != oldValue { show() } }
  }

  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }

  private func show() {
    defer { invalidateIntrinsicContentSize() }
    guard let image else {
      layer.setContent(.none)
      return
    }
    let isTemplate = image.renderingMode == .alwaysTemplate
    let mode = ImageContent.Mode(rawValue: contentMode.rawValue) ?? .scaleToFill
    layer.setContent(
      .image(
        ImageContent(
          contentMode: mode, tintColor: isTemplate ? tintColor?.core : nil,
          resizable: image.isResizable && mode == .scaleToFill ? image.capInsets.core : nil)),
      [.imageSource: .text(image.source)])
    layer.set(.source, .text(image.source), "image")
  }
}
