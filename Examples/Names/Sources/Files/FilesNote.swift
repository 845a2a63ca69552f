/// A type of a client, in a module that is called like a folder of the library.
public struct FilesNote {
  public let text = "Files of the client"

  public init() {}
}
