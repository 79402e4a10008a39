// SPDX-License-Identifier: MIT

public import Foundation

public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let top = CALayerContentsGravity(rawValue: "top")
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  public static let left = CALayerContentsGravity(rawValue: "left")
  public static let right = CALayerContentsGravity(rawValue: "right")
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  public init(rawValue: String) { self.rawValue = rawValue }
}

extension CALayer {
  /// The rectangle of the image that is the layer's contents. ``contentsScale`` only matters for
  /// gravities that do not resize.
  func contentsRect(of image: CGImage) -> CGRect {
    let scale = max(contentsScale, .leastNormalMagnitude)
    var size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    guard size.width > 0, size.height > 0, contentsGravity != .resize else { return bounds }
    let (x, y) = (bounds.width / size.width, bounds.height / size.height)
    if contentsGravity == .resizeAspect || contentsGravity == .resizeAspectFill {
      let factor = contentsGravity == .resizeAspect ? min(x, y) : max(x, y)
      size = CGSize(width: size.width * factor, height: size.height * factor)
    }
    let name = contentsGravity.rawValue.lowercased()
    func part(_ low: String, _ high: String) -> CGFloat {
      name.contains(low) ? 0 : name.contains(high) ? 1 : 0.5
    }
    return CGRect(
      x: bounds.minX + (bounds.width - size.width) * part("left", "right"),
      y: bounds.minY + (bounds.height - size.height) * part("top", "bottom"), width: size.width,
      height: size.height)
  }
}

/// Never called.
public protocol CAAction {}

extension NSNull: CAAction {}

extension CAAnimation: CAAction {}
