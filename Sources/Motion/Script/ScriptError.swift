/// An error in a script and its place.
public struct ScriptError: Error, Hashable, Sendable {
  public var origin: ScriptOrigin
  /// One sentence, lower case, without a full stop.
  public var message: String
  /// A second sentence with advice, such as "did you mean …", or nil.
  public var hint: String?

  public init(_ message: String, at origin: ScriptOrigin, hint: String? = nil) {
    self.origin = origin
    self.message = message
    self.hint = hint
  }

  /// The error for a duration taken from a spring without damping.
  static func neverSettles(_ subject: String, at origin: ScriptOrigin) -> ScriptError {
    ScriptError(
      "a spring without damping never settles", at: origin, hint: "give the \(subject) a duration")
  }
}

/// All errors of a script; never empty.
public struct ScriptErrors: Error, Hashable, Sendable {
  public let errors: [ScriptError]
}

/// Where a part of a script was written: a byte offset into a text of the scene.
///
/// Motion only passes it to errors.
public struct ScriptOrigin: Hashable, Sendable, Comparable {
  private let text: UInt32
  private let position: UInt32

  /// The byte offset.
  public var offset: Int { Int(position) }
  /// Which text: 0 is the scene's file; the reader of the scene knows the others.
  public var source: Int { Int(text) }

  public init(offset: Int, source: Int = 0) {
    position = UInt32(clamping: offset)
    text = UInt32(clamping: source)
  }

  public static let unknown = ScriptOrigin(offset: 0)

  public static func < (a: ScriptOrigin, b: ScriptOrigin) -> Bool {
    (a.text, a.position) < (b.text, b.position)
  }
}
