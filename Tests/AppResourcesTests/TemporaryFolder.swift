// SPDX-License-Identifier: MIT

import Foundation

/// A folder that is removed after the test.
final class TemporaryFolder: Sendable {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("plumb-resources-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ path: String, _ data: Data) throws {
    let url = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }

  /// An image set with the entries of its `Contents.json`.
  func imageSet(_ path: String, _ entries: String, properties: String = "") throws {
    try write(
      "\(path).imageset/Contents.json", "{\"images\": [\(entries)]\(properties)}")
  }
}

/// The first bytes of image files, as their specifications define them.
enum Header {
  static func png(_ width: Int, _ height: Int) -> Data {
    Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8))
      + big(width, 4) + big(height, 4) + Data([8, 6, 0, 0, 0])
  }

  /// - Parameter orientation: the orientation in an Exif segment; nil for no segment.
  static func jpeg(_ width: Int, _ height: Int, orientation: Int? = nil) -> Data {
    var data = Data([0xFF, 0xD8])
    if let orientation {
      let exif =
        Data("Exif\0\0MM\0*".utf8) + big(8, 4) + big(1, 2)
        + big(0x112, 2) + big(3, 2) + big(1, 4) + big(orientation, 2) + big(0, 2)
      data += Data([0xFF, 0xE1]) + big(exif.count + 2, 2) + exif
    }
    return data + Data([0xFF, 0xC4]) + big(4, 2) + Data([0, 0])
      + Data([0xFF, 0xC2]) + big(11, 2) + Data([8]) + big(height, 2) + big(width, 2)
      + Data([1, 0, 0, 0])
  }

  static func gif(_ width: Int, _ height: Int) -> Data {
    Data("GIF89a".utf8) + Data(big(width, 2).reversed()) + Data(big(height, 2).reversed())
  }

  static func webp(_ width: Int, _ height: Int) -> Data {
    Data("RIFF\0\0\0\0WEBPVP8X\u{A}\0\0\0\0\0\0\0".utf8) + Data(big(width - 1, 3).reversed())
      + Data(big(height - 1, 3).reversed())
  }

  static func pdf(_ box: String) -> Data {
    Data("%PDF-1.4\n1 0 obj << /Type /Page /MediaBox [\(box)] >>".utf8)
  }

  private static func big(_ value: Int, _ count: Int) -> Data {
    Data((0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * (count - 1 - $0))) })
  }
}
