// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore
import LayoutRendering

/// The pixels of a context that has memory, or is asked for some.
final class ContextMemory {
  let pointer: UnsafeMutableRawPointer
  let bytesPerRow: Int
  private let layout: PixelLayout
  private let isOwn: Bool
  private var bitmap: Bitmap
  private var drawn = 0

  init(
    _ pointer: UnsafeMutableRawPointer?, _ layout: PixelLayout, width: Int, height: Int,
    bytesPerRow: Int
  ) {
    self.layout = layout
    self.bytesPerRow = bytesPerRow > 0 ? bytesPerRow : width * layout.parts
    isOwn = pointer == nil
    bitmap = Bitmap(width: width, height: height)
    if let pointer {
      self.pointer = pointer
    } else {
      let count = max(1, self.bytesPerRow * height)
      self.pointer = .allocate(byteCount: count, alignment: 16)
      self.pointer.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    }
  }

  deinit { if isOwn { pointer.deallocate() } }

  /// Draws what came since the last time.
  func take(_ figures: [Figure]) {
    guard figures.count > drawn else { return }
    let size = Size(width: Double(bitmap.width), height: Double(bitmap.height))
    let list = DisplayList(
      Array(figures[drawn...]), size: size, in: LayoutStore.current.environment.layout)
    drawn = figures.count
    RasterRenderer().draw(list, on: &bitmap)
    layout.write(bitmap, to: pointer, bytesPerRow: bytesPerRow)
  }

  /// An image of the memory as it is now, whoever wrote it.
  var image: CGImage? {
    layout.read(pointer, width: bitmap.width, height: bitmap.height, bytesPerRow: bytesPerRow)
      .flatMap { CGImage($0) }
  }
}

extension CGImage {
  /// An image of pixels.
  convenience init?(_ bitmap: Bitmap) {
    guard let image = UIImage(data: Data(PNGEncoder.encode(bitmap)), scale: 1) else { return nil }
    self.init(image.content, scale: 1)
  }

  /// The pixels, as many as the image has.
  var bitmap: Bitmap? { content.bitmap(scale: scale) }

  /// An image of pixels with 8 bits a part; nil for others, and where bytes are missing.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard width > 0, height > 0, let data = provider.data,
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
