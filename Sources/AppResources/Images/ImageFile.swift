// SPDX-License-Identifier: MIT

import AutoLayout
import EssentialFoundation
import UIKitComponents

/// A picture file as far as its first bytes tell.
struct ImageFile {
  /// Width and height as the file states them: pixels, or points of a drawing.
  var size: Size
  /// Whether it has no pixels of its own.
  var isDrawing: Bool
  /// The picture for viewers; nil in a format that not all of them show.
  var picture: PictureData?

  /// A file that is larger is measured, but not put into pictures.
  private static let greatestLength = 16 << 20

  /// nil where the bytes are no picture of a known format.
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
