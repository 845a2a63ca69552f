import AnimDocuments
import AnimMotion
import AnimPrimitives
import AnimTestSupport
import Testing

@testable import AnimScenes

@Suite struct ChoiceTests {
  private static let button =
    #""button": {"parameters": {"style": "filled", "look": "$look"}, "choices": {"style": ["filled", "plain"]}, "alpha": "=$style == 'plain' ? 0.5 : 1", "cornerRadius": "=$look == '26' ? 9 : 4"}"#

  private func scene(_ with: String, look: String = "classic") -> String {
    #"{"size": [9, 9], "parameters": {"look": "\#(look)"}, "choices": {"look": ["classic", "26"]}, "components": {\#(Self.button)}, "views": [{"type": "button", "with": \#(with)}]}"#
  }

  @Test func `a parameter takes the words of its choices`() throws {
    let view = try readScene(scene(#"{"style": "plain", "look": "26"}"#)).views[0]
    #expect(view.initialValues[.alpha] == .number(0.5))
    #expect(view.initialValues[.cornerRadius] == .number(9))
  }

  @Test(arguments: [
    (
      #"{"style": "fillet"}"#,
      #"`style` of `button` must be one of "filled", "plain", found "fillet" (did you mean `filled`?)"#
    ),
    (
      #"{"look": "27"}"#,
      #"`look` of `button` must be one of "classic", "26", found "27""#
    ),
  ])
  func `another word is an error at the use`(with: String, fault: String) {
    let text = scene(with)
    let column = text.distance(
      from: text.startIndex, to: text.firstRange(of: with)?.lowerBound ?? text.startIndex)
    let value = with.distance(
      from: with.startIndex, to: with.firstRange(of: ": ")?.upperBound ?? with.startIndex)
    #expect(faults(of: text) == ["1:\(column + value + 1): \(fault)"])
  }

  @Test func `a default is one of the words`() {
    #expect(
      faults(of: scene("{}", look: "27")).map { $0.split(separator: ": ", maxSplits: 1).last } == [
        #"`look` must be one of "classic", "26", found "27""#
      ])
  }

  @Test func `a parameter that is set from outside is one of the words`() throws {
    let view = try readScene(scene("{}"), options: SceneOptions(parameters: ["look": "26"])).views[
      0]
    #expect(view.initialValues[.cornerRadius] == .number(9))
    #expect(
      faults(of: scene("{}"), options: SceneOptions(parameters: ["look": "27"])) == [
        #"1:1: `look` is set to "27", but must be one of "classic", "26""#
      ])
  }

  @Test func `an included file is given one of the words`() {
    let library =
      #"{"parameters": {"look": "classic"}, "choices": {"look": ["classic", "26"]}, "components": {\#(Self.button)}}"#
    func text(_ look: String) -> String {
      #"{"size": [9, 9], "include": [{"file": "lib.json", "with": {"look": "\#(look)"}}], "views": [{"type": "button"}]}"#
    }
    #expect(faults(of: text("26"), files: ["lib.json": library]) == [])
    #expect(
      faults(of: text("clasic"), files: ["lib.json": library]) == [
        #"1:68: `look` of `lib.json` must be one of "classic", "26", found "clasic" "#
          + #"(did you mean `classic`?) [lib.json:1:57: its words are listed here]"#
      ])
  }

  @Test func `the kit knows its words`() {
    let text =
      #"{"size": [300, 99], "include": ["kit:ios"], "views": [{"type": "button", "with": {"style": "tintet"}, "frame": [0, 0, 90, 50]}]}"#
    #expect(
      faults(of: text) == [
        #"1:92: `style` of `button` must be one of "filled", "tinted", "gray", "plain", found "tintet" (did you mean `tinted`?)"#
      ])
  }
}

@Suite struct WithItemTests {
  private func scene(_ items: String) -> String {
    sceneWithComponents(
      #""line": {"parameters": {"text": "", "sent": false}, "views": [{"type": "label", "text": "$text", "alpha": "=$sent ? 0.5 : 1"}]}"#,
      views: #"{"forEach": \#(items), "view": {"id": "line", "type": "line", "with": "$item"}}"#)
  }

  @Test func `an item gives the parameters of a component`() throws {
    let scene = try readScene(
      scene(##"[{"text": "= 5 $x"}, {"text": "$$5", "sent": true}, {}]"##))
    let labels = scene.views.map { $0.subviews[0] }
    #expect(
      labels.map { $0.initialValues[.text] } == [.text("= 5 $x"), .text("$5"), .text("")])
    #expect(labels[1].initialValues[.alpha] == .number(0.5))
  }

  @Test func `a key that is no parameter is an error at the item`() {
    #expect(
      faults(of: scene(#"[{"text": "a"}, {"txt": "b"}]"#), files: [:]).map {
        $0.split(separator: ": ", maxSplits: 1).last
      } == [
        "`line` has no parameter `txt` (did you mean `text`?) [1:267: `item` is used here]"
      ])
    #expect(
      faults(of: scene(#"["a"]"#)).map { $0.split(separator: ": ", maxSplits: 1).last } == [
        #"`with` must be an object of values by name, found "a""#
      ])
  }
}
