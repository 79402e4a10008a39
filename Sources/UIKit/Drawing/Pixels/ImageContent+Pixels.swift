// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import LayoutRendering
import UIKitComponents

extension ImageContent {
  /// Pixels of the image in its own size; nil without one.
  ///
  /// - Parameter tint: the colour of a template.
  func bitmap(scale: CGFloat, tint: UIKitComponents.Color? = nil) -> Bitmap? {
    list(tint: tint).map { RasterRenderer(scale: Double(scale)).render($0) }
  }

  /// The bytes of the file that the image was read from, where it is one of this format.
  func file(_ format: PictureData.Format) -> Data? {
    let picture = asset?.variant(for: LayoutStore.current.environment.layout)?.picture
    return picture.flatMap { $0.format == format ? Data($0.bytes) : nil }
  }

  /// A PNG file of the image. Its note is another for every other drawing: pixels show text as bars.
  func png(scale: CGFloat, tint: UIKitComponents.Color? = nil) -> Data? {
    guard let list = list(tint: tint) else { return nil }
    let bitmap = RasterRenderer(scale: Double(scale)).render(list)
    guard bitmap.width > 0, bitmap.height > 0 else { return nil }
    let drawing = SVGRenderer().render(list).utf8
    let digest = drawing.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return Data(PNGEncoder.encode(bitmap, note: String(digest, radix: 16)))
  }

  private func list(tint: UIKitComponents.Color?) -> DisplayList? {
    let environment = LayoutStore.current.environment.layout
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
