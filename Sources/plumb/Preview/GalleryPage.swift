// SPDX-License-Identifier: MIT

import EssentialFoundation

/// The gallery as a self-contained HTML file with its style, script and pictures.
enum GalleryPage {
  static func html(of gallery: Gallery, live: LiveFiles = LiveFiles()) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let script = Page.script(
      [
        PackageResources.elements_js, PackageResources.gallery_js,
        PackageResources.gallery_details_js,
      ] + (live.isEmpty ? [] : [PackageResources.live_js]))
    var page: [UInt8] = []
    var rest = PackageResources.gallery_html[...]
    let parts: [(String, [UInt8])] = [
      ("/*POLICY*/", Array((live.isEmpty ? policy : live.policy(script: script)).utf8)),
      ("/*STYLE*/", PackageResources.page_css + PackageResources.gallery_css),
      ("/*DATA*/", escaped(Array(try encoder.encode(gallery)))),
      ("/*LIVE*/", Array(live.data.utf8)),
      ("/*SCRIPT*/", Array(script.utf8)),
    ]
    for (mark, part) in parts {
      guard let place = rest.firstRange(of: Array(mark.utf8)) else { continue }
      page += rest[..<place.lowerBound] + part
      rest = rest[place.upperBound...]
    }
    return page + rest
  }

  /// The policy of a page without Plumb Studio.
  private static let policy =
    "default-src 'none'; img-src blob: data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'"

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
