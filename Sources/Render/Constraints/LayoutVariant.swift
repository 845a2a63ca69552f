import AnimLayout
import AnimPrimitives

/// The layout of a scene while its stacks arrange the same views.
///
/// The constraints of stacks come after those of the scene, and the rectangles between their views after the views.
struct LayoutVariant: Sendable {
  let engine: LayoutEngine
  let stacks: SceneStacks.Arrangement
  private var cache = LayoutEngine.Cache()

  init(engine: LayoutEngine, stacks: SceneStacks.Arrangement) {
    self.engine = engine
    self.stacks = stacks
  }

  /// The frames of the scene's views that are laid out, in tree order.
  ///
  /// - Parameter values: of the scene's views and constraints.
  mutating func frames(at values: LayoutValues) -> [Rect] {
    engine.frames(at: complete(values), &cache).dropLast(stacks.spacers.count)
  }

  func conflict(at values: LayoutValues) -> LayoutConflict? {
    engine.conflict(at: complete(values))
  }

  /// The scene's views with undetermined parts.
  func ambiguities(at values: LayoutValues) -> [LayoutAmbiguity] {
    engine.ambiguities(at: complete(values)).filter { $0.node < values.frames.count }
  }

  /// The values with those of the stacks.
  private func complete(_ values: LayoutValues) -> LayoutValues {
    guard !stacks.constraints.isEmpty else { return values }
    var values = values
    for _ in stacks.spacers {
      values.frames.append(.zero)
      values.contentSizes.append(nil)
      values.baselines.append(nil)
    }
    for constraint in stacks.constraints {
      values.constants.append(constraint.constant)
      values.multipliers.append(constraint.multiplier)
      values.isActive.append(true)
      values.activations.append(1)
    }
    return values
  }
}
