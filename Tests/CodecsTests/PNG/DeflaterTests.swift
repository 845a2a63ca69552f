import TestSupport
import Testing

@testable import Codecs

struct DeflaterTests {
  private static let efforts = [
    DeflateEffort.least, .quick, .indices, .thorough, .most,
    .smooth, .sparse, DeflateEffort(depth: 1, passes: 1),
    DeflateEffort(depth: 16, passes: 2, width: 8),
  ]

  @Test(arguments: efforts)
  func `inflating gives the same bytes`(effort: DeflateEffort) throws {
    var deflater = try Deflater()
    for (name, bytes) in Self.inputs {
      // The long ones take long without optimization.
      for period in bytes.count > 60_000 ? [3] : [1, 3, 4] {
        let stream = try deflater.compress(bytes, effort, period: period)
        let isSame = try Inflater().decompress(stream, atMost: max(1, bytes.count)) == bytes
        #expect(isSame, "\(name), period \(period)")
      }
    }
  }

  @Test(arguments: efforts)
  func `however bytes are handed over, the stream is the same`(effort: DeflateEffort) throws {
    var deflater = try Deflater()
    for (name, bytes) in Self.inputs where bytes.count > 9973 {
      let whole = try deflater.compress(bytes, effort, period: 3)
      deflater.begin(effort, period: 3)
      for start in stride(from: 0, to: bytes.count, by: 9973) {
        deflater.append(Array(bytes[start..<min(start + 9973, bytes.count)]))
      }
      let isSame = try deflater.finish() == whole
      #expect(isSame, "\(name)")
    }
  }

  @Test func `runs take next to nothing and noise hardly more than itself`() throws {
    var deflater = try Deflater()
    let zeros = [UInt8](repeating: 0, count: 1_000_000)
    #expect(try deflater.compress(zeros).count < 1100)
    #expect(try deflater.compress(zeros, .most).count < 1100)
    let noise = Self.noise(50_000, below: 256)
    #expect(try deflater.compress(noise).count < 50_200)
  }

  @Test(arguments: [DeflateEffort.least, .quick, .thorough, .most])
  func `what repeats by chance stays literals where those are cheaper`(effort: DeflateEffort) throws
  {
    var deflater = try Deflater()
    // Four bits a byte are all that there is to say.
    let noise = Self.noise(50_000, below: 16)
    let count = try deflater.compress(noise, effort).count
    #expect(count < 25_600)
  }

  @Test func `more effort gives smaller streams`() throws {
    var deflater = try Deflater()
    // Words of a few bytes in changing order.
    var generator = SeededGenerator(seed: 5)
    let words = (0..<40).map { _ in Self.noise(Int.random(in: 3...9, using: &generator), below: 60)
    }
    let bytes = (0..<3000).flatMap { _ in words.randomElement(using: &generator) ?? [] }
    let sizes = try [DeflateEffort.least, .quick, .thorough, .most].map {
      try deflater.compress(bytes, $0).count
    }
    #expect(sizes == sizes.sorted(by: >) && Set(sizes).count == sizes.count, "\(sizes)")
  }

  @Test(arguments: [0, 20])
  func `filters chosen by trial are those of the rows that compress well`(favour: Int) throws {
    // Rows that rise evenly, of which a filter leaves runs; then noise that each row repeats elsewhere.
    let noise = Self.noise(90, below: 256)
    var rows: [UInt8] = []
    for y in 0..<40 {
      for x in 0..<90 {
        rows.append(
          y < 20 ? UInt8(truncatingIfNeeded: x * 7 + y * y * 11) : noise[(x + y * 3) % 90])
      }
    }
    var deflater = try Deflater()
    let chosen = deflater.chooseFilters(rows, stride: 90, distance: 1, favour: favour)
    guard let chosen else {
      Issue.record("rows of 90 bytes are not too long")
      return
    }
    #expect(chosen.filters.count == 40)
    #expect(chosen.filters[2..<20].allSatisfy { $0 != 0 }, "\(chosen.filters)")
    #expect(chosen.filters[22...].allSatisfy { $0 == 0 }, "\(chosen.filters)")
    var filterer = PNGFilterer(.given(chosen.filters), stride: 90, distance: 1)
    let stream = try deflater.compress(filterer.filter(rows), .most)
    #expect(stream.count < 300)
    #expect(abs(chosen.byteCount - stream.count) < 100)
  }

  @Test func `rows too long for trials are told`() throws {
    var deflater = try Deflater()
    let rows = [UInt8](repeating: 1, count: 1 << 20)
    let chosen = deflater.chooseFilters(rows, stride: 1 << 20, distance: 3, favour: 0)
    #expect(chosen == nil)
  }

  // MARK: Inputs

  private static func noise(_ count: Int, below limit: Int) -> [UInt8] {
    var generator = SeededGenerator(seed: UInt64(count + limit))
    return (0..<count).map { _ in UInt8(Int.random(in: 0..<limit, using: &generator)) }
  }

  /// What is empty, tiny, longer than the window and than the buffer, equal, periodic and random.
  private static let inputs: [(String, [UInt8])] = {
    var inputs: [(String, [UInt8])] = [
      ("nothing", []), ("a byte", [7]), ("three", [0, 0, 0]), ("four", [1, 2, 3, 4]),
      ("noise", noise(20_000, below: 256)), ("two values", noise(20_000, below: 2)),
      ("a buffer of zeros", [UInt8](repeating: 0, count: 9 << 15)),
    ]
    for length in [11, 12, 47, 48, 49, 52, 258, 259, 260, 261, 262, 515, 516, 517, 1000] {
      let run = [UInt8](repeating: 0, count: length)
      inputs.append(("runs of \(length)", (0..<5).flatMap { [UInt8($0), 9] + run }))
    }
    let flat = [7] + [UInt8](repeating: 200, count: 1_999)
    inputs.append(("flat rows", (0..<20).flatMap { _ in flat }))
    // Rows like those of a picture: pixels of three bytes in long runs, with edges that move.
    var rows: [UInt8] = []
    for y in 0..<260 {
      for x in 0..<400 {
        rows += x < 90 + y % 37 || x > 300 ? [250, 240, 247] : [UInt8(y % 5), 128, UInt8(x % 2)]
      }
    }
    inputs.append(("rows", rows))
    return inputs
  }()
}
