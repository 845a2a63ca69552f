package import AnimMotion
package import AnimScenes

/// The views of a program with the motion that it recorded.
package struct RecordedScene: Sendable {
  /// A scene without steps. Its views are the timeline's targets, in the order of `flattenedViews`, and all have sizes.
  package var scene: Scene
  /// The values of the views.
  package var timeline: Timeline
  /// The values to which the timeline changes pictures, texts, colours and corners.
  package var changes: [PropertyChange]
  /// The views that were laid out. Their frames are rounded as those of a scene's layout.
  package var laidOutViews: [Int]

  package init(
    scene: Scene, timeline: Timeline, changes: [PropertyChange], laidOutViews: [Int]
  ) {
    self.scene = scene
    self.timeline = timeline
    self.changes = changes
    self.laidOutViews = laidOutViews
  }
}
