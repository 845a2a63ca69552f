/// Where a part of a script was written: a byte offset into the scene's text.
///
/// Motion only hands it back in errors; it never looks inside.
public struct ScriptOrigin: Hashable, Sendable {
  public var offset: Int

  public init(offset: Int) {
    self.offset = offset
  }

  public static let unknown = ScriptOrigin(offset: 0)
}
