/// An animator of a script during compilation.
struct AnimatorInstance: Sendable {
  /// The changes of an animation block.
  struct Block: Sendable {
    var changes: [PropertyChange]
    var keyframes: [Keyframe]
    /// The index of the block's progress function.
    var progress: Int
  }

  /// A stopped animation with the model value that it moved to; nil if an earlier animation of the same channel holds
  /// the value.
  struct Frozen: Sendable {
    var term: Int
    var model: AnimatableValue?
    /// Newer animations and their replacements.
    var lifted: [(term: Int, successor: Int)] = []
  }

  let declaration: AnimatorDeclaration
  /// The place of the declaration in the source.
  let origin: ScriptOrigin
  var animator: PropertyAnimator
  var blocks: [Block]
  /// The owner of the animations since the animator became active.
  var owner: Int
  /// The animations that the animator has begun.
  var terms: [Int] = []
  var frozen: [Frozen] = []
  /// The number of completions that have been recorded.
  var completed = 0
  /// Whether a live timeline reports the completions.
  var isWatched = false

  /// The time of the next completion if no other call is made, or nil.
  var end: Double? {
    completed < animator.completions.count ? animator.completions[completed].time : nil
  }
}

/// The source of a progress function. Animators compute their own, because calls change them.
enum ProgressSource: Sendable {
  case plain(ProgressFunction)
  /// The indices of the animator and of its block.
  case animator(Int, block: Int)
}
