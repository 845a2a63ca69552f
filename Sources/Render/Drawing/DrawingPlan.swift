import AnimMotion
import AnimPrimitives
import AnimScenes

/// The division of a scene's display list into chunks, to separate views that change from views that never do.
///
/// A view that never changes and is not a group can be divided: its own drawing and each of its subviews may be in
/// different chunks.
struct DrawingPlan: Sendable {
  /// The parts of a chunk, bottom first.
  enum Part: Sendable {
    /// Sibling views with their subviews.
    case views([Int], in: ProjectiveTransform)
    /// The drawing of a view below its subviews.
    case ground(Int, in: ProjectiveTransform)
    /// The drawing of a view above its subviews.
    case border(Int, in: ProjectiveTransform)
  }

  struct Chunk: Sendable {
    var parts: [Part] = []
    /// Whether no track changes any of its views.
    var isStill: Bool
    /// The number of views.
    var weight = 0

    /// Adds a part. Adjacent siblings become one part.
    mutating func append(_ part: Part) {
      guard case .views(let more, let space) = part, case .views(var views, space) = parts.last
      else {
        parts.append(part)
        return
      }
      // Removed first, to avoid a copy of its list.
      parts.removeLast()
      views += more
      parts.append(.views(views, in: space))
    }
  }

  private(set) var chunks: [Chunk] = []
  /// The chunk of each view that may change, in the order of the tree's nodes.
  private(set) var chunkOfView: [Int?]

  private let tree: ViewTree
  /// Whether a view or any of its subviews ever changes.
  private var changes: [Bool]
  /// Whether a view itself, without its subviews, ever changes.
  private var changesItself: [Bool]
  private var reorders: Set<Int> = []

  /// The minimum number of still views for a separate chunk between moving views.
  private static let leastStill = 8
  /// The maximum number of moving views in a chunk. A chunk is rebuilt only if one of its views changes.
  private static let mostMoving = 32

  /// - Parameter playing: the views that show animated pictures.
  init(_ tree: ViewTree, _ timeline: Timeline, playing: [Int], scale: Double) {
    self.tree = tree
    changesItself = tree.nodes.map(\.isLaidOut)
    chunkOfView = tree.nodes.map { _ in nil }
    for track in timeline.tracks where track.target < tree.nodes.count {
      changesItself[track.target] = true
      if track.channel == .zPosition { reorders.insert(tree.nodes[track.target].parent ?? -1) }
    }
    for view in playing { changesItself[view] = true }
    changes = changesItself
    for index in tree.nodes.indices.reversed() where changes[index] {
      if let parent = tree.nodes[index].parent { changes[parent] = true }
    }
    add(tree.roots, of: -1, in: ProjectiveTransform(AffineTransform(scaleX: scale, y: scale)))
    chunks = Self.joined(chunks)
    for (number, chunk) in chunks.enumerated() where !chunk.isStill {
      for part in chunk.parts { note(part, number) }
    }
  }
}

// MARK: - Division

extension DrawingPlan {
  private mutating func add(_ views: [Int], of parent: Int, in space: ProjectiveTransform) {
    guard !reorders.contains(parent) else {
      append(.views(views, in: space), isStill: false, views)
      return
    }
    for index in ViewOrder.sorted(views, tree.initialStates) {
      guard changes[index], canOpen(index) else {
        append(.views([index], in: space), isStill: !changes[index], [index])
        continue
      }
      append(.ground(index, in: space), isStill: true, [])
      let state = tree.initialStates[index]
      add(
        tree.nodes[index].children, of: index,
        in: state.transformToSuperview.concatenating(space))
      append(.border(index, in: space), isStill: true, [])
    }
  }

  /// Whether a view with changing subviews can be divided: its coordinate space never changes, and it is not a group.
  private func canOpen(_ index: Int) -> Bool {
    let view = tree.nodes[index].view
    let state = tree.initialStates[index]
    guard !changesItself[index], !tree.nodes[index].isComposited, state.isShown, state.alpha >= 1,
      !view.clipsToBounds, state.shadowOpacity <= 0 || state.shadowColor == nil,
      view.furtherShadows.isEmpty,
      // All superviews of a divided view are divided too, so the visible side never changes.
      !tree.hidesBack(of: index, tree.initialStates)
    else { return false }
    switch view.content {
    case .none, .stack: return !sharesOutline(index)
    case .label, .image, .shape: return false
    }
  }

  /// Whether the lowest subview of a rounded view fills its outline. Both are drawn as one operation and stay together.
  private func sharesOutline(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    guard node.isEverRounded, let lowest = node.children.first else { return false }
    return tree.nodes[lowest].isEverRounded
      && tree.initialStates[lowest].bounds == tree.initialStates[index].bounds
  }

  private mutating func append(_ part: Part, isStill: Bool, _ views: [Int]) {
    let weight = max(views.reduce(0) { $0 + size(of: $1) }, 1)
    if let last = chunks.last, last.isStill == isStill, isStill || last.weight < Self.mostMoving {
      chunks[chunks.count - 1].append(part)
      chunks[chunks.count - 1].weight += weight
    } else {
      chunks.append(Chunk(parts: [part], isStill: isStill, weight: weight))
    }
  }

  /// The number of views in a view, including itself.
  private func size(of index: Int) -> Int {
    let node = tree.nodes[index]
    let mask = node.mask.map { size(of: $0) } ?? 0
    return node.children.reduce(1 + mask) { $0 + size(of: $1) }
  }

  /// Merges small still chunks into adjacent moving chunks.
  private static func joined(_ chunks: [Chunk]) -> [Chunk] {
    var result: [Chunk] = []
    for var chunk in chunks {
      if chunk.weight < leastStill, chunks.count > 1 { chunk.isStill = false }
      if let last = result.last, !chunk.isStill, !last.isStill,
        last.weight + chunk.weight <= mostMoving
      {
        result[result.count - 1].parts += chunk.parts
        result[result.count - 1].weight += chunk.weight
      } else {
        result.append(chunk)
      }
    }
    return result
  }

  private mutating func note(_ part: Part, _ number: Int) {
    guard case .views(let views, _) = part else { return }
    for index in views { note(index, number) }
  }

  private mutating func note(_ index: Int, _ number: Int) {
    chunkOfView[index] = number
    if let mask = tree.nodes[index].mask { note(mask, number) }
    for child in tree.nodes[index].children { note(child, number) }
  }
}
