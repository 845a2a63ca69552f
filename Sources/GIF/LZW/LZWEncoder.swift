/// Compresses an image's indices into the sub-blocks of a GIF by variable-length LZW (GIF89a, appendix F).
///
/// The input is runs of equal pixels. The dictionary is cleared when it is full, so that it adapts to the next pixels.
struct LZWEncoder: ~Copyable {
  private var dictionary: LZWDictionary
  private var writer = SubBlockWriter()

  private init(minimumCodeSize: Int) {
    dictionary = LZWDictionary(minimumCodeSize: minimumCodeSize)
    emit(dictionary.clearCode)
  }

  /// Returns the image's data: sub-blocks with their lengths, without the block terminator. Each code stands for the
  /// longest string of the dictionary.
  ///
  /// - Precondition: the code size is 2…8, and every index is below 2 to the power of it.
  static func encode(_ runs: [IndexRun], minimumCodeSize: Int) -> [UInt8] {
    var encoder = LZWEncoder(minimumCodeSize: minimumCodeSize)
    encoder.append(runs)
    return encoder.finish()
  }

  /// Compresses runs with several possible indices: index and string are chosen together.
  ///
  /// - Returns: the data and the chosen indices.
  static func encode(_ options: IndexOptions) -> (data: [UInt8], indices: [IndexRun]) {
    var encoder = LZWEncoder(minimumCodeSize: options.codeSize)
    let indices = encoder.append(options)
    return (encoder.finish(), indices)
  }
}

// MARK: - Given strings

extension LZWEncoder {
  /// Writes the codes of strings. They were chosen with the same dictionary, which is cleared when it is full.
  static func encode(_ strings: ChosenStrings) -> [UInt8] {
    var encoder = LZWEncoder(minimumCodeSize: strings.codeSize)
    for code in strings.codes {
      encoder.emit(Int(code))
      if encoder.dictionary.isFull {
        encoder.clear()
      } else {
        encoder.dictionary.countEntry()
      }
    }
    return encoder.finish()
  }
}

// MARK: - Given indices

extension LZWEncoder {
  private mutating func append(_ runs: [IndexRun]) {
    var node = -1
    for run in runs {
      var rest = run.length
      if node < 0 {
        node = Int(run.index)
        rest &-= 1
      }
      while rest > 0 {
        let next = dictionary.step(from: node, index: run.index, rest: &rest)
        if next != node {
          node = next
          continue
        }
        emit(node)
        if dictionary.isFull {
          clear()
        } else {
          dictionary.addNew(node, run.index)
        }
        node = Int(run.index)
        rest &-= 1
      }
    }
    emitLast(node)
  }
}

// MARK: - Chosen indices

extension LZWEncoder {
  private mutating func append(_ options: IndexOptions) -> [IndexRun] {
    var result = IndexRuns(capacity: options.runs.count)
    var runs = Array(repeating: LZWDictionary.StringRun(), count: LZWDictionary.limit)
    var string = runs.mutableSpan
    let estimates = StringSearch.estimates(for: options)
    var search = StringSearch(options, estimates)
    var place = StringSearch.Place(options, run: 0)
    // The first index of the next string, which was decided with the previous string.
    var first: UInt8?
    while true {
      let found = search.best(in: dictionary, from: place, first: first)
      var rest = dictionary.getRunsBackwards(of: found.node, &string)
      while rest > 0 {
        rest &-= 1
        result.append(string[rest].index, Int(string[rest].length))
      }
      guard let next = found.next else {
        emitLast(found.node)
        return result.finish()
      }
      emit(found.node)
      if dictionary.isFull {
        clear()
      } else {
        dictionary.add(found.node, next)
      }
      first = next
      place = found.end
    }
  }
}

// MARK: - Codes

extension LZWEncoder {
  private mutating func emitLast(_ node: Int) {
    guard node >= 0 else { return }
    emit(node)
    // The decoder adds an entry for this code as well, which may widen the codes.
    dictionary.countEntry()
  }

  /// Clears the full dictionary.
  private mutating func clear() {
    emit(dictionary.clearCode)
    dictionary.reset()
  }

  /// Ends the image, and returns its sub-blocks.
  private consuming func finish() -> [UInt8] {
    emit(dictionary.clearCode + 1)
    return writer.finish()
  }

  @inline(__always)
  private mutating func emit(_ code: Int) {
    writer.write(
      UInt32(truncatingIfNeeded: code), bits: UInt32(truncatingIfNeeded: dictionary.codeSize))
  }
}
