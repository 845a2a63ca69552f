/// A type of a client, in a module that is called like a folder of the library.
public struct MotionNote {
  public let text = "Motion of the client"

  public init() {}
}
