import AnimPrimitives
import Synchronization
import Testing

struct ParallelTests {
  @Test(arguments: [1, 2, 3, 8])
  func `results come in the order of their numbers`(workers: Int) {
    for count in 0..<20 {
      let squares = Parallel.map(count: count, workers: workers) { $0 * $0 }
      #expect(squares == (0..<count).map { $0 * $0 })
    }
    let pieces = Parallel.mapPieces(of: 10, length: 4, workers: workers) { Array($0) }
    #expect(pieces == [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9]])
  }

  @Test func `nested work from many threads ends`() async {
    let sums = await withTaskGroup(of: Int.self) { group in
      for start in 0..<8 {
        group.addTask {
          Parallel.map(count: 6, workers: 3) { outer in
            let background = BackgroundWork { start + outer }
            let inner = Parallel.map(count: 5, workers: 4) { inner in
              Parallel.map(count: 3, workers: 2) { $0 * inner }.reduce(0, +)
            }
            return inner.reduce(0, +) + background.value()
          }.reduce(0, +)
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    // 3 × (0 + 1 + 2 + 3 + 4) for each of six, and 6 × start + 0 + … + 5.
    #expect(sums.sorted() == (0..<8).map { 6 * 30 + 6 * $0 + 15 })
  }

  @Test(arguments: [2, 3])
  func `no more pieces run at a time than there are workers`(workers: Int) {
    // Makes the pool larger than the number of workers below.
    _ = Parallel.map(count: 16, workers: 8) { $0 }
    let counts = Mutex((now: 0, most: 0))
    _ = Parallel.map(count: 200, workers: workers) { number in
      counts.withLock { counts in
        counts.now += 1
        counts.most = max(counts.most, counts.now)
      }
      let spent = (0..<2000).reduce(number) { $0 &* 31 &+ $1 }
      counts.withLock { $0.now -= 1 }
      return spent
    }
    #expect(counts.withLock { $0.most } <= workers)
  }

  @Test func `captured values have one owner again when the work is done`() {
    final class Token: Sendable {}
    for _ in 0..<500 {
      var token = Token()
      let same = Parallel.map(count: 8, workers: 4) { [token] _ in ObjectIdentifier(token) }
      #expect(Set(same) == [ObjectIdentifier(token)])
      #expect(isKnownUniquelyReferenced(&token))
    }
  }

  @Test func `background work is done once, by any thread`() {
    let calls = Mutex(0)
    for number in 0..<200 {
      let (first, second) = Parallel.both(workers: 2) {
        -number
      } _: {
        number
      }
      #expect(first == -number && second == number)
    }
    let works = (0..<200).map { number in
      BackgroundWork {
        calls.withLock { $0 += 1 }
        return number
      }
    }
    #expect(works.map { $0.value() } == Array(0..<200))
    #expect(works.map { $0.value() } == Array(0..<200))
    #expect(calls.withLock { $0 } == 200)
  }
}
