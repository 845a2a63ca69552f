/// All texts of a file. At most a megabyte of compressed texts is inflated, because a small file can hold a
/// gigabyte of them.
struct PNGTexts {
  private(set) var entries: [PNGMetadata.Entry] = []
  private(set) var unreadable: [MediaInfo.UnreadableText] = []
  /// The number of bytes that may still be inflated. Our files have one compressed text of at most a megabyte.
  private var budget = 1 << 20
  /// The same for damaged texts, so that they do not use the budget of the others.
  private var damagedBudget = 16 << 20

  /// - Throws: `library` if there is no memory.
  init(_ file: PNGFile) throws(CodecError) {
    let inflater = try Inflater()
    for part in file.parts {
      guard let chunk = PNGTextChunk(part.name, data: file.bytes[part.range]) else { continue }
      switch chunk.content {
      case .plain(let text): entries.append(chunk.entry(text))
      case .compressed(let stream): inflate(Array(stream), of: chunk, with: inflater)
      case .damaged: leaveOut(chunk, .damaged)
      }
    }
  }

  private mutating func inflate(
    _ stream: [UInt8], of chunk: PNGTextChunk, with inflater: borrowing Inflater
  ) {
    guard budget > 0, damagedBudget > 0 else { return leaveOut(chunk, .tooLong) }
    switch inflater.inflate(stream, atMost: budget) {
    case .bytes(let text):
      budget -= text.count
      entries.append(chunk.entry(text))
    case .tooLong:
      budget = 0
      leaveOut(chunk, .tooLong)
    case .damaged:
      // The inflater may have written as many bytes before it found the damage.
      damagedBudget -= min(budget, Inflater.maximumByteCount(of: stream))
      leaveOut(chunk, .damaged)
    }
  }

  private mutating func leaveOut(_ chunk: PNGTextChunk, _ reason: MediaInfo.UnreadableText.Reason) {
    unreadable.append(MediaInfo.UnreadableText(keyword: chunk.keyword, reason: reason))
  }
}
