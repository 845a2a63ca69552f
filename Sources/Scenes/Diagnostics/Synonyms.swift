/// What other animation tools call the things that a scene has by UIKit's names.
enum Synonyms {
  /// The name here of a name from elsewhere, where it is among the known ones.
  static func name(for word: String, among known: some Sequence<String>) -> String? {
    guard let name = names[word] else { return nil }
    return known.contains(name) ? name : nil
  }

  private static let names: [String: String] = [
    "opacity": "alpha", "isHidden": "hidden", "visible": "hidden", "position": "center",
    "background": "backgroundColor", "color": "backgroundColor", "fill": "fillColor",
    "stroke": "strokeColor", "strokeWidth": "lineWidth", "radius": "cornerRadius",
    "borderRadius": "cornerRadius", "width": "bounds.width", "height": "bounds.height",
    "x": "center.x", "y": "center.y", "rotation": "transform.rotate",
    "rotate": "transform.rotate", "scale": "transform.scale", "translate": "transform.translate",
    "translation": "transform.translate", "size": "bounds", "zIndex": "zPosition",
    "masksToBounds": "clipsToBounds", "overflow": "clipsToBounds", "children": "subviews",
    "name": "id", "easing": "curve", "timingFunction": "curve", "ease": "curve",
    "autoreverses": "autoreverse", "repeatCount": "repeat", "loop": "repeat",
    "completion": "then", "parallel": "together", "group": "together", "steps": "timeline",
    "animations": "timeline", "frameRate": "fps", "framesPerSecond": "fps",
    "backgroundColor": "background", "d": "path", "src": "source", "textAlign": "textAlignment",
    "fontSize": "font", "anchor": "anchorPoint", "transformOrigin": "anchorPoint",
  ]
}
