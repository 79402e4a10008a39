// SPDX-License-Identifier: MIT

import AppResources
import AutoLayout
import Foundation
package import LayoutRendering
package import UIKitComponents

extension ImageContent {
  /// The image in an image file.
  ///
  /// - Parameter scale: pixels per point.
  /// - Returns: nil if the data are not an image.
  package init?(encoded data: Data, scale: Double = 1) {
    guard let asset = AppResources.image(data, scale: scale) else { return nil }
    self.init(name: "", asset: asset, in: DrawingEnvironment.current)
  }

  /// The pixels of the image in its own size. Nil for an image without a size.
  ///
  /// - Parameter tint: the color of a template image.
  package func bitmap(scale: CGFloat, tint: UIKitComponents.Color? = nil) -> Bitmap? {
    list(tint: tint).map {
      RasterRenderer(scale: Double(scale)).render($0, fonts: DrawingFonts.current)
    }
  }

  /// The bytes of the file that the image was read from. Nil for a file of another format.
  package func file(_ format: PictureData.Format) -> Data? {
    let picture = asset?.variant(for: DrawingEnvironment.current)?.picture
    return picture.flatMap { $0.format == format ? Data($0.bytes) : nil }
  }

  /// A PNG file of the image. It contains a hash of the drawing, because different texts can have
  /// the same pixels.
  package func png(scale: CGFloat, tint: UIKitComponents.Color? = nil) -> Data? {
    guard let list = list(tint: tint) else { return nil }
    let bitmap = RasterRenderer(scale: Double(scale)).render(list, fonts: DrawingFonts.current)
    guard bitmap.width > 0, bitmap.height > 0 else { return nil }
    let drawing = SVGRenderer().render(list).utf8
    let digest = drawing.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return Data(PNGEncoder.encode(bitmap, note: String(digest, radix: 16)))
  }

  private func list(tint: UIKitComponents.Color?) -> DisplayList? {
    let environment = DrawingEnvironment.current
    var whole = self
    whole.alignmentInsets = .zero
    let measured = ContentMeasurer(environment: environment).size(of: .image(whole))
    let size = Size(width: measured.width ?? 0, height: measured.height ?? 0)
    guard size.width > 0, size.height > 0 else { return nil }
    let rect = Rect(origin: .zero, size: size)
    let figures =
      self.figures ?? [.image(whole, rect, tint: isSymbol ? tint ?? .black : tint)]
    return DisplayList(figures, size: size, in: environment)
  }
}
