import AnimPlatform

extension CodecError: CustomStringConvertible {
  /// One sentence in lower case, without a full stop.
  public var description: String {
    switch self {
    case .size(let width, let height, let limit):
      "\(width) × \(height) pixels exceed the format's limit of \(limit) a side"
    case .sideLimit(let width, let height, let limit):
      "\(width) × \(height) pixels exceed the limit of \(limit) a side"
    case .malformed(let format, let reason): "invalid \(format): \(reason)"
    case .otherKind(let expected, let found): "not a \(expected): \(found)"
    case .cannotWrite(let code): "cannot be written: \(Self.message(for: code))"
    case .library(let name, let message): "\(name): \(message)"
    case .pixelCount(let count, let limit): "\(count) pixels exceed the limit of \(limit)"
    case .tickDuration(let numerator, let denominator):
      "the format cannot store a frame time of \(numerator)/\(denominator) s"
    case .metadata(let reason): "title or description: \(reason)"
    case .toolMissing(let name): "\(name) is required for this format and was not found"
    case .toolLacksEncoder(let name, let message), .toolFailed(let name, let message):
      "\(name): \(message)"
    case .tooManyColors(let frame, let count, let limit):
      "frame \(frame) has \(count) colours, more than the \(limit) of its table"
    case .softPixels(let frame, let count):
      "frame \(frame) has \(count) half-transparent pixels, which a GIF cannot store"
    }
  }

  private static func message(for code: Int32) -> String {
    // The text belongs to the C library and is copied immediately.
    guard let text = unsafe strerror(code) else { return "error \(code)" }
    return unsafe String(cString: text)
  }
}
