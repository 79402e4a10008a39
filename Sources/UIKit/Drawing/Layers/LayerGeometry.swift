// SPDX-License-Identifier: MIT

import Foundation

/// The geometry of a layer without a view.
struct LayerGeometry {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var transform = CATransform3DIdentity

  var frame: CGRect {
    get {
      Self.box(of: bounds.size, anchorPoint, CATransform3DGetAffineTransform(transform), position)
    }
    set {
      let map = CATransform3DGetAffineTransform(transform)
      let (size, position) = Self.placement(in: newValue, anchorPoint, map)
      bounds.size = size
      self.position = position
    }
  }

  var toSuperlayer: CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.origin.x + bounds.width * anchorPoint.x,
      y: bounds.origin.y + bounds.height * anchorPoint.y)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(CATransform3DGetAffineTransform(transform))
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// The bounding box of a transformed rectangle of a size, with its anchor point at a position.
  ///
  /// The size is the difference of the corners in the coordinates of the superlayer: a width of
  /// 100, set under a scale of 1.5, is exactly 100 again.
  static func box(
    of size: CGSize, _ anchorPoint: CGPoint, _ transform: CGAffineTransform,
    _ position: CGPoint = .zero
  ) -> CGRect {
    let rect = CGRect(
      x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width,
      height: size.height)
    guard !transform.isIdentity else { return rect.offsetBy(dx: position.x, dy: position.y) }
    return rect.applying(
      transform.withoutRoundingErrors
        .concatenating(CGAffineTransform(translationX: position.x, y: position.y)))
  }

  /// The size and the position for which the transformed rectangle has the bounding box `frame`. If
  /// no size does, the bounding box has the same center.
  static func placement(
    in frame: CGRect, _ anchorPoint: CGPoint, _ transform: CGAffineTransform
  ) -> (size: CGSize, position: CGPoint) {
    guard !transform.isIdentity else {
      return (
        frame.size,
        CGPoint(
          x: frame.origin.x + frame.width * anchorPoint.x,
          y: frame.origin.y + frame.height * anchorPoint.y)
      )
    }
    let image = frame.size.applying(transform.withoutRoundingErrors.inverted())
    let size = CGSize(width: abs(image.width), height: abs(image.height))
    let box = box(of: size, anchorPoint, transform)
    return (size, CGPoint(x: frame.midX - box.midX, y: frame.midY - box.midY))
  }
}

extension CGAffineTransform {
  /// The transform with rounding errors replaced by 0, such as the cosine of a right angle.
  fileprivate var withoutRoundingErrors: CGAffineTransform {
    let least = max(abs(a), abs(b), abs(c), abs(d)) * 0x1p-50
    func cleaned(_ value: CGFloat) -> CGFloat { abs(value) < least ? 0 : value }
    return CGAffineTransform(
      a: cleaned(a), b: cleaned(b), c: cleaned(c), d: cleaned(d), tx: tx, ty: ty)
  }
}
