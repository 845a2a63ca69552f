import AnimPrimitives
import AnimSceneSupport
import Testing

@testable import AnimRendering

/// A path in the coordinates of its `viewBox`.
@Suite struct ViewBoxDrawingTests {
  private func picture(_ keys: String) throws -> Pixmap {
    try Renderer(#"{"size": [60, 40], "views": [{"type": "shape", \#(keys)}]}"#).pixmap(at: 0)
  }

  @Test(
    arguments: [
      // A view twice as large, a view that is too wide, one that is too high, and a box that begins elsewhere.
      ("[5, 4, 20, 20], \"viewBox\": [0, 0, 10, 10]", "M5 4h20v20h-20z"),
      ("[5, 4, 40, 20], \"viewBox\": [0, 0, 10, 10]", "M15 4h20v20h-20z"),
      ("[5, 4, 20, 30], \"viewBox\": [0, 0, 10, 10]", "M5 9h20v20h-20z"),
      ("[5, 4, 20, 20], \"viewBox\": [-5, 0, 20, 20]", "M10 4h10v10h-10z"),
    ])
  func `a path is scaled to fit its view, in the middle`(frame: String, same: String) throws {
    let scaled = try picture("\"frame\": \(frame), \"path\": \"M0 0h10v10h-10z\"")
    #expect(scaled == (try picture("\"frame\": [0, 0, 60, 40], \"path\": \"\(same)\"")))
  }

  @Test func `a stroke is scaled with its path`() throws {
    let line = #""strokeColor": "black", "fillColor": null"#
    let scaled = try picture(
      #""frame": [0, 0, 40, 40], "viewBox": [0, 0, 10, 10], "path": "M2 5h6", "lineWidth": 2, \#(line)"#
    )
    let plain = try picture(
      #""frame": [0, 0, 40, 40], "path": "M8 20h24", "lineWidth": 8, \#(line)"#)
    #expect(scaled == plain)
  }

  @Test(arguments: ["[5, 4, 0, 20]", "[5, 4, 20, 0]"])
  func `a view without an area shows nothing of the box`(frame: String) throws {
    let empty = try picture(
      "\"frame\": \(frame), \"viewBox\": [0, 0, 10, 10], \"path\": \"M0 0h10v10h-10z\"")
    #expect(empty == (try picture(#""frame": [0, 0, 1, 1], "path": """#)))
  }
}
