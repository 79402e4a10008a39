// SPDX-License-Identifier: MIT

import EssentialFoundation

/// The gallery as one file of HTML that needs nothing else: style, script and pictures are in it.
enum GalleryPage {
  static func html(of gallery: Gallery) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var page: [UInt8] = []
    var rest = PackageResources.gallery_html[...]
    let parts: [(String, [UInt8])] = [
      ("/*STYLE*/", PackageResources.gallery_css),
      ("/*DATA*/", escaped(Array(try encoder.encode(gallery)))),
      ("/*SCRIPT*/", PackageResources.gallery_js),
    ]
    for (mark, part) in parts {
      guard let place = rest.firstRange(of: Array(mark.utf8)) else { continue }
      page += rest[..<place.lowerBound] + part
      rest = rest[place.upperBound...]
    }
    return page + rest
  }

  /// JSON without `<`, which may end the element that it stands in; it occurs in strings alone.
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
