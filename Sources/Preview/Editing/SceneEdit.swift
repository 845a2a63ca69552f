import AnimDocuments

/// An edit of a scene's file, as a request asks for it.
enum SceneEdit: Sendable {
  /// A value gets another text.
  case set(JSONPointer, value: String)
  /// Bytes at an offset are replaced by others: the undoing of an edit.
  case replace(offset: Int, old: [UInt8], new: [UInt8])

  enum Fault: Error {
    case request(String)
    case text(TextEdit.Fault)
    /// The file does not hold the expected bytes at the place.
    case moved
  }

  /// nil if the request names neither a handle nor a place.
  init?(_ request: HTTPRequest) {
    if let handle = request.value("handle").flatMap({ JSONPointer($0) }),
      let value = request.value("value")
    {
      self = .set(handle, value: value)
    } else if let offset = request.integer("offset"), offset >= 0,
      let old = request.value("old"), let new = request.value("new")
    {
      self = .replace(offset: offset, old: Array(old.utf8), new: Array(new.utf8))
    } else {
      return nil
    }
  }

  /// The change of a text.
  func change(of bytes: [UInt8]) throws(Fault) -> TextEdit {
    switch self {
    case .set(let pointer, let value):
      do {
        return try TextEdit.setting(pointer, to: value, in: bytes)
      } catch {
        throw .text(error)
      }
    case .replace(let offset, let old, let new):
      let (end, overflows) = offset.addingReportingOverflow(old.count)
      guard !overflows, end <= bytes.count, bytes[offset..<end].elementsEqual(old) else {
        throw .moved
      }
      return TextEdit(range: offset..<end, replacement: new)
    }
  }
}

extension SceneEdit.Fault {
  var message: String {
    switch self {
    case .request(let text): text
    case .text(.document): "the file is not JSON"
    case .text(.value): "the value must be JSON, such as 0.5 or \"text\""
    case .text(.place(let pointer)): "the file has no place \(pointer)"
    case .moved: "the file has other text at the place"
    }
  }
}
