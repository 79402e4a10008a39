// SPDX-License-Identifier: MIT

import Foundation
import UIKit

// Inert values: clients set them before they share them, so the classes are unchecked Sendable.

/// An image in a coordinate system whose y axis points up, with one pixel per point.
///
/// Colour filters and blurs return it unchanged. Transforms, crops and compositing change it.
open class CIImage: NSObject, @unchecked Sendable {
  /// The pixels. Nil if the image is empty. An image of a single colour has one pixel and an
  /// infinite extent.
  let content: CGImage?
  public let extent: CGRect

  init(_ content: CGImage?, extent: CGRect) {
    self.content = content
    self.extent = extent
    super.init()
  }

  public convenience init(cgImage image: CGImage) {
    self.init(
      image,
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

  /// An infinite image of a single colour.
  public convenience init(color: CIColor) {
    let dot = CGRect(x: 0, y: 0, width: 1, height: 1)
    let content = Self.picture(of: dot.size) { context in
      context.setFillColor(
        red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
      context.fill(dot)
    }
    self.init(content, extent: .infinite)
  }

  open class func empty() -> CIImage { CIImage(nil, extent: .null) }

  open var properties: [String: Any] { [:] }

  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    guard let content, !extent.isInfinite else { return self }
    let new = extent.applying(matrix)
    // Converts the bitmap's coordinates, whose y axis points down, to those of the image and back.
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

  /// The image unchanged.
  open func applyingGaussianBlur(sigma: Double) -> CIImage { self }
  open func clampedToExtent() -> CIImage { self }
  open func samplingNearest() -> CIImage { self }
  open func samplingLinear() -> CIImage { self }
  open func premultiplyingAlpha() -> CIImage { self }
  open func unpremultiplyingAlpha() -> CIImage { self }

  /// The frame of the image in a bitmap of `whole`.
  private func place(in whole: CGRect) -> CGRect {
    guard !extent.isInfinite else { return CGRect(origin: .zero, size: whole.size) }
    return CGRect(
      x: extent.minX - whole.minX, y: whole.maxY - extent.maxY, width: extent.width,
      height: extent.height)
  }

  private func drawn(in extent: CGRect, _ draw: (CGContext) -> Void) -> CIImage {
    CIImage(Self.picture(of: extent.size, draw), extent: extent)
  }

  /// Draws into a bitmap whose y axis points down. Its size in pixels is rounded up.
  static func picture(of size: CGSize, _ draw: (CGContext) -> Void) -> CGImage? {
    let (width, height) = (size.width.rounded(.up), size.height.rounded(.up))
    guard
      let context = CGContext(
        data: nil, width: Int(width), height: Int(height), bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    context.scaleBy(x: width / size.width, y: height / size.height)
    draw(context)
    return context.makeImage()
  }
}

extension CGImagePropertyOrientation {
  /// The transform that turns an image upright and keeps the lower left corner of its extent.
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

  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    if let image = CIContext().createCGImage(ciImage, from: ciImage.extent) {
      self.init(cgImage: image, scale: scale, orientation: orientation)
    } else {
      self.init()
    }
  }

  /// Always nil, because images keep only their bitmap.
  public var ciImage: CIImage? { nil }
}
