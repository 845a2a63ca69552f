/// A type of a client, in a module that is called like a folder of the library.
public struct DiffNote {
  public let text = "Diff of the client"

  public init() {}
}
