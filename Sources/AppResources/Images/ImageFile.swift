// SPDX-License-Identifier: MIT

import AutoLayout
import EssentialFoundation
import UIKitComponents

/// An image file: its size, and its bytes if they can be embedded in pictures.
struct ImageFile {
  /// The size that the file states: pixels, or points for a drawing.
  var size: Size
  /// Whether the file is a vector drawing without pixels.
  var isDrawing: Bool
  /// The bytes for picture output; nil for a format that not all viewers support.
  var picture: PictureData?

  /// The maximum number of bytes to embed. A larger file only gives its size.
  private static let greatestLength = 16 << 20

  /// Nil if the bytes are not an image of a known format.
  init?(_ data: Data) {
    let bytes = [UInt8](data)
    let reader = ImageHeader(bytes)
    let found: (size: Size, format: PictureData.Format?, isDrawing: Bool)
    if let size = reader.png {
      found = (size, .png, false)
    } else if let size = reader.jpeg {
      found = (size, .jpeg, false)
    } else if let size = reader.gif {
      found = (size, .gif, false)
    } else if let size = reader.webp {
      found = (size, .webp, false)
    } else if let size = reader.heic {
      found = (size, nil, false)
    } else if let size = reader.pdf {
      found = (size, nil, true)
    } else if let size = SVGFile.size(of: bytes) {
      found = (size, .svg, true)
    } else {
      return nil
    }
    let lengths = found.size.width...max(found.size.width, found.size.height)
    guard found.size.width > 0, found.size.height > 0, lengths.upperBound <= 1e5 else { return nil }
    size = found.size
    isDrawing = found.isDrawing
    if let format = found.format, bytes.count <= Self.greatestLength {
      picture = PictureData(format, bytes: bytes)
    }
  }
}
