import Primitives
import Synchronization

/// A picture, then each time half as large, down to one pixel, so that it can be shown small without going through all
/// of it every time.
///
/// A class, for all who show the picture share them, on whatever thread. Each is made when it is asked for, and
/// forgotten when it was not for so long that to make it again takes little beside what was done since: together they
/// are a third of the picture, and a zoom passes through one after the other.
final class Halvings: Sendable {
  let pixmap: Pixmap
  private let state = Mutex(State())

  private struct State {
    /// By how often the picture was halved.
    var kept: [Int: Halving] = [:]
    /// Pixels that were shown, and that sizes were averaged from.
    var worked = 0
  }

  private struct Halving {
    var pixmap: Pixmap
    /// What had been done when it was used last.
    var lastUse: Int
  }

  /// A halving is forgotten after so many times the pixels of the picture, from which it is made again.
  private static let patience = 8

  init(_ pixmap: Pixmap) { self.pixmap = pixmap }

  /// The smallest that is at least as large.
  ///
  /// - Precondition: the picture is.
  func smallest(width: Int, height: Int) -> Pixmap {
    let number = count(width, height)
    guard number > 0 else { return pixmap }
    // Who asks for the same one meanwhile waits, and has not the memory of a second.
    return state.withLock { state in
      if let known = state.kept[number]?.pixmap {
        state.kept[number]?.lastUse = state.worked
        return known
      }
      let nearest = state.kept.keys.filter { $0 < number }.max()
      var result = nearest.flatMap { state.kept[$0]?.pixmap } ?? pixmap
      for _ in (nearest ?? 0)..<number {
        state.worked += result.pixels.count
        result = result.halved()
      }
      state.kept[number] = Halving(pixmap: result, lastUse: state.worked)
      return result
    }
  }

  /// How many there are; for tests.
  var keptCount: Int { state.withLock(\.kept.count) }

  /// The picture itself or the halving that has just this size; nil where none has.
  func pixmap(width: Int, height: Int) -> Pixmap? {
    let number = count(width, height)
    guard side(pixmap.width, number) == width, side(pixmap.height, number) == height else {
      return nil
    }
    return smallest(width: width, height: height)
  }

  /// How often the picture can be halved before a side becomes too short.
  private func count(_ width: Int, _ height: Int) -> Int {
    var count = 0
    while side(pixmap.width, count) > 1 || side(pixmap.height, count) > 1,
      side(pixmap.width, count + 1) >= width, side(pixmap.height, count + 1) >= height
    {
      count += 1
    }
    return count
  }

  /// A side that was halved so often, each time rounded up.
  private func side(_ length: Int, _ count: Int) -> Int { (length + 1 << count - 1) >> count }

  /// Takes note of how many pixels were shown, or averaged to others.
  func noteWork(_ pixels: Int) {
    let limit = Self.patience * pixmap.pixels.count
    state.withLock { state in
      state.worked += pixels
      guard !state.kept.isEmpty else { return }
      let oldest = state.worked - limit
      for (number, halving) in state.kept where halving.lastUse < oldest {
        state.kept[number] = nil
      }
    }
  }
}
