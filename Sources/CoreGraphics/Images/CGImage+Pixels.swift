// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation
package import LayoutRendering

extension CGImage {
  /// An image of pixels.
  package convenience init?(_ bitmap: Bitmap) {
    guard let content = ImageContent(encoded: Data(PNGEncoder.encode(bitmap))) else { return nil }
    self.init(content, scale: 1)
  }

  /// The pixels, as many as the image has.
  package var bitmap: Bitmap? { content.bitmap(scale: scale) }

  /// An image of pixels with 8 bits a part; nil for others, and where bytes are missing.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard width > 0, height > 0, let data = provider.data as Data?,
      let layout = PixelLayout(
        bitsPerComponent: bitsPerComponent, space: space, bitmapInfo: bitmapInfo.rawValue),
      layout.parts * 8 == bitsPerPixel, bytesPerRow >= width * layout.parts,
      data.count >= bytesPerRow * (height - 1) + width * layout.parts
    else { return nil }
    let bitmap = data.withUnsafeBytes { bytes in
      bytes.baseAddress.flatMap {
        layout.read($0, width: width, height: height, bytesPerRow: bytesPerRow)
      }
    }
    guard let bitmap else { return nil }
    self.init(bitmap)
  }

  /// The pixels as ``bitmapInfo`` and ``bytesPerRow`` say.
  public var dataProvider: CGDataProvider? {
    bitmap.flatMap { CGDataProvider(data: NSData(data: Data($0.bytes))) }
  }
}
