// Reads XML with expat. Document types, entities and processing instructions that load something are refused, so no text
// outside of the file is ever read, and a small file cannot become a large one. Expat's own limit of amplification stays
// on.

import CAnimExpat

/// Collects the elements that expat reports.
///
/// A class, because expat's callbacks refer to it by address. Owns the parser.
@safe final class XMLTreeReader {
  private let parser: XML_Parser
  private var tree = XMLTree()
  /// The open elements, the innermost last.
  private var open: [Int] = []
  private var error: SVGError?

  private static let separator: Character = " "
  private static let svg = "http://www.w3.org/2000/svg"
  private static let xlink = "http://www.w3.org/1999/xlink"

  /// - Throws: an error with the line for XML that is not well-formed, too large or too deep, or refused.
  static func read(_ bytes: [UInt8]) throws(SVGError) -> XMLTree {
    guard bytes.count <= XMLTree.byteLimit else {
      throw SVGError(
        "it has \(bytes.count) bytes, more than the limit of \(XMLTree.byteLimit)",
        hint: "simplify it, or export it as PNG")
    }
    guard let reader = XMLTreeReader() else { throw SVGError("out of memory") }
    return try reader.read(bytes)
  }

  private init?() {
    // The separator stands between the namespace and the name of an element.
    guard let parser = unsafe XML_ParserCreateNS(nil, XML_Char(Self.separator.asciiValue ?? 0x20))
    else { return nil }
    unsafe self.parser = parser
    // The parser keeps the address, and is freed with this reader.
    unsafe XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    setHandlers()
  }

  deinit {
    unsafe XML_ParserFree(parser)
  }

  private func read(_ bytes: [UInt8]) throws(SVGError) -> XMLTree {
    let status = unsafe bytes.withUnsafeBytes { bytes in
      // The count is at most a million.
      unsafe XML_Parse(
        parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count), 1)
    }
    if let error { throw error }
    guard status == XML_STATUS_OK else {
      let column = Int(unsafe XML_GetCurrentColumnNumber(parser)) + 1
      // The text is a constant of the library.
      let message = unsafe XML_ErrorString(XML_GetErrorCode(parser))
        .map { unsafe String(cString: $0) }
      throw SVGError(
        "column \(column): the XML is not well-formed: \(message ?? "unknown error")", line: line)
    }
    return tree
  }

  private var line: Int { Int(unsafe XML_GetCurrentLineNumber(parser)) }

  private func setHandlers() {
    unsafe XML_SetElementHandler(
      parser,
      { data, name, attributes in
        guard let name = unsafe name, let attributes = unsafe attributes else { return }
        var values: [(String, String)] = []
        // Names and values alternate until a null pointer.
        var index = 0
        while let key = unsafe attributes[index], let value = unsafe attributes[index + 1] {
          values.append((unsafe String(cString: key), unsafe String(cString: value)))
          index += 2
        }
        unsafe XMLTreeReader.at(data)?.begin(String(cString: name), values)
      },
      { data, _ in unsafe XMLTreeReader.at(data)?.end() })
    unsafe XML_SetCharacterDataHandler(parser) { data, text, count in
      guard let text = unsafe text else { return }
      let bytes = unsafe UnsafeRawBufferPointer(start: text, count: Int(count))
      unsafe XMLTreeReader.at(data)?.append(String(decoding: bytes, as: UTF8.self))
    }
    unsafe XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in
      unsafe XMLTreeReader.at(data)?.refuse(
        "a document type is not read", hint: "remove the declaration <!DOCTYPE …>")
    }
    unsafe XML_SetProcessingInstructionHandler(parser) { data, target, _ in
      guard let target = unsafe target, unsafe String(cString: target) == "xml-stylesheet" else {
        return
      }
      unsafe XMLTreeReader.at(data)?.refuse(
        "a style sheet outside of the file is not read", hint: "put the rules into <style>")
    }
  }

  /// The reader of a callback.
  private static func at(_ data: UnsafeMutableRawPointer?) -> XMLTreeReader? {
    // The initializer has set the address, and the caller of `read` keeps the reader alive.
    unsafe data.map { unsafe Unmanaged<XMLTreeReader>.fromOpaque($0).takeUnretainedValue() }
  }

  private func refuse(_ reason: String, hint: String?) {
    if error == nil { error = SVGError(reason, line: line, hint: hint) }
    unsafe XML_StopParser(parser, 0)
  }

  private func end() {
    // Expat reports matching ends only.
    _ = open.popLast()
  }

  private func append(_ text: String) {
    guard let last = open.last, tree.elements[last].name == "style" else { return }
    tree.elements[last].text += text
  }

  private func begin(_ name: String, _ attributes: [(String, String)]) {
    guard tree.elements.count < XMLTree.elementLimit else {
      return refuse("there are more than \(XMLTree.elementLimit) elements", hint: nil)
    }
    guard open.count < XMLTree.depthLimit else {
      return refuse("elements are nested more than \(XMLTree.depthLimit) deep", hint: nil)
    }
    let (space, local) = Self.split(name)
    var element = XMLTree.Element(
      name: space == nil || space == Self.svg ? local : "", attributes: [:],
      line: line, byteCount: name.utf8.count)
    for (key, value) in attributes {
      element.byteCount += key.utf8.count + value.utf8.count
      let (space, local) = Self.split(key)
      if space == nil
        || (space == Self.xlink && local == "href" && element.attributes[local] == nil)
      {
        element.attributes[local] = value
      }
    }
    if let last = open.last { tree.elements[last].children.append(tree.elements.count) }
    open.append(tree.elements.count)
    tree.elements.append(element)
    if let refusal = Refusal(of: element) {
      refuse(refusal.reason, hint: refusal.hint)
    }
  }

  /// The namespace and the local name.
  private static func split(_ name: String) -> (space: String?, local: String) {
    guard let place = name.lastIndex(of: separator) else { return (nil, name) }
    return (String(name[..<place]), String(name[name.index(after: place)...]))
  }
}

/// The reason for refusing an element that runs a program or loads something.
private struct Refusal {
  let reason: String
  let hint: String?

  init?(of element: XMLTree.Element) {
    if element.name == "script" {
      (reason, hint) = ("a script is not run", "remove <script>")
      return
    }
    let attributes = element.attributes
    if let event = attributes.keys.sorted().first(where: { $0.hasPrefix("on") }) {
      (reason, hint) = ("the script in `\(event)` is not run", "remove the attribute")
      return
    }
    let outside = "nothing outside of the file is loaded"
    if element.name != "a", let source = attributes["href"], !source.hasPrefix("#"),
      !source.hasPrefix("data:")
    {
      (reason, hint) = ("`\(source.prefix(60))`: \(outside)", "name an element of the file: #…")
      return
    }
    for (key, value) in attributes.sorted(by: { $0.key < $1.key }) where value.contains("url(") {
      let sources = value.split(separator: "url(").dropFirst(value.hasPrefix("url(") ? 0 : 1)
      guard sources.contains(where: { !Self.isLocal($0) }) else { continue }
      (reason, hint) = ("`\(key)`: \(outside)", "name an element of the file: url(#…)")
      return
    }
    return nil
  }

  /// Whether the text after `url(` names an element of the file.
  private static func isLocal(_ source: Substring) -> Bool {
    source.drop { $0 == " " || $0 == "\"" || $0 == "'" }.first == "#"
  }
}
