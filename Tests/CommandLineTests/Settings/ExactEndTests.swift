import AnimCodecs
import Foundation
import Testing

/// Frames at the end of an APNG that browsers would show for 100 ms.
@Suite struct ExactEndTests {
  private let workspace = Workspace(["held.json": scene(hold: 0.2), "ends.json": scene(hold: 0)])

  private static func scene(hold: Double, color: String = "#FF0000") -> String {
    """
    { "size": [16, 12], "fps": 50, "hold": \(hold), "duration": 0.11,
      "views": [{ "id": "box", "frame": [2, 4, 4, 4], "backgroundColor": "\(color)" }],
      "timeline": [{ "animate": { "box": { "center.x": 13 } }, "duration": 0.11, "curve": "linear" }] }
    """
  }

  @Test func `the hold or the frame before takes the time of a frame of 10 ms`() throws {
    let note =
      "browsers show a frame of 10 ms or less for 100 ms, so the last frame lasts 10 ms longer"
    for (name, delays) in [("held", [20, 20, 20, 20, 20, 210]), ("ends", [20, 20, 20, 20, 30])] {
      let messages = try workspace.run("\(name).json", "-o", "\(name).apng").messages
      #expect(messages.contains(note), "\(messages)")
      let info = try MediaInfo.read(Array(try workspace.contents(of: "\(name).apng")))
      #expect(info.frames.map { ($0.duration * 1000).rounded() } == delays.map(Double.init))
      #expect(info.duration == info.shownDuration)
    }
  }

  @Test(arguments: ["held", "ends"])
  func `a golden that ends with a frame of 10 ms is still equal to its scene`(name: String) throws {
    try workspace.write(#require(Self.goldens[name]), to: "\(name).golden.apng")
    try workspace.run("test", "\(name).json", code: 0)
    try workspace.run("stale", "\(name).golden.apng", code: 0)
    try workspace.run("diff", "\(name).json", "\(name).golden.apng", code: 0)
    let hold = name == "held" ? 0.2 : 0
    try workspace.write(Self.scene(hold: hold, color: "#00FF00"), to: "\(name).json")
    let changed = try workspace.run("test", "\(name).json", code: 1).text
    #expect(!changed.contains("timing"), "\(changed)")
  }

  @Test func `frames as separate files have their exact times`() throws {
    try workspace.run("held.json", "-o", "frames/%04d.png", code: 0)
    try workspace.run("diff", "held.json", "frames/", code: 0)
    #expect(FileManager.default.fileExists(atPath: workspace.path("frames/0007.png")))
  }

  /// Files whose last frames have the exact times of the scenes.
  private static let goldens = [
    "held": """
    iVBORw0KGgoAAAANSUhEUgAAABAAAAAMCAMAAABcOc2zAAAAAXNSR0IArs4c6QAAACdQTFRFAAAA/////wAA/6Ki/11d/0VF
    /7q6/+jo/xcX/4uL/3R0/y4u/9HR5D1WEAAAAAF0Uk5TAEDm2GYAAAAIYWNUTAAAAAcAAAAAO20cAAAAABpmY1RMAAAAAAAA
    ABAAAAAMAAAAAAAAAAAAAQAyAABIqU2mAAAAGElEQVR42mNgRAMMZAkwMTExUSZABXcAAFPsANHsM6V4AAAAGmZjVEwAAAAB
    AAAABgAAAAQAAAACAAAABAABADIAAD7uxj4AAAAWZmRBVAAAAAJ42mNgZGZiYmJhwEYBAAMUADkbEUNHAAAAGmZjVEwAAAAD
    AAAABwAAAAQAAAADAAAABAABADIAAMUUSk8AAAAXZmRBVAAAAAR42mNgZGRlYmJiY8BBAwAEqABNhXFqfQAAABpmY1RMAAAA
    BQAAAAYAAAAEAAAABQAAAAQAAQAyAAAXiXIuAAAAFmZkQVQAAAAGeNpjYGRnYmLiYMBGAQAExABZg33mswAAABpmY1RMAAAA
    BwAAAAcAAAAEAAAABgAAAAQAAQAyAAC0H0eeAAAAF2ZkQVQAAAAIeNpjYGTkZGJi4mLAQQMABogAbVD20hAAAAAaZmNUTAAA
    AAkAAAAHAAAABAAAAAgAAAAEAAEAZAAAYysPxgAAABdmZEFUAAAACnjaY2Bk5GZiYuJhwEEDAAd4AH3TJinDAAAAGmZjVEwA
    AAALAAAABQAAAAQAAAAKAAAABAABAAUAAOtwwggAAAAUZmRBVAAAAAx42mNgZGJiYmLAIAEBwAAlXk9dWQAAAC1pVFh0U29m
    dHdhcmUAAAAAAGFuaW1yZW5kZXIgMC4xLjAgc2NlbmU9aGVsZC5qc29ugalL8AAAAO1pVFh0VGltZWxpbmUAAQAAAHjaRY9R
    bsIwDIavUnmvUdWywUNed4yJh9A4JFoWIyctbFXPsQNxMZwiwE+R8/n35xkm5Bwoge4VDCZNJoOeIYc/BA39rrn+N/0GFOTB
    RFwpdxJk2yk4mOH7yDQmK+ibW0tIO7Ipa2TX9sJHopMAjrhB2SaEp2jr72ZRMAU8S97XDKHGHOgCIoKpILeXquKYfkB/KCgk
    69/FpBguoEUAk30s8Sa6+t7K8MhTlY8hoWFYnnG/oHdiXYVzew62eMl9NjyGoy9r53XYJ0Xi+3WdFCx7SaOUC5uQSvXeLzdU
    BGUjXAbVTAAAAABJRU5ErkJggg==
    """,
    "ends": """
    iVBORw0KGgoAAAANSUhEUgAAABAAAAAMCAMAAABcOc2zAAAAAXNSR0IArs4c6QAAACdQTFRFAAAA/////wAA/6Ki/11d/0VF
    /7q6/+jo/xcX/4uL/3R0/y4u/9HR5D1WEAAAAAF0Uk5TAEDm2GYAAAAIYWNUTAAAAAYAAAAABg01sAAAABpmY1RMAAAAAAAA
    ABAAAAAMAAAAAAAAAAAAAQAyAABIqU2mAAAAGElEQVR42mNgRAMMZAkwMTExUSZABXcAAFPsANHsM6V4AAAAGmZjVEwAAAAB
    AAAABgAAAAQAAAACAAAABAABADIAAD7uxj4AAAAWZmRBVAAAAAJ42mNgZGZiYmJhwEYBAAMUADkbEUNHAAAAGmZjVEwAAAAD
    AAAABwAAAAQAAAADAAAABAABADIAAMUUSk8AAAAXZmRBVAAAAAR42mNgZGRlYmJiY8BBAwAEqABNhXFqfQAAABpmY1RMAAAA
    BQAAAAYAAAAEAAAABQAAAAQAAQAyAAAXiXIuAAAAFmZkQVQAAAAGeNpjYGRnYmLiYMBGAQAExABZg33mswAAABpmY1RMAAAA
    BwAAAAcAAAAEAAAABgAAAAQAAQAyAAC0H0eeAAAAF2ZkQVQAAAAIeNpjYGTkZGJi4mLAQQMABogAbVD20hAAAAAaZmNUTAAA
    AAkAAAAHAAAABAAAAAgAAAAEAAEAZAAAYysPxgAAABdmZEFUAAAACnjaY2Bk5GZiYuJhwEEDAAd4AH3TJinDAAAALWlUWHRT
    b2Z0d2FyZQAAAAAAYW5pbXJlbmRlciAwLjEuMCBzY2VuZT1lbmRzLmpzb24AsMy1AAAA7GlUWHRUaW1lbGluZQABAAAAeNpF
    j1FuwjAMhq9Sea9R1W6Dh7zuGBMPoXFItCxGTlrYqp6DA3ExnCLAT5Hz+ffnGSbkHCiB7hUMJk0mg54hh38EDf22uV6a/h0U
    5MFEXCl3FGTTKdib4efANCYr6JtbS0g7silrZNf2wkeiowCOuEHZJoSnaOV3UTAFPEna9wyhhuzpDKKBqSC35yrimH5Bfyoo
    JMs/xKMYLjKsAJN9rPAmuvreyPDIU1WPIaFhWJ5xf6C34lx1c3sKtnjJfTY8hoMva+d11hdF4vttnRQsO0mjlAubkEr13i03
    vF1kwzDGTQoAAAAASUVORK5CYII=
    """,
  ].compactMapValues { Data(base64Encoded: $0, options: .ignoreUnknownCharacters).map(Array.init) }
}
