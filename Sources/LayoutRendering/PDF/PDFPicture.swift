// SPDX-License-Identifier: MIT

import UIKitComponents

/// A picture file whose compressed pixels a PDF document takes over as they are: a JPEG, or a PNG of 8 bits
/// without transparency and interlacing.
struct PDFPicture {
  /// The entries of the object's dictionary.
  private(set) var dictionary: String
  private(set) var bytes: [UInt8]

  init?(_ data: PictureData) {
    switch data.format {
    case .jpeg: self.init(jpeg: data.bytes)
    case .png: self.init(png: data.bytes)
    case .gif, .webp, .svg: return nil
    }
  }

  private static func entries(_ width: Int, _ height: Int, _ space: String) -> String {
    "/Type /XObject /Subtype /Image /Width \(width) /Height \(height) /ColorSpace \(space) "
      + "/BitsPerComponent 8"
  }

  private init?(jpeg bytes: [UInt8]) {
    var index = 2
    while index + 9 < bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      let length = Int(bytes[index + 2]) << 8 | Int(bytes[index + 3])
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        let height = Int(bytes[index + 5]) << 8 | Int(bytes[index + 6])
        let width = Int(bytes[index + 7]) << 8 | Int(bytes[index + 8])
        let components = bytes[index + 9]
        guard bytes[index + 4] == 8, width > 0, height > 0, components == 1 || components == 3
        else { return nil }
        let space = components == 1 ? "/DeviceGray" : "/DeviceRGB"
        dictionary = Self.entries(width, height, space) + " /Filter /DCTDecode"
        self.bytes = bytes
        return
      }
      index += 2 + max(2, length)
    }
    return nil
  }

  private init?(png bytes: [UInt8]) {
    func number(at index: Int) -> Int { bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
    // Signature, length and name of the header, its 13 bytes.
    guard bytes.count > 33, bytes[24] == 8, bytes[25] == 0 || bytes[25] == 2, bytes[28] == 0 else {
      return nil
    }
    let (width, height) = (number(at: 16), number(at: 20))
    guard (1...100_000).contains(width), (1...100_000).contains(height) else { return nil }
    var pixels: [UInt8] = []
    var index = 8
    while index + 12 <= bytes.count {
      let length = number(at: index)
      let name = bytes[index + 4..<index + 8]
      guard length <= bytes.count - index - 12 else { return nil }
      // A colour that stands for transparency.
      if name.elementsEqual("tRNS".utf8) { return nil }
      if name.elementsEqual("IDAT".utf8) { pixels += bytes[index + 8..<index + 8 + length] }
      index += 12 + length
    }
    guard !pixels.isEmpty else { return nil }
    let colors = bytes[25] == 0 ? 1 : 3
    dictionary =
      Self.entries(width, height, colors == 1 ? "/DeviceGray" : "/DeviceRGB")
      + " /Filter /FlateDecode /DecodeParms << /Predictor 15 /Colors \(colors) "
      + "/BitsPerComponent 8 /Columns \(width) >>"
    self.bytes = pixels
  }
}
