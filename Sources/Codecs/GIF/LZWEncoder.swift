/// Compresses one image's indices into the sub-blocks of a GIF by its variable-length LZW (GIF89a,
/// appendix F), fed with runs of equal pixels.
struct LZWEncoder: ~Copyable {
  private var dictionary: LZWDictionary
  private var writer = BlockWriter()

  private init(minimumCodeSize: Int) {
    dictionary = LZWDictionary(minimumCodeSize: minimumCodeSize)
    emit(dictionary.clearCode)
  }

  /// The image's data: sub-blocks with their lengths, without the block terminator. Each code stands for
  /// the longest string that the dictionary has.
  ///
  /// - Precondition: the code size is 2…8, and every index is below 2 to the power of it.
  static func encode(_ runs: [IndexRun], minimumCodeSize: Int) -> [UInt8] {
    var encoder = LZWEncoder(minimumCodeSize: minimumCodeSize)
    encoder.append(runs)
    return encoder.writer.finish()
  }

  /// The same for pixels that may be drawn in several ways: index and string are chosen together.
  ///
  /// - Returns: the data, and the indices that were chosen.
  static func encode(_ options: IndexOptions) -> (data: [UInt8], indices: [IndexRun]) {
    var encoder = LZWEncoder(minimumCodeSize: options.codeSize)
    let indices = encoder.append(options)
    return (encoder.writer.finish(), indices)
  }
}

// MARK: - Indices that are given

extension LZWEncoder {
  private mutating func append(_ runs: [IndexRun]) {
    var node = -1
    for run in runs {
      var rest = Int(run.length)
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
        add(node, run.index, isNew: true)
        node = Int(run.index)
        rest &-= 1
      }
    }
    finish(node)
  }
}

// MARK: - Indices that are chosen

extension LZWEncoder {
  private mutating func append(_ options: IndexOptions) -> [IndexRun] {
    var result = IndexRuns(capacity: options.runs.count)
    var runs = Array(repeating: IndexRun(length: 0, index: 0), count: LZWDictionary.limit)
    var string = runs.mutableSpan
    let estimates = StringSearch.estimates(for: options)
    var search = StringSearch(options, estimates)
    var place = StringSearch.Place(options, run: 0)
    // The next string's first index, once the one before is written.
    var first: UInt8?
    while true {
      let found = search.best(in: dictionary, from: place, first: first)
      var rest = dictionary.getRunsBackwards(of: found.node, &string)
      while rest > 0 {
        rest &-= 1
        result.append(string[rest].index, Int(string[rest].length))
      }
      guard let next = found.next else {
        finish(found.node)
        return result.finish()
      }
      emit(found.node)
      add(found.node, next, isNew: false)
      first = next
      place = found.end
    }
  }
}

// MARK: - Codes

extension LZWEncoder {
  /// Adds the string of a node and one more index; clears the dictionary where it is full, which was
  /// better than keeping it by any rule that was tried.
  ///
  /// - Parameter isNew: whether the string is known not to be there.
  @inline(__always)
  private mutating func add(_ node: Int, _ index: UInt8, isNew: Bool) {
    if dictionary.isFull {
      emit(dictionary.clearCode)
      dictionary.reset()
    } else if isNew {
      dictionary.addNew(node, index)
    } else {
      dictionary.add(node, index)
    }
  }

  /// The last code and the end.
  private mutating func finish(_ node: Int) {
    if node >= 0 {
      emit(node)
      // The decoder adds an entry for this code too, which may widen the codes.
      dictionary.countEntry()
    }
    emit(dictionary.clearCode + 1)
  }

  @inline(__always)
  private mutating func emit(_ code: Int) {
    writer.write(
      UInt32(truncatingIfNeeded: code), bits: UInt32(truncatingIfNeeded: dictionary.codeSize))
  }
}
