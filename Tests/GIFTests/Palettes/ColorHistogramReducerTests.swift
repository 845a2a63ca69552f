import Testing

@testable import AnimGIF

struct ColorHistogramReducerTests {
  private static func color(_ rgba: UInt32, weight: Double) -> WeightedColor {
    WeightedColor(rgba: rgba, lab: OKLabConverter().convert(rgba), weight: weight)
  }

  @Test func `colours that are not very many are all kept`() {
    var colors = ColorHistogramReducer(of: 32_768)
    colors.add(Self.color(0xFF00_0000, weight: 1))
    colors.add(Self.color(0xFF00_0001, weight: 2))
    #expect(colors.colors.map(\.rgba) == [0xFF00_0000, 0xFF00_0001])
  }

  @Test func `the heaviest of many close colours is kept, with the weight of all`() {
    var colors = ColorHistogramReducer(of: 32_769)
    colors.add(Self.color(0xFF00_0000, weight: 2))
    colors.add(Self.color(0xFF00_0008, weight: 1))
    colors.add(Self.color(0xFF07_0707, weight: 3))
    colors.add(Self.color(0xFF00_0001, weight: 2))
    #expect(colors.colors.map(\.rgba) == [0xFF07_0707, 0xFF00_0008])
    #expect(colors.colors.map(\.weight) == [7, 1])
  }
}
