/// A type of a client, in a module that is called like a folder of the library.
public struct TextNote {
  public let text = "Text of the client"

  public init() {}
}
