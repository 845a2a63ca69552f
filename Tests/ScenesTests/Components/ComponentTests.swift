import AnimDocuments
import AnimLayout
import AnimMotion
import AnimPrimitives
import AnimTestSupport
import Testing

@testable import AnimScenes

/// A scene with components and views.
func sceneWithComponents(_ components: String, views: String, _ rest: String = "") -> String {
  #"{"size": [100, 100], "components": {\#(components)}, "views": [\#(views)]\#(rest)}"#
}

@Suite struct ComponentTests {
  private static let row = """
    "row": {"parameters": {"title": "", "width": 10}, "required": ["title"], "size": ["$width", 44],
      "views": [{"id": "title", "type": "label", "text": "$title"}, {"id": "knob"}]}
    """

  private func ids(_ scene: Scene) -> [String] { scene.flattenedViews.map(\.id) }

  @Test func `a use is a view whose subviews have its path`() throws {
    let scene = try readScene(
      sceneWithComponents(
        Self.row,
        views: #"{"type": "row", "id": "wifi", "with": {"title": "Wi-Fi"}, "alpha": 0.5}, {"#
          + #""type": "row", "with": {"title": "B", "width": 20}, "subviews": [{"id": "own"}]}"#))
    #expect(
      ids(scene) == [
        "wifi", "wifi/title", "wifi/knob", "#1", "#1/title", "#1/knob", "own",
      ])
    #expect(scene.views[0].initialValues[.bounds] == .point(Point(10, 44)))
    #expect(scene.views[1].initialValues[.bounds] == .point(Point(20, 44)))
    #expect(scene.views[0].initialValues[.alpha] == .number(0.5))
    #expect(scene.views[0].subviews[0].initialValues[.text] == .text("Wi-Fi"))
    #expect(scene.warnings.isEmpty)
  }

  @Test func `a use overrides keys of its component`() throws {
    let scene = try readScene(
      sceneWithComponents(
        #""box": {"size": [10, 10], "cornerRadius": 3, "backgroundColor": "red"}"#,
        views: #"{"type": "box", "frame": [1, 2, 30, 40], "cornerRadius": 5}"#))
    let view = try #require(scene.views.first)
    #expect(view.initialValues[.bounds] == .point(Point(30, 40)))
    #expect(view.initialValues[.cornerRadius] == .number(5))
    #expect(view.initialValues[.backgroundColor] == .color(Color(rgb: 0xFF0000)))
  }

  @Test func `a side of a frame that is null is the component's own`() throws {
    let components =
      #""box": {"parameters": {"height": 10}, "size": [20, "= $height"]}, "tall": {"type": "box", "with": {"height": 30}}, "page": {"frame": [0, 0, 90, 70]}"#
    let scene = try readScene(
      sceneWithComponents(
        components,
        views:
          #"{"type": "box", "frame": [1, 2, 50, null]}, {"type": "tall", "frame": [1, 2, null, null]}, {"type": "page", "frame": [1, 2, null, 60]}"#
      ))
    #expect(
      scene.views.map { $0.initialValues[.bounds] } == [
        .point(Point(50, 10)), .point(Point(20, 30)), .point(Point(90, 60)),
      ])
    #expect(scene.views[0].initialValues[.center] == .point(Point(26, 7)))
  }

  @Test
  func `a formula may choose a text for a parameter, and other texts may begin as formulas do`()
    throws
  {
    let scene = try readScene(
      sceneWithComponents(
        #""tag": {"parameters": {"title": "", "color": "red"}, "size": [9, 9], "backgroundColor": "$color", "views": [{"type": "label", "text": "$title"}]}, "#
          + #""pair": {"parameters": {"on": true}, "views": [{"type": "tag", "with": {"title": "= 5 $", "color": "=$on ? 'blue' : 'lime'"}}]}"#,
        views: #"{"type": "pair"}, {"type": "pair", "with": {"on": false}}"#))
    let tags = scene.views.flatMap(\.subviews)
    #expect(
      tags.map { $0.initialValues[.backgroundColor] } == [
        .color(Color(rgb: 0x0000FF)), .color(Color(rgb: 0x00FF00)),
      ])
    #expect(tags.map { $0.subviews[0].initialValues[.text] } == [.text("= 5 $"), .text("= 5 $")])
  }

  @Test func `the subviews of a use go into the slot and keep their names`() throws {
    let scene = try readScene(
      sceneWithComponents(
        #""card": {"views": [{"id": "body", "subviews": [{"id": "rule"}], "slot": true}, {"id": "foot"}]}"#,
        views:
          #"{"type": "card", "id": "a", "subviews": [{"id": "text"}, {"type": "card", "id": "b"}]}"#
      ))
    #expect(
      ids(scene) == ["a", "a/body", "a/rule", "text", "b", "b/body", "b/rule", "b/foot", "a/foot"])
  }

  @Test func `a component may be another component with other values`() throws {
    let scene = try readScene(
      sceneWithComponents(
        Self.row + """
          , "wide": {"parameters": {"text": "x"}, "type": "row", "with": {"title": "$text", "width": 90},
            "views": [{"id": "extra"}]}
          """,
        views: #"{"type": "wide", "id": "w", "with": {"text": "hi"}, "subviews": [{"id": "own"}]}"#)
    )
    #expect(ids(scene) == ["w", "w/title", "w/knob", "w/extra", "own"])
    #expect(scene.views[0].initialValues[.bounds] == .point(Point(90, 44)))
    #expect(scene.views[0].subviews[0].initialValues[.text] == .text("hi"))
  }

  @Test func `a default of null leaves its key out`() throws {
    let scene = try readScene(
      sceneWithComponents(
        #""dot": {"parameters": {"fill": null}, "backgroundColor": "$fill", "size": [4, 4]}"#,
        views: #"{"type": "dot"}, {"type": "dot", "with": {"fill": "red"}}"#))
    #expect(scene.views[0].initialValues[.backgroundColor] == .color(nil))
    #expect(scene.views[1].initialValues[.backgroundColor] == .color(Color(rgb: 0xFF0000)))
  }

  @Test func `names are looked up where they are written`() throws {
    let scene = try readScene(
      """
      {"size": [9, 9], "parameters": {"r": 1, "s": 4}, "components": {
        "inner": {"parameters": {"r": 2}, "cornerRadius": "$r", "borderWidth": "$s"},
        "outer": {"parameters": {"r": 3}, "views": [
          {"type": "inner"}, {"type": "inner", "with": {"r": "$r"}}]}},
       "views": [{"type": "outer", "subviews": [{"cornerRadius": "$r"}]}]}
      """)
    let radii = scene.flattenedViews.dropFirst().map { $0.initialValues[.cornerRadius] }
    #expect(radii == [.number(2), .number(3), .number(1)])
    #expect(scene.flattenedViews[1].initialValues[.borderWidth] == .number(4))
  }

  @Test func `constraints of a component name the views inside it`() throws {
    let scene = try readScene(
      sceneWithComponents(
        """
        "pair": {"id": "pair", "parameters": {"gap": 8}, "size": [50, 20], "views": [{"id": "a"}, {"id": "b"}],
          "constraints": ["a.left == pair.left + $gap", {"id": "gap", "equation": "b.left == a.right/2"},
            {"firstItem": "b", "firstAttribute": "right", "secondItem": "superview", "constant": "$gap"}]}
        """, views: #"{"type": "pair", "id": "p"}"#,
        #", "constraints": ["p/a.width == p/b.width/2", "p.left == 'p/a'.left"]"#))
    #expect(
      scene.constraints.map(\.constraint.description) == [
        "p/a.width == 0.5 * p/b.width", "p.left == p/a.left", "p/a.left == p.left + 8",
        "p/b.left == 0.5 * p/a.right", "p/b.right == superview.right + 8",
      ])
    #expect(scene.constraints.map(\.id) == [nil, nil, nil, "p/gap", nil])
  }

  @Test func `timelines are played by name`() throws {
    let scene = try readScene(
      sceneWithComponents(
        """
        "toggle": {"views": [{"id": "knob"}], "timeline": {
          "set": {"parameters": {"to": 1}, "steps": [
            {"id": "move", "animate": {"knob": {"alpha": "$to"}}, "duration": 1}, {"wait": 1, "at": "move.end"}]},
          "default": [{"set": {"knob": {"alpha": 0}}}]}}
        """, views: #"{"type": "toggle", "id": "t"}"#,
        """
        , "timeline": [{"play": "t/set"}, {"play": "t/set", "with": {"to": 0.5}, "id": "again", "at": "t/set.end+1"},
          {"wait": 1, "at": "again/move.end"}]
        """))
    let timeline = try scene.timeline()
    #expect(timeline.interval(ofStep: "t/set") == 0...2)
    #expect(timeline.interval(ofStep: "again") == 3...5)
    #expect(timeline.interval(ofStep: "again/move") == 3...4)
    #expect(timeline.duration == 5)
  }

  @Test func `the steps of animators belong to their use`() throws {
    let scene = try readScene(
      sceneWithComponents(
        """
        "sheet": {"id": "sheet", "timeline": {
          "present": [{"animator": "open", "animate": {"sheet": {"alpha": 0}}, "duration": 1}, {"start": "open"}],
          "dismiss": [{"reverse": "open", "at": "open.end"}]}}
        """, views: #"{"type": "sheet", "id": "a"}, {"type": "sheet", "id": "b"}"#,
        #", "timeline": [{"play": "a/present"}, {"play": "a/dismiss"}, {"play": "b/present"}]"#))
    #expect(try scene.timeline().duration > 0)
    let text = sceneWithComponents(
      #""s": {"timeline": {"go": [{"animator": "x", "animate": {}, "duration": 1}]}}"#,
      views: #"{"type": "s", "id": "a"}"#, #", "timeline": [{"play": "a/go"}, {"play": "a/go"}]"#)
    #expect(
      faults(of: text, files: [:]).map { $0.split(separator: ": ", maxSplits: 1).last } == [
        "`a/go` declares an animator, so it can be played only once [1:76: the animator is declared here]"
      ])
  }
}

@Suite struct RepetitionTests {
  @Test func `a view is repeated for each item`() throws {
    let scene = try readScene(
      """
      {"size": [9, 9], "parameters": {"rows": [{"r": 1}, {"r": 2}]}, "views": [
        {"forEach": "$rows", "view": {"id": "b", "cornerRadius": "$r", "alpha": "= $index / $count"}},
        {"forEach": 2, "index": "row", "view": {"forEach": [5, 6], "view": {}}},
        {"forEach": 2, "index": "row", "view": {"id": "line", "subviews": [
          {"forEach": [5, 6], "view": {"id": "cell", "cornerRadius": "$item", "borderWidth": "= $row * 10 + $index"}}]}}]}
      """.replacing(
        #"{"forEach": 2, "index": "row", "view": {"forEach": [5, 6], "view": {}}},"#, with: ""))
    #expect(
      scene.flattenedViews.map(\.id) == [
        "b.0", "b.1", "line.0", "cell.0.0", "cell.0.1", "line.1", "cell.1.0", "cell.1.1",
      ])
    #expect(scene.views[1].initialValues[.cornerRadius] == .number(2))
    #expect(scene.views[1].initialValues[.alpha] == .number(0.5))
    #expect(scene.flattenedViews[7].initialValues[.borderWidth] == .number(11))
    #expect(scene.flattenedViews[7].initialValues[.cornerRadius] == .number(6))
  }

  @Test func `a star names all copies, in order`() throws {
    let scene = try readScene(
      """
      {"size": [9, 9], "components": {"dot": {"views": [{"id": "eye"}],
        "timeline": {"look": [{"animate": {"eye": {"alpha": 0}}, "duration": 1}]}}},
       "views": [{"forEach": 3, "view": {"type": "dot", "id": "dot"}}],
       "timeline": [{"animate": {"dot.*": {"alpha": 0.5}, "dot.*/eye": {"alpha": 1}}, "duration": 1},
         {"play": "dot.*/look", "stagger": 0.5, "id": "all"}]}
      """)
    guard case .animate(let step) = scene.steps[0].action else {
      Issue.record("not an animation")
      return
    }
    #expect(
      step.changes.map(\.target) == [
        "dot.0", "dot.1", "dot.2", "dot.0/eye", "dot.1/eye", "dot.2/eye",
      ])
    let timeline = try scene.timeline()
    #expect(timeline.interval(ofStep: "all") == 1...3)
    #expect(timeline.interval(ofStep: "dot.2/look") == 2...3)
  }

  @Test func `an index ends a name`() throws {
    let scene = try readScene(
      """
      {"size": [9, 9], "views": [{"forEach": 2, "view": {"type": "image", "source": "photo.$index"}},
        {"forEach": 2, "view": {"type": "label", "text": "costs.$5"}}]}
      """)
    #expect(scene.views[1].initialValues[.source] == .text("photo.1"))
    #expect(scene.views[2].initialValues[.text] == .text("costs.$5"))
  }
}

@Suite struct IncludeTests {
  private let library = """
    {"parameters": {"r": 4}, "colors": {"tint": "red"}, "curves": {"soft": [0.2, 0, 0, 1]},
     "fonts": {"Brand": "fonts/brand.ttf"},
     "components": {"box": {"parameters": {"tint": "tint"}, "cornerRadius": "$r", "backgroundColor": "tint",
       "borderColor": "$tint", "views": [{"type": "image", "source": "logo.png"}]}}}
    """

  @Test func `a file brings its names, and its paths are its own`() throws {
    let scene = try readScene(
      """
      {"size": [9, 9], "include": [{"file": "lib/brand.json", "with": {"r": 8}}], "colors": {"own": "tint"},
       "views": [{"type": "box", "backgroundColor": "tint"}, {"type": "box", "with": {"tint": "own"}}]}
      """, files: ["lib/brand.json": library])
    let red = AnimatableValue.color(Color(rgb: 0xFF0000))
    #expect(scene.views[0].initialValues[.cornerRadius] == .number(8))
    #expect(scene.views.map { $0.initialValues[.backgroundColor] } == [red, red])
    #expect(scene.views[1].initialValues[.borderColor] == red)
    #expect(scene.views[0].subviews[0].initialValues[.source] == .text("lib/logo.png"))
    #expect(scene.fonts == ["Brand": "lib/fonts/brand.ttf"])
  }

  @Test func `the file's own name wins over an included one`() throws {
    let scene = try readScene(
      """
      {"size": [9, 9], "include": ["a.json"], "colors": {"tint": "blue"},
       "views": [{"type": "box", "borderColor": "tint"}]}
      """, files: ["a.json": library])
    #expect(scene.views[0].initialValues[.backgroundColor] == .color(Color(rgb: 0xFF0000)))
    #expect(scene.views[0].initialValues[.borderColor] == .color(Color(rgb: 0x0000FF)))
  }

  @Test func `a name that two files bring is an error where it is used`() {
    let text =
      #"{"size": [9, 9], "include": ["a.json", "b.json"], "views": [{"backgroundColor": "x"}]}"#
    let files = ["a.json": #"{"colors": {"x": "red"}}"#, "b.json": #"{"colors": {"x": "blue"}}"#]
    #expect(
      faults(of: text, files: files) == [
        "1:81: several included files define the colour `x` (define it in this file, or include only "
          + "one of them) [a.json:1:13: it is defined here] [b.json:1:13: it is defined here]"
      ])
    #expect(faults(of: text.replacing(#""x""#, with: #""red""#), files: files) == [])
  }

  @Test func `files may include each other`() throws {
    let files = [
      "a.json": #"{"include": ["b.json"], "components": {"a": {"views": [{"type": "b"}]}}}"#,
      "b.json": #"{"include": ["a.json"], "components": {"b": {"cornerRadius": 3}}}"#,
    ]
    let scene = try readScene(
      #"{"size": [9, 9], "include": ["a.json", "b.json"], "views": [{"type": "a"}]}"#, files: files)
    #expect(scene.views[0].subviews[0].initialValues[.cornerRadius] == .number(3))
  }

  @Test func `the embedded kit is included by name`() throws {
    let scene = try readScene(
      #"{"size": [400, 99], "include": ["kit:ios"], "views": [{"type": "switch", "id": "s", "with": {"on": true}}], "timeline": [{"play": "s/turnOff"}]}"#,
      files: [:])
    #expect(scene.flattenedViews.map(\.id) == ["s", "s/knob"])
  }

  @Test(arguments: ["classic", "26"])
  func `each part of the kit has no faults, in both looks`(look: String) throws {
    var options = SceneOptions(parameters: ["look": look])
    options.checksLibraries = true
    let scene = try SceneReader.read(
      try Repository.bytes(of: "scenes/kit/ios.json"), file: "ios.json", options: options)
    #expect((scene.libraryCount ?? 0) > 90)
    #expect(scene.warnings.isEmpty)
  }
}

@Suite struct FormulaTests {
  private func value(_ formula: String) throws -> AnimatableValue? {
    try readScene(
      """
      {"size": [9, 9], "parameters": {"a": 3, "b-c": 2, "on": true, "look": "26", "text": "= 1"},
       "views": [{"borderWidth": \(formula), "cornerRadius": "= $a * $b-c", "hidden": "= !$on", "subviews": [
         {"type": "label", "text": "= 5"}, {"type": "label", "text": "$text"}, {"alpha": "= $look == '26' && $a >= 3 ? 0.5 : 1"}]}]}
      """
    ).views[0].initialValues[.borderWidth]
  }

  @Test(arguments: [
    ("2 * $a", 6.0), ("$on ? 22 : 2", 22), ("min($a, $b-c)", 2), ("$a-1", 2), ("round(7 / 2)", 4),
    ("$look == 'classic' ? 1 : 9", 9), ("pi * 0 + 1", 1),
  ])
  func `a formula is a number`(formula: String, expected: Double) throws {
    #expect(try value("\"= \(formula)\"") == .number(expected))
  }

  @Test(arguments: [(#""scale": 2, "#, nil, 0.5), ("", nil, 1), (#""scale": 2, "#, 4, 0.25)])
  func `px is the side of a pixel at the scale that is drawn`(
    scale: String, option: Double?, side: Double
  ) throws {
    let text = #"{"size": [9, 9], \#(scale)"views": [{"borderWidth": "= 3 * px"}]}"#
    let scene = try SceneReader.read(
      Array(text.utf8), file: "s.json", options: SceneOptions(scale: option))
    #expect(scene.views[0].initialValues[.borderWidth] == .number(3 * side))
    #expect(scene.usesPixels)
    let other = try readScene(#"{"size": [9, 9], "parameters": {"px": 1}, "hold": "= $px"}"#)
    #expect(!other.usesPixels)
  }

  @Test func `a scale cannot depend on the size of its pixels`() {
    #expect(
      faults(of: #"{"size": [9, 9], "scale": "= 2 * px"}"#) == [
        "1:34: there is no variable 'px' (parameters begin with a dollar sign)"
      ])
  }

  @Test(arguments: [
    ("= $b + 1", "3:19: unknown parameter `b`"),
    ("= 1 +", "3:22: expected a number, a name or a parenthesis, found the end"),
    ("= 1 / 0", "3:18: the formula is infinite"),
    ("= t", "3:19: there is no variable 't' (parameters begin with a dollar sign)"),
    (
      "= $look",
      "1:71: expected a number from 0 to 1000000 for `borderWidth`, found \"26\" (write it without quotation marks)"
    ),
    ("= $look * 2", "3:19: texts can only be compared, with == and !="),
    ("= $a - 5", "3:16: expected a number from 0 to 1000000 for `borderWidth`, found -2"),
  ])
  func `errors stand at the character`(formula: String, fault: String) {
    let text = """
      {"size": [9, 9], "parameters": {"a": 3, "b-c": 2, "on": true, "look": "26"},
       "description": "$look", "title": "$look", "hold": "= $on ? $a : $b-c", "views": [{
      "borderWidth": \"\(formula)\"}]}
      """
    #expect(faults(of: text) == [fault])
  }
}
