import AnimPrimitives
import Synchronization

/// Levels of pictures that are shown larger than expected: those that were used last, up to a number of pixels. A class,
/// because all pictures of a scene and all threads share them. One picture is decoded at a time.
package final class LargerLevels: Sendable {
  private struct Entry {
    /// The number of the first level.
    var first: Int
    /// Up to the last one that the picture does not keep.
    var levels: [Pixmap]
    var lastUse: Int

    var pixelCount: Int { levels.reduce(0) { $0 + $1.pixels.count } }
  }

  private struct State {
    var entries: [ObjectIdentifier: Entry] = [:]
    var useCount = 0
    var pixelCount = 0
  }

  private let pixelLimit: Int
  private let state = Mutex(State())

  /// - Parameter pixelLimit: the pixels that are kept, but at least the levels of one picture.
  package init(pixelLimit: Int) {
    self.pixelLimit = pixelLimit
  }

  /// The pixels that are kept now.
  package var pixelCount: Int { state.withLock { $0.pixelCount } }

  func level(_ number: Int, of chain: MipChain) -> Pixmap {
    let key = ObjectIdentifier(chain)
    return state.withLock { state in
      state.useCount += 1
      if let entry = state.entries[key], entry.first <= number {
        state.entries[key]?.lastUse = state.useCount
        return entry.levels[number - entry.first]
      }
      if let old = state.entries.removeValue(forKey: key) { state.pixelCount -= old.pixelCount }
      let entry = Entry(
        first: number, levels: chain.decodedLevels(from: number), lastUse: state.useCount)
      state.pixelCount += entry.pixelCount
      while state.pixelCount > pixelLimit,
        let oldest = state.entries.min(by: { $0.value.lastUse < $1.value.lastUse })
      {
        state.entries[oldest.key] = nil
        state.pixelCount -= oldest.value.pixelCount
      }
      state.entries[key] = entry
      return entry.levels[0]
    }
  }

  /// Forgets the levels of a picture that is not used any more.
  func forget(_ chain: ObjectIdentifier) {
    state.withLock { state in
      if let old = state.entries.removeValue(forKey: chain) { state.pixelCount -= old.pixelCount }
    }
  }
}
