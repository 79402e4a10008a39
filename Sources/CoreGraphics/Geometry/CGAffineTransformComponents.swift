// SPDX-License-Identifier: MIT

public import Foundation

/// A transform as a scale, a shear, a rotation and a translation, applied in this order.
public struct CGAffineTransformComponents: Hashable, Sendable {
  public var scale: CGSize
  public var horizontalShear: CGFloat
  public var rotation: CGFloat
  public var translation: CGVector

  public init() {
    self.init(
      scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero)
  }

  public init(
    scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector
  ) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  public init(_ components: CGAffineTransformComponents) {
    let (size, shear) = (components.scale, components.horizontalShear)
    let (cosine, sine) = (cos(components.rotation), sin(components.rotation))
    self.init(
      a: size.width * cosine, b: size.width * sine, c: size.height * (shear * cosine - sine),
      d: size.height * (shear * sine + cosine), tx: components.translation.dx,
      ty: components.translation.dy)
  }

  /// The components from which ``init(_:)`` makes the transform. A transform onto a line has a
  /// scale height and a shear of 0.
  public func decomposed() -> CGAffineTransformComponents {
    let rotation = atan2(b, a)
    let (cosine, sine) = (cos(rotation), sin(rotation))
    let height = d * cosine - c * sine
    return CGAffineTransformComponents(
      scale: CGSize(width: (a * a + b * b).squareRoot(), height: height),
      horizontalShear: height == 0 ? 0 : (c * cosine + d * sine) / height, rotation: rotation,
      translation: CGVector(dx: tx, dy: ty))
  }
}
