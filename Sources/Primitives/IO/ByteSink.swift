/// Receives the bytes of a file in order.
public protocol ByteSink: AnyObject {
  func write(_ bytes: [UInt8]) throws(WriteError)
}

/// Bytes cannot be written.
public struct WriteError: Error, Hashable, Sendable {
  /// errno.
  public var code: Int32

  public init(code: Int32) {
    self.code = code
  }
}

/// Collects bytes in memory.
public final class MemorySink: ByteSink {
  public private(set) var bytes: [UInt8] = []

  public init() {}

  public func write(_ bytes: [UInt8]) {
    self.bytes.append(contentsOf: bytes)
  }
}
