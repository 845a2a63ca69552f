import CAnimPages

/// Styles, scripts and pages embedded in the program.
package enum EmbeddedFile {
  /// The bytes of a file, such as `preview/app.css`; nil for an unknown name.
  package static func bytes(_ name: String) -> [UInt8]? {
    let file = unsafe embeddedFile(name)
    // The bytes are constants of the program.
    guard let bytes = unsafe file.bytes else { return nil }
    return unsafe Array(UnsafeBufferPointer(start: bytes, count: file.count))
  }

  /// The text of a file, which must exist.
  package static func text(_ name: String) -> String {
    guard let bytes = bytes(name) else { preconditionFailure("\(name) is not in CPages") }
    return String(decoding: bytes, as: UTF8.self)
  }
}
