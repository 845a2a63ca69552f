import AnimMotion
import Testing

@testable import AnimRendering

@Suite struct ViewStateTests {
  @Test(arguments: Channel.allCases)
  func `each channel of a view has a place in its state`(_ channel: Channel) {
    let isOfConstraint = [.constant, .multiplier, .isActive, .activation].contains(channel)
    #expect((ViewState().value(of: channel) == nil) == isOfConstraint)
  }
}
