// SPDX-License-Identifier: MIT

public import Foundation
package import LayoutRendering
import UIKitComponents

extension CGImage {
  /// Creates an image from pixels.
  package convenience init?(_ bitmap: Bitmap) {
    guard let content = ImageContent(encoded: Data(PNGEncoder.encode(bitmap))) else { return nil }
    self.init(content, scale: 1)
  }

  /// The pixels in the image's own size.
  package var bitmap: Bitmap? { content.bitmap(scale: scale) }

  /// Creates an image from pixels with 8 bits per component. Nil for other depths, or if bytes are
  /// missing.
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

  /// The pixels in the format of ``bitmapInfo`` and ``bytesPerRow``.
  public var dataProvider: CGDataProvider? {
    bitmap.flatMap { CGDataProvider(data: NSData(data: Data($0.bytes))) }
  }
}
