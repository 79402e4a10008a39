// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation
import LayoutRendering
import UIKitComponents

extension UIImage {
  public enum Orientation: Int, Sendable {
    case up = 0
    case down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

    /// The orientation with left and right exchanged.
    var mirrored: Orientation {
      switch self {
      case .up: .upMirrored
      case .down: .downMirrored
      case .left: .rightMirrored
      case .right: .leftMirrored
      case .upMirrored: .up
      case .downMirrored: .down
      case .leftMirrored: .right
      case .rightMirrored: .left
      }
    }
  }

  // MARK: Making

  public convenience init(cgImage: CGImage) { self.init(cgImage.content, scale: cgImage.scale) }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    var content = cgImage.content
    if scale > 0, let size = content.size {
      let factor = Double(cgImage.scale / scale)
      let new = Size(width: size.width * factor, height: size.height * factor)
      if let figures = content.figures {
        let fit = Transform(a: factor, b: 0, c: 0, d: factor, tx: 0, ty: 0)
        content.figures = [.group(figures, fit, opacity: 1)]
      }
      content.size = new
    }
    self.init(
      content.oriented(orientation), scale: scale > 0 ? scale : 1, orientation: orientation,
      pixelData: orientation == .up ? nil : content)
  }

  public var cgImage: CGImage? { CGImage(pixelData ?? content, scale: scale) }

  /// The image shows the first of `images`.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first?.followed(by: images, duration: duration)
  }

  public var images: [UIImage]? { animation?.images }

  public var duration: TimeInterval { animation?.duration ?? 0 }

  public var isSymbolImage: Bool { content.isSymbol }

  public var resizingMode: ResizingMode { .tile }

  /// The file that the image was read from. Otherwise a PNG of its drawing. Nil for an image without a size.
  public func pngData() -> Data? {
    content.file(.png) ?? content.png(scale: scale, tint: tint?.color)
  }

  /// A JPEG on white, with the rules of ``pngData()``. The original file is returned only at the
  /// highest quality.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    if compressionQuality >= 1, let file = content.file(.jpeg) { return file }
    let bitmap = content.bitmap(scale: scale, tint: tint?.color)
    return bitmap.flatMap {
      $0.width > 0 && $0.height > 0
        ? Data(JPEGEncoder.encode($0, quality: Double(compressionQuality))) : nil
    }
  }

  public static var checkmark: UIImage { UIImage(.symbol(named: "checkmark")) }
  public static var strokedCheckmark: UIImage { UIImage(.symbol(named: "checkmark")) }
  public static var add: UIImage { UIImage(.symbol(named: "plus.circle.fill")) }
  public static var remove: UIImage { UIImage(.symbol(named: "minus.circle.fill")) }
  public static var actions: UIImage { UIImage(.symbol(named: "ellipsis.circle.fill")) }

  // MARK: Sizes

  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    return UIGraphicsImageRenderer(size: size).image { _ in
      draw(in: CGRect(origin: .zero, size: size))
    }
  }

  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  public func preparingForDisplay() -> UIImage? { self }

  public func byPreparingForDisplay() async -> UIImage? { self }

  // MARK: Drawing

  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Ignores the blend mode.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Ignores the blend mode.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    CGContext.current?.draw(
      content, in: rect, tint: content.isSymbol ? tint?.color ?? .black : nil, alpha: alpha)
  }

  public func drawAsPattern(in rect: CGRect) {
    guard let context = CGContext.current, size.width > 0, size.height > 0 else { return }
    context.saveGState()
    context.clip(to: rect)
    let columns = min(200, Int((rect.width / size.width).rounded(.up)))
    let rows = min(200, Int((rect.height / size.height).rounded(.up)))
    for row in 0..<max(0, rows) {
      for column in 0..<max(0, columns) {
        draw(
          at: CGPoint(
            x: rect.minX + CGFloat(column) * size.width, y: rect.minY + CGFloat(row) * size.height))
      }
    }
    context.restoreGState()
  }
}
