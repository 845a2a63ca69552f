/// Where an encoder's bytes go.
public protocol ByteSink: AnyObject {
  func write(_ bytes: [UInt8]) throws(CodecError)
}

/// Collects bytes in memory.
public final class MemorySink: ByteSink {
  public private(set) var bytes: [UInt8] = []

  public init() {}

  public func write(_ bytes: [UInt8]) {
    self.bytes.append(contentsOf: bytes)
  }
}
