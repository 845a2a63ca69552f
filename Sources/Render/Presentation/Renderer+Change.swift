import AnimMotion
import AnimPrimitives
import AnimScenes

/// The changes that a spread of times follows.
package enum ChangeMeasure: Sendable {
  /// The way of views and their outlines.
  case movement
  /// Also opacity, colours, texts and all else.
  case everything
}

extension Renderer {
  /// How much the picture changes from each time to the next.
  ///
  /// A view that crosses the canvas counts 1. With `everything`, so do four views that appear or disappear, and four
  /// views that change in another way at all times.
  ///
  /// - Parameter times: seconds, in order.
  package func changes(between times: [Double], of measure: ChangeMeasure) -> [Double] {
    let diagonal = ViewState.length(scene.size.width, scene.size.height)
    var presentation = makePresentation()
    var before: [ViewState]?
    var result: [Double] = []
    for time in times {
      presentation.move(to: time, on: timeline)
      let states = presentation.states
      if let before {
        var sum = 0.0
        for index in Set(presentation.changedViews).sorted() {
          sum += states[index].movement(from: before[index]) / diagonal
          guard measure == .everything else { continue }
          sum += abs(states[index].visibleAlpha - before[index].visibleAlpha) / 4
          if states[index].differsElsewhere(from: before[index]) {
            sum += 0.25 / Double(times.count)
          }
        }
        result.append(sum)
      }
      before = states
    }
    return result
  }
}

extension ViewState {
  fileprivate var visibleAlpha: Double { isHidden ? 0 : alpha }

  /// The longest way of three corners in the superview, in points. The fourth follows from them but for perspective.
  fileprivate func movement(from other: ViewState) -> Double {
    zip(corners, other.corners).map { corner, other in
      guard let corner, let other else { return 0 }
      return Self.length(corner.x - other.x, corner.y - other.y)
    }.max() ?? 0
  }

  /// Nil for a corner behind the eye.
  private var corners: [Point?] {
    let space = transformToSuperview
    return [.zero, Point(x: bounds.width, y: 0), Point(x: bounds.width, y: bounds.height)]
      .map { space.apply(to: $0) }
  }

  fileprivate static func length(_ x: Double, _ y: Double) -> Double {
    (x * x + y * y).squareRoot()
  }

  /// Whether a value differs that neither moves the view nor is its opacity.
  fileprivate func differsElsewhere(from other: ViewState) -> Bool {
    Channel.allCases.contains { channel in
      channel != .alpha && channel != .isHidden && !channel.property.has(.place)
        && value(of: channel) != other.value(of: channel)
    }
  }
}
