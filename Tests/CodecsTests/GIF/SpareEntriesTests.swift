import Primitives
import Testing

@testable import Codecs

/// Colours that exact frames lack, in entries of the global table that no image draws.
@Suite struct SpareEntriesTests {
  private let converter = OKLabConverter()
  private let flat: UInt32 = 0xFF12_3456

  private func planner(maxColors: Int = 256) -> TablePlanner {
    var options = GIFOptions()
    options.flatColors = [PremultipliedColor(rgba: flat)]
    options.maxColors = maxColors
    return TablePlanner(options, converter, frameTime: 4)
  }

  private func gray(_ level: Int) -> UInt32 { 0xFF00_0000 | UInt32(level) * 0x01_0101 }
  private func red(_ level: Int) -> UInt32 { 0xFF00_0000 | UInt32(level) }

  /// An exact frame that draws each colour once.
  private func frame(_ colors: [UInt32]) throws -> DeltaFrame {
    DeltaFrame(
      number: 1, rect: try #require(IntRect(width: colors.count, height: 1)),
      runs: colors.indices.map { ColorRun(color: $0, length: 1, isChanged: true) },
      colors: colors, counts: colors.map { _ in 1 }, duration: 4, hasContinuousTone: false,
      isExact: true)
  }

  private func used(_ indices: some Sequence<Int>) -> TableOrder.ColorSet {
    var set = TableOrder.ColorSet()
    for index in indices { set.insert(index) }
    return set
  }

  @Test func `drawn entries and flat colours stay, and what is lacking takes the others`() throws {
    // The transparent index, 198 grey levels and the flat colour, of which images draw the first hundred.
    let global = try #require(
      Palette((0..<198).map(gray) + [flat], hasTransparent: true, converter: converter))
    let lacking = (50..<150).map(red)
    let filled = try #require(
      planner().filled(
        global, sparing: used(0..<100), for: [frame([gray(3), flat] + lacking)]))
    let colors = filled.table.colors.map(\.rgba)
    #expect(Array(colors[..<100]) == global.table.colors[..<100].map(\.rgba))
    #expect(filled.transparentIndex == 0)
    #expect(Set(colors).isSuperset(of: lacking + [flat]))
    #expect(filled.table.bits == global.table.bits)
  }

  @Test func `room that the file's table has behind the last colour is taken too`() throws {
    let global = try #require(
      Palette((0..<130).map(gray), hasTransparent: true, converter: converter))
    let filled = try #require(
      planner().filled(
        global, sparing: used(0...130), for: [frame((0..<125).map { red($0 + 1) })]))
    #expect(filled.table.colors.count == 256)
    // As many colours as were asked for are the limit.
    let limited = try planner(maxColors: 200).filled(
      global, sparing: used(0...130), for: [frame((0..<125).map { red($0 + 1) })])
    #expect(limited == nil)
  }

  @Test func `a frame that lacks more than there is room for changes nothing`() throws {
    let global = try #require(
      Palette((0..<255).map(gray), hasTransparent: true, converter: converter))
    let many = try frame((0..<100).map { red($0 + 1) })
    #expect(planner().filled(global, sparing: used(0..<200), for: [many]) == nil)
    #expect(planner().filled(global, sparing: used(0..<200), for: []) == nil)
    #expect(planner().filled(global, sparing: used(0..<150), for: [many]) != nil)
  }
}
