/// The elements of an XML document.
struct XMLTree {
  struct Element {
    /// The local name; empty for an element of a foreign namespace, which is ignored.
    var name: String
    /// By local name; `href` for `xlink:href`. Those of other namespaces are left out.
    var attributes: [String: String]
    /// The line in which it begins, from 1.
    var line: Int
    var children: [Int] = []
    /// The text inside, without that of its children.
    var text = ""
    /// The length of its name and attributes.
    var byteCount: Int
  }

  /// The root is the first one.
  var elements: [Element] = []

  /// The maximum size of a file in bytes, and the maximum depth of elements.
  static let byteLimit = 1_000_000
  static let depthLimit = 32
  static let elementLimit = 10_000
}

extension XMLTree {
  /// The elements with an id; the first of several with one id.
  var ids: [String: Int] {
    var ids: [String: Int] = [:]
    for (index, element) in elements.enumerated() {
      if let id = element.attributes["id"], ids[id] == nil { ids[id] = index }
    }
    return ids
  }
}

extension XMLTree.Element {
  /// Whether it has an outline.
  var isShape: Bool {
    ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"].contains(name)
  }
}
