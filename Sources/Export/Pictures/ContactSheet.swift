import AnimDocuments
package import AnimPrimitives
package import AnimRendering
import AnimScenes

/// Pictures at several times on one sheet, with captions.
package struct ContactSheet: Sendable {
  /// The sheet with its texts; `place` adds pictures.
  package private(set) var pixmap: Pixmap
  /// Warnings about its texts.
  package let notes: [String]
  private let layout: SheetLayout
  private let background: PremultipliedColor

  /// A sheet without pictures.
  ///
  /// - Parameters:
  ///   - layout: must fit, and must have a title if `title` is not nil.
  ///   - captions: one for each picture.
  ///   - renderer: the source of the fonts.
  /// - Throws: an error for a character that no font has, unless the renderer draws boxes.
  package init(
    _ layout: SheetLayout, title: String?, captions: [String], isDark: Bool,
    fontsOf renderer: Renderer
  ) throws(RenderError) {
    let background = isDark ? Color(white: 0.23) : Color(white: 0.9)
    let text = isDark ? Color(white: 0.92) : Color(white: 0.2)
    var labels: [View] = []
    if let title, let place = layout.title {
      labels.append(
        .label(
          "sheet title", title, frame: place, fontSize: 15 * layout.unit, textColor: text,
          content: LabelContent(fontWeight: 600)))
    }
    for (index, caption) in captions.enumerated() where !caption.isEmpty {
      guard let place = layout.captionPlace(of: index) else { continue }
      labels.append(
        .label(
          "caption \(index)", caption, frame: place, fontSize: 11 * layout.unit, textColor: text,
          content: LabelContent(usesMonospacedDigits: true)))
    }
    let scene = Scene(
      size: Size(Double(layout.width), Double(layout.height)), background: background,
      views: labels)
    let texts = try renderer.annotations(scene)
    pixmap = texts.pixmap(at: 0)
    notes = texts.warnings.map(\.message)
    self.layout = layout
    self.background = PremultipliedColor(background)
  }

  /// Draws a picture at its position. A larger picture is cropped at the right and bottom.
  package mutating func place(_ picture: Pixmap, at index: Int) {
    guard let place = layout.place(of: index),
      let part = IntRect(
        x: 0, y: 0, width: min(place.width, picture.width),
        height: min(place.height, picture.height)),
      let target = IntRect(x: place.x, y: place.y, width: part.width, height: part.height)
    else { return }
    pixmap.replace(target, with: picture.cropped(to: part).laid(over: background))
  }
}

extension Color {
  fileprivate init(white: Double) {
    self.init(red: white, green: white, blue: white, alpha: 1)
  }
}

extension Pixmap {
  /// The picture composited over an opaque colour, rounded to nearest.
  fileprivate func laid(over color: PremultipliedColor) -> Pixmap {
    let solid = pixels.map { pixel -> UInt32 in
      let rest = 255 - pixel >> 24
      guard rest > 0 else { return pixel }
      func component(_ shift: UInt32) -> UInt32 {
        ((pixel >> shift & 255) + (rest * (color.rgba >> shift & 255) + 127) / 255) << shift
      }
      return component(0) | component(8) | component(16) | 0xFF00_0000
    }
    return Pixmap(width: width, height: height, pixels: solid)
  }
}

extension Double {
  /// Seconds for a caption, with two decimals.
  package var captionText: String {
    let hundredths = Int((self * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
  }
}
