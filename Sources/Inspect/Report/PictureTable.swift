import AnimPrimitives
import AnimRendering

/// The pictures of a page, without duplicates.
struct PictureTable {
  private var numbers: [[UInt8]: Int] = [:]
  private var files: [[UInt8]] = []
  /// The pictures in the HTML, where the script finds them.
  private var shown: Set<Int> = []

  /// The index of a picture.
  mutating func number(of file: [UInt8]) -> Int {
    if let number = numbers[file] { return number }
    numbers[file] = files.count
    files.append(file)
    return files.count - 1
  }

  /// An image element that contains the picture.
  mutating func image(of file: [UInt8], alternative: String) -> String {
    let number = number(of: file)
    shown.insert(number)
    return """
      <img data-picture="\(number)" alt="\(alternative.markupEscaped)" \
      src="data:image/png;base64,\(Base64.encode(file))">
      """
  }

  /// The elements of a JSON array: base64, or null for a picture in the HTML.
  var json: String {
    files.enumerated().map { number, file in
      shown.contains(number) ? "null" : "\"\(Base64.encode(file))\""
    }.joined(separator: ",\n")
  }
}
