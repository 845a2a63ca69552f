import AnimPrimitives
import AnimRendering
import StageKit

/// Movies that are made of random calls: views that come, go and come back, constraints, stacks, blocks, animators,
/// gestures, timers and links, in one to three movies that share the objects of a shelf.
@MainActor
final class RandomMovies {
  /// What a movie gave: hashes of its pictures, or the text of its errors.
  enum Outcome: Hashable {
    case pictures([UInt64])
    case errors(String)
  }

  var random: StageRandom
  /// Objects that outlive a movie, as a `static let` does.
  private(set) var views: [UIView]
  private var constraints: [NSLayoutConstraint] = []
  private(set) var animators: [UIViewPropertyAnimator] = []
  private(set) var links: [CADisplayLink] = []
  private(set) var timers: [Timer] = []
  /// Whether the finger touches or has just been lifted.
  var isTouching = false
  private(set) var animation = CABasicAnimation(keyPath: "opacity")
  private(set) var stage: Stage?
  /// The callbacks that may still be set off.
  private var budget = 0

  init(seed: UInt64) {
    random = StageRandom(seed: seed)
    views = []
    for index in 0..<8 {
      let frame = CGRect(x: 10 * index, y: 12 * index, width: 30, height: 20)
      let view: UIView
      switch index {
      case 2, 5: view = UILabel(frame: frame)
      case 3, 6: view = UIStackView(frame: frame)
      default: view = UIView(frame: frame)
      }
      view.backgroundColor = UIColor(
        red: CGFloat(index) / 8, green: 0.5, blue: 1 - CGFloat(index) / 8, alpha: 1)
      views.append(view)
    }
    animation.toValue = 0.25
    animation.duration = 0.5
  }

  /// Records and draws the movies.
  func outcomes() -> [Outcome] {
    (0..<roll(1...3)).map { _ in
      do {
        let movie = Movie(size: CGSize(width: 96, height: 96), duration: 1.5) { [self] in record($0)
        }
        let renderer = try movie.renderer(scale: 0.5, fps: 10)
        return .pictures([0, 0.2, 0.55, 0.9, 1.45].map { renderer.pixmap(at: $0).contentHash })
      } catch {
        return .errors("\(error)")
      }
    }
  }

  private func record(_ stage: Stage) {
    self.stage = stage
    budget = 40
    isTouching = false
    for _ in 0..<3 { stage.view.addSubview(any(views)) }
    for _ in 0..<14 {
      let delay = Double(roll(0...12)) / 10
      stage.after(delay) { [self] in act() }
      act()
    }
  }

  func keep(_ animator: UIViewPropertyAnimator) { animators.append(animator) }
  func keep(_ link: CADisplayLink) { links.append(link) }
  func keep(_ timer: Timer) { timers.append(timer) }

  // MARK: - Choices

  func roll(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  func any<Element>(_ elements: [Element]) -> Element { elements[roll(0...elements.count - 1)] }
  func length(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(roll(range)) }
  /// A view of the shelf or the stage's.
  var parent: UIView { roll(0...2) == 0 ? (stage?.view ?? views[0]) : any(views) }

  /// A callback that acts, as long as the movie may have more of them.
  var callback: () -> Void {
    { [self] in
      guard budget > 0 else { return }
      budget -= 1
      act()
    }
  }

  /// A call, or a few of them.
  func act() {
    switch roll(0...9) {
    case 0, 1: changeTree(any(views))
    case 2, 3: changeConstraints(any(views))
    case 4: changeStack(any(views))
    case 5: animate(any(views))
    case 6: drive(any(views))
    case 7: touch(any(views))
    case 8: wait()
    default: change(any(views))
    }
  }

  // MARK: - Layout

  private func changeConstraints(_ view: UIView) {
    switch roll(0...7) {
    case 0, 1, 2: constrain(view)
    case 3: if !constraints.isEmpty { any(constraints).isActive = false }
    case 4: if !constraints.isEmpty { any(constraints).constant = length(-10...60) }
    case 5:
      guard !constraints.isEmpty else { return }
      let constraint = any(constraints)
      if isWellRooted(constraint) { constraint.isActive = true }
    case 6: stage?.view.layoutIfNeeded()
    default: view.setNeedsLayout()
    }
  }

  /// Adds constraints of a lower priority, so that none contradicts another one.
  private func constrain(_ view: UIView) {
    guard view.superview != nil else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    let other = any(views)
    let added =
      switch roll(0...4) {
      case 0: view.leftAnchor.constraint(equalTo: other.leftAnchor, constant: length(-20...40))
      case 1: view.topAnchor.constraint(equalTo: other.bottomAnchor, constant: length(-20...40))
      case 2: view.widthAnchor.constraint(equalToConstant: length(5...60))
      case 3:
        view.heightAnchor.constraint(greaterThanOrEqualTo: other.heightAnchor, multiplier: 0.5)
      default: view.centerXAnchor.constraint(equalTo: other.layoutMarginsGuide.centerXAnchor)
      }
    added.priority = UILayoutPriority(Float(roll(1...9) * 100))
    constraints.append(added)
    if isWellRooted(added) { added.isActive = true }
  }

  /// Whether both items have a common ancestor.
  private func isWellRooted(_ constraint: NSLayoutConstraint) -> Bool {
    func view(_ item: AnyObject?) -> UIView? {
      item as? UIView ?? (item as? UILayoutGuide)?.owningView
    }
    func root(_ view: UIView?) -> UIView? {
      var next = view
      while let parent = next?.superview { next = parent }
      return next
    }
    guard let second = view(constraint.secondItem) else { return true }
    return root(view(constraint.firstItem)) === root(second)
  }
}
