// A WebP has no text chunks. Its XMP chunk is an XML document of properties with names from namespaces. This file writes
// and reads the four that a PNG has as texts. Programs write XMP in two forms: a property as an element, or as an
// attribute of `rdf:Description`. Both are read, with the prefixes that all programs use.
//
// Source: ISO 16684-1:2019, §7 (serialization) and 8.3, 8.4 (the namespaces `dc` and `xmp`); CIPA DC-010 (`exif`).

import AnimPrimitives

/// The texts of a picture in an XMP packet.
enum XMPTexts {
  /// The name of a property, and whether it has a text for each language.
  private static let properties: [(keyword: String, name: String, hasLanguages: Bool)] = [
    ("Title", "dc:title", true), ("Description", "dc:description", true),
    ("Software", "xmp:CreatorTool", false), ("Comment", "exif:UserComment", true),
  ]

  private static let namespaces = [
    ("dc", "http://purl.org/dc/elements/1.1/"), ("xmp", "http://ns.adobe.com/xap/1.0/"),
    ("exif", "http://ns.adobe.com/exif/1.0/"),
  ]

  /// The packet for texts; empty without any.
  ///
  /// - Throws: `metadata` for a character that XML cannot have. Texts with other keywords are left out.
  static func packet(of metadata: PNGMetadata) throws(CodecError) -> [UInt8] {
    var elements: [String] = []
    for (keyword, name, hasLanguages) in properties {
      guard let entry = metadata.entries.first(where: { $0.keyword == keyword }) else { continue }
      let text = try escaped(entry)
      elements.append(
        hasLanguages
          ? "<\(name)><rdf:Alt><rdf:li xml:lang=\"x-default\">\(text)</rdf:li></rdf:Alt></\(name)>"
          : "<\(name)>\(text)</\(name)>")
    }
    guard !elements.isEmpty else { return [] }
    let names = namespaces.map { " xmlns:\($0.0)=\"\($0.1)\"" }.joined()
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/">
      <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
      <rdf:Description rdf:about=""\(names)>
      \(elements.joined(separator: "\n"))
      </rdf:Description>
      </rdf:RDF>
      </x:xmpmeta>
      """
    return Array(packet.utf8)
  }

  private static func escaped(_ entry: PNGMetadata.Entry) throws(CodecError) -> String {
    var result = ""
    for scalar in entry.text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\r": result += "&#13;"
      case "\t", "\n", " "..."\u{FFFD}", "\u{10000}"...: result.unicodeScalars.append(scalar)
      default:
        throw .metadata(
          reason: "the text of \(entry.keyword) has the control character U+"
            + UInt32(scalar).hexadecimal.uppercased().suffix(4)
            + ", which a WebP cannot store")
      }
    }
    return result
  }
}

// MARK: - Reading

extension XMPTexts {
  /// The texts of a packet, in the order of the properties above.
  static func entries(in packet: some Sequence<UInt8>) -> [PNGMetadata.Entry] {
    let text = Array(packet)[...]
    return properties.compactMap { property in
      guard let value = value(of: property.name, in: text) else { return nil }
      return PNGMetadata.Entry(keyword: property.keyword, text: unescaped(value))
    }
  }

  private static func value(of name: String, in text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    if let element = part(of: text, from: "<\(name)>", to: "</\(name)>") {
      guard let item = part(of: element, from: "<rdf:li", to: "</rdf:li>"),
        let end = item.firstIndex(of: UInt8(ascii: ">"))
      else { return element }
      return item[(end + 1)...]
    }
    return part(of: text, from: " \(name)=\"", to: "\"")
  }

  /// The bytes between two texts; nil unless both are there.
  private static func part(
    of text: ArraySlice<UInt8>, from start: String, to end: String
  ) -> ArraySlice<UInt8>? {
    guard let first = text.firstRange(of: start.utf8) else { return nil }
    let rest = text[first.upperBound...]
    return rest.firstRange(of: end.utf8).map { rest[..<$0.lowerBound] }
  }

  private static let entities = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    var parts = String(decoding: bytes, as: UTF8.self)
      .split(separator: "&", omittingEmptySubsequences: false)
    var result = String(parts.removeFirst())
    for part in parts {
      guard let end = part.firstIndex(of: ";"), let character = character(part[..<end]) else {
        result += "&" + part
        continue
      }
      result += character + part[part.index(after: end)...]
    }
    return result
  }

  /// The character of an entity without `&` and `;`.
  private static func character(_ name: Substring) -> String? {
    guard name.hasPrefix("#") else { return entities[String(name)] }
    let digits = name.dropFirst()
    let number =
      digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
