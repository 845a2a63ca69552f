/// A type of a client, in a module that is called like a folder of the library.
public struct LayoutNote {
  public let text = "Layout of the client"

  public init() {}
}
