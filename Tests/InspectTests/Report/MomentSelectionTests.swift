import AnimPrimitives
import AnimRendering
import Testing

@testable import AnimDiff
@testable import AnimExport
@testable import AnimInspect
@testable import AnimRendering

struct MomentSelectionTests {
  /// An animation of one pixel that differs at the given moments.
  private static func moments(_ count: Int, differing: Set<Int>) -> [AnimationComparison.Moment] {
    let black = Pixmap(width: 1, height: 1)
    let white = Pixmap(width: 1, height: 1, filledWith: PremultipliedColor(rgba: .max))
    return (0..<count).map { index in
      AnimationComparison.Moment(
        baselineFrame: index + 1, candidateFrame: index + 1, start: Double(index), duration: 1,
        pixels: PixelComparison(black, differing.contains(index) ? white : black))
    }
  }

  @Test func `few moments are all shown`() {
    #expect(MomentSelection(Self.moments(6, differing: [4])).indices == Set(0..<6))
  }

  @Test func `the sample has the differences, their neighbours and even steps`() {
    let selection = MomentSelection(Self.moments(111, differing: [52, 53]))
    #expect(selection.indices == Set(stride(from: 0, through: 110, by: 22)).union(51...54))
  }

  @Test func `many that differ are an even choice`() {
    let selection = MomentSelection(Self.moments(1000, differing: Set(0..<1000)))
    #expect(selection.indices.isSuperset(of: [0, 999]))
    #expect(selection.indices.count <= 23)
  }

  @Test(arguments: 0..<30)
  func `an even choice has its number, ends and order`(length: Int) {
    let elements = (0..<length).map { $0 * 3 }
    let chosen = MomentSelection.evenly(elements, 7)
    #expect(chosen.count == min(length, 7))
    #expect(chosen == Array(Set(chosen)).sorted())
    #expect(chosen.first == elements.first && chosen.last == elements.last)
  }
}
