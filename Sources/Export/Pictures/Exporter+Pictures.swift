import AnimCodecs
import AnimFiles
package import AnimPrimitives
package import AnimRendering
import AnimScenes

extension Renderer {
  /// The pictures at several times on one sheet, below the scene's title.
  ///
  /// - Parameters:
  ///   - moments: times in seconds, with captions.
  ///   - layout: for this number of pictures of the scene's size.
  package func contactSheet(
    of moments: [(time: Double, caption: String)], _ layout: SheetLayout, isDark: Bool
  ) throws(RenderError) -> Overview.Drawing {
    var sheet = try ContactSheet(
      layout, title: scene.title, captions: moments.map(\.caption), isDark: isDark,
      fontsOf: self)
    var worker = FrameWorker(self)
    for (index, moment) in moments.enumerated() {
      worker.move(to: moment.time)
      sheet.place(worker.canvas, at: index)
    }
    return Overview.Drawing(pixmap: sheet.pixmap, notes: sheet.notes)
  }
}

extension Exporter {
  /// Writes a contact sheet or a trail as PNG to all outputs, without putting them in their places.
  func prepare(_ drawing: Overview.Drawing, to outputs: [Output]) throws(ExportError)
    -> PreparedFiles
  {
    guard let rect = drawing.pixmap.bounds else { return PreparedFiles(files: [], outputs: []) }
    let frame = AnimationFrame(
      patch: AnimationFrame.Patch(rect: rect, pixmap: drawing.pixmap), duration: 1)
    var open: [StillOutput] = []
    do {
      var written: [WrittenFile] = []
      for output in outputs {
        let file = try StillOutput(path: output.path, metadata: metadata)
        open.append(file)
        try file.append([frame])
        var result = try file.finish()
        result.notes += drawing.notes
        written.append(result)
      }
      return PreparedFiles(files: written, outputs: open)
    } catch {
      for file in open { file.discard() }
      throw error
    }
  }
}

extension Exporter {
  /// Writes a picture as PNG.
  package static func write(_ picture: Pixmap, to path: String) throws(ExportError) {
    let bytes: [UInt8]
    do {
      bytes = try PNGEncoder.encode(picture)
    } catch {
      throw .codec(error, path: path)
    }
    try ExportError.wrapping(try FileSystem.save(bytes, to: path))
  }
}
