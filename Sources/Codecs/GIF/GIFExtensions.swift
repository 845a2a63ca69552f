/// The content of a GIF's extensions that were read so far, and the faults of the file.
struct GIFExtensions {
  /// The graphic control extension of the next image.
  var control = GraphicControlExtension.none
  private(set) var loopCount: Int?
  private(set) var comments: [String] = []
  private(set) var faults: [String] = []
  private static let faultLimit = 8

  /// Adds a fault that does not prevent the file from being shown.
  mutating func note(_ fault: String) {
    guard faults.count <= Self.faultLimit else { return }
    faults.append(faults.count < Self.faultLimit ? fault : "there are more faults")
  }
}

extension GIFExtensions {
  /// Reads extensions up to a block of another kind, and returns its kind. Bytes that begin no block are skipped, as the
  /// specification recommends.
  mutating func read(
    from handle: inout GIFFileReader
  ) throws(CodecError) -> GIFFileReader.Block {
    var isSkipping = false
    while true {
      let block = try handle.nextBlock()
      if block == .unknown {
        if !isSkipping { note("bytes that begin no block are skipped: \(handle.place)") }
        isSkipping = true
        continue
      }
      guard block == .extension else { return block }
      let content = try handle.readExtension()
      switch content.label {
      case 0xF9: readControl(content.blocks.first ?? [])
      case 0xFF: readApplication(content.blocks)
      case 0xFE: comments.append(String(decoding: content.blocks.joined(), as: UTF8.self))
      default: break
      }
    }
  }

  private mutating func readControl(_ block: [UInt8]) {
    guard block.count >= 4 else {
      note("a graphic control extension has \(block.count) bytes instead of 4, and is ignored")
      return
    }
    // Methods 4 to 7 are undefined. Browsers treat 4 as `previous`, because some encoders write it.
    let method = block[0] >> 2 & 7
    control = GraphicControlExtension(
      disposalMethod: method == 4 ? .previous : DisposalMethod(rawValue: method) ?? .unspecified,
      delayTime: UInt16(block[1]) | UInt16(block[2]) << 8,
      transparentColorIndex: block[0] & 1 == 1 ? block[3] : nil)
  }

  private mutating func readApplication(_ blocks: [[UInt8]]) {
    guard let name = blocks.first,
      ["NETSCAPE2.0", "ANIMEXTS1.0"].contains(String(decoding: name, as: UTF8.self))
    else { return }
    // Other sub-blocks may come first, such as 2 for a buffer size. Browsers skip them.
    for block in blocks.dropFirst() where block.count == 3 && block[0] == 1 {
      let repetitions = Int(block[1]) | Int(block[2]) << 8
      loopCount = repetitions == 0 ? 0 : repetitions + 1
    }
  }
}
