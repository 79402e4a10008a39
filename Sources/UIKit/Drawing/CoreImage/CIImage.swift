// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation
import UIKitComponents

/// A recipe for a picture, in coordinates whose y axis points upwards, with a pixel to a point.
///
/// What filters of colours and blurs would do to it is not seen; what places, cuts and covers is.
open class CIImage: NSObject, @unchecked Sendable {
  /// Nil where it shows nothing; of a colour everywhere, in a square that is stretched.
  let content: ImageContent?
  public let extent: CGRect

  init(_ content: ImageContent?, extent: CGRect) {
    self.content = content
    self.extent = extent
    super.init()
  }

  public convenience init(cgImage image: CGImage) {
    self.init(
      image.content,
      extent: CGRect(x: 0, y: 0, width: Double(image.width), height: Double(image.height)))
  }

  public convenience init?(image: UIImage) {
    guard let image = image.cgImage else { return nil }
    self.init(cgImage: image)
  }

  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }

  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// Everywhere of one colour.
  public convenience init(color: CIColor) {
    let context = CGContext(size: CGSize(width: 1, height: 1))
    context.setFillColor(CGColor(color.color))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    self.init(
      ImageContent(drawn: context.figures, size: Size(width: 1, height: 1)), extent: .infinite)
  }

  open class func empty() -> CIImage { CIImage(nil, extent: .null) }

  open var properties: [String: Any] { [:] }

  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    guard let content, !extent.isInfinite else { return self }
    let new = extent.applying(matrix)
    // From the picture's own coordinates, down from its top, to those of the image and back.
    let map = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: extent.minX, ty: extent.maxY)
      .concatenating(matrix)
      .concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -new.minX, ty: new.maxY))
    let size = extent.size
    return drawn(in: new) { context in
      context.concatenate(map)
      context.draw(content, in: CGRect(origin: .zero, size: size))
    }
  }

  open func cropped(to rect: CGRect) -> CIImage {
    let part = extent.isInfinite ? rect : extent.intersection(rect)
    guard let content, !part.isEmpty else { return CIImage.empty() }
    return drawn(in: part) { context in
      context.clip(to: CGRect(origin: .zero, size: part.size))
      context.draw(content, in: place(in: part))
    }
  }

  open func composited(over dest: CIImage) -> CIImage {
    if extent.isInfinite || dest.content == nil { return self }
    guard content != nil else { return dest }
    let whole = dest.extent.isInfinite ? extent : extent.union(dest.extent)
    return drawn(in: whole) { context in
      for image in [dest, self] {
        if let content = image.content { context.draw(content, in: image.place(in: whole)) }
      }
    }
  }

  open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    transformed(by: orientation.transform(of: extent))
  }

  open func oriented(forExifOrientation orientation: Int32) -> CIImage {
    CGImagePropertyOrientation(rawValue: UInt32(orientation)).map { oriented($0) } ?? self
  }

  open func applyingFilter(_ filterName: String, parameters: [String: Any] = [:]) -> CIImage {
    guard let filter = CIFilter(name: filterName) else { return self }
    filter.inputs[kCIInputImageKey] = self
    filter.inputs.merge(parameters) { $1 }
    return filter.outputImage ?? self
  }

  /// The image as it is.
  open func applyingGaussianBlur(sigma: Double) -> CIImage { self }

  open func clampedToExtent() -> CIImage { self }

  open func samplingNearest() -> CIImage { self }

  open func samplingLinear() -> CIImage { self }

  open func premultiplyingAlpha() -> CIImage { self }

  open func unpremultiplyingAlpha() -> CIImage { self }

  /// Where the image lies in a picture of `whole`.
  private func place(in whole: CGRect) -> CGRect {
    guard !extent.isInfinite else { return CGRect(origin: .zero, size: whole.size) }
    return CGRect(
      x: extent.minX - whole.minX, y: whole.maxY - extent.maxY, width: extent.width,
      height: extent.height)
  }

  private func drawn(in extent: CGRect, _ draw: (CGContext) -> Void) -> CIImage {
    let context = CGContext(size: extent.size)
    draw(context)
    return CIImage(
      ImageContent(drawn: context.figures, size: extent.size.core), extent: extent)
  }
}

public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

  /// Turns an image of the extent so that it stands up, with its lower left corner where it was.
  fileprivate func transform(of extent: CGRect) -> CGAffineTransform {
    let turn =
      switch self {
      case .up: CGAffineTransform.identity
      case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
      case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
      case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
      case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 0, ty: 0)
      case .right: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
      case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case .left: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
      }
    let turned = extent.applying(turn)
    return turn.concatenating(
      CGAffineTransform(
        translationX: extent.minX - turned.minX, y: extent.minY - turned.minY))
  }
}

extension UIImage {
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  /// The orientation has no effect.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    self.init(
      cgImage: CIContext.picture(of: ciImage, in: ciImage.extent), scale: scale,
      orientation: orientation)
  }
}
