import Testing

@testable import AnimCodecs

struct AnimationFrameTests {
  @Test func `a frame without a duration traps`() async {
    await #expect(processExitsWith: .failure) {
      _ = AnimationFrame(patch: nil, duration: 0)
    }
  }
}
