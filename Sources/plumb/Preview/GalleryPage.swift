// SPDX-License-Identifier: MIT

import EssentialFoundation

/// The gallery as a self-contained HTML file with its style, script and pictures.
enum GalleryPage {
  static func html(of gallery: Gallery) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var page: [UInt8] = []
    var rest = PackageResources.gallery_html[...]
    let parts: [(String, [UInt8])] = [
      ("/*STYLE*/", PackageResources.page_css + PackageResources.gallery_css),
      ("/*DATA*/", escaped(Array(try encoder.encode(gallery)))),
      (
        "/*SCRIPT*/",
        Self.script([
          PackageResources.elements_js, PackageResources.gallery_js,
          PackageResources.gallery_details_js,
        ])
      ),
    ]
    for (mark, part) in parts {
      guard let place = rest.firstRange(of: Array(mark.utf8)) else { continue }
      page += rest[..<place.lowerBound] + part
      rest = rest[place.upperBound...]
    }
    return page + rest
  }

  /// Modules as one script, in which every name is visible.
  private static func script(_ modules: [[UInt8]]) -> [UInt8] {
    let text = modules.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    return Array("\"use strict\";\n\(text.replacing("\nexport ", with: "\n"))".utf8)
  }

  /// Escapes `<` in JSON, because it could end the enclosing HTML element. It occurs only in
  /// strings.
  private static func escaped(_ json: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(json.count + json.count / 8)
    for byte in json {
      if byte == UInt8(ascii: "<") {
        bytes += Array("\\u003c".utf8)
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }
}
