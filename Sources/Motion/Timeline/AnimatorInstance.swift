/// An animator of a script, while the script is compiled.
struct AnimatorInstance: Sendable {
  /// What an animation block changes, with the number of the animator's own block.
  struct Block: Sendable {
    var changes: [PropertyChange]
    var keyframes: [Keyframe]
    /// Number of its progress function.
    var progress: Int
  }

  /// An animation that was stopped, with the model value that it led to; nil where an earlier one of the
  /// same channel has that, because from then on the model value is what was seen.
  struct Frozen: Sendable {
    var term: Int
    var model: AnimatableValue?
    /// Newer ones, each with what goes on in its place since.
    var lifted: [(term: Int, successor: Int)] = []
  }

  let declaration: AnimatorDeclaration
  /// Where it is declared.
  let origin: ScriptOrigin
  var animator: PropertyAnimator
  var blocks: [Block]
  /// Of its animations, each time it becomes active.
  var owner: Int
  /// Animations that it has begun.
  var terms: [Int] = []
  var frozen: [Frozen] = []
  /// How many of the animator's completions were passed on.
  var completed = 0

  /// When it comes to its end, if nothing else is called; nil where nothing ends it.
  var end: Double? {
    completed < animator.completions.count ? animator.completions[completed].time : nil
  }
}

/// Where a progress function is: an animator keeps its own, which its calls change.
enum ProgressSource: Sendable {
  case plain(ProgressFunction)
  /// Number of the animator, and of its block.
  case animator(Int, block: Int)
}
