import AnimCodecs
import AnimPrimitives
import AnimRaster
import AnimSVG

/// The content of a picture's file.
enum PictureContent: Sendable {
  /// Pixels.
  case still(ImageStorage)
  /// Pixels that change in time.
  case sequence(SequenceCache)
  /// Outlines, sharp at every scale.
  case drawing(SVGDrawing)

  /// One point for each pixel, or the points of a drawing.
  var size: Size {
    switch self {
    case .still(let storage):
      Size(Double(storage.width), Double(storage.height))
    case .sequence(let cache): cache.sequence.size
    case .drawing(let drawing): drawing.size
    }
  }

  /// The number of pictures that it shows.
  var frameCount: Int {
    switch self {
    case .still, .drawing: 1
    case .sequence(let cache): cache.sequence.frames.count
    }
  }
}

extension PictureContent {
  /// - Throws: an error for a picture that cannot be drawn in nine parts.
  func check(_ resizable: EdgeInsets?) throws(AssetError) {
    guard let resizable else { return }
    if case .drawing = self {
      throw AssetError(
        "`resizable` stretches parts of pixels, and it is a drawing", hint: "remove `resizable`")
    }
    guard resizable.leaveRoom(in: size) else {
      throw AssetError(
        "`resizable` leaves nothing to stretch of its \(Int(size.width)) × \(Int(size.height)) points",
        hint: "give smaller distances: [top, left, bottom, right]")
    }
  }
}

/// A picture that was read, and the faults of its file that do not prevent it from being shown: each one sentence, lower
/// case, without a full stop.
struct ReadPicture {
  enum Content {
    case pixels(Pixmap)
    case sequence(PictureSequence)
    case drawing(SVGDrawing)
  }

  var content: Content
  var faults: [String]

  /// One point for each pixel, or the points of a drawing.
  var size: Size {
    switch content {
    case .pixels(let pixmap): Size(Double(pixmap.width), Double(pixmap.height))
    case .sequence(let sequence): sequence.size
    case .drawing(let drawing): drawing.size
    }
  }
}

extension PictureSequence {
  /// One point for each pixel.
  fileprivate var size: Size { Size(Double(width), Double(height)) }
}
