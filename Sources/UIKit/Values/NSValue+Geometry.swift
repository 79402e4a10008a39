// SPDX-License-Identifier: MIT

public import Foundation

// Geometry in `NSValue`, with UIKit's names.
//
// Values of one type are compared by their contents. Insets, offsets and vectors are stored as
// Foundation's types of four and two numbers.
extension NSValue {
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }

  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }

  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }

  public convenience init(cgVector: CGVector) {
    self.init(size: CGSize(width: cgVector.dx, height: cgVector.dy))
  }

  public convenience init(uiOffset: UIOffset) {
    self.init(size: CGSize(width: uiOffset.horizontal, height: uiOffset.vertical))
  }

  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }

  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
  }

  public convenience init(caTransform3D transform: CATransform3D) {
    var transform = transform
    self.init(bytes: &transform, objCType: ValueContents.transform3D)
  }

  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    var transform = transform
    self.init(bytes: &transform, objCType: ValueContents.transform)
  }

  public var caTransform3DValue: CATransform3D {
    var transform = CATransform3DIdentity
    getValue(&transform)
    return transform
  }

  public var cgAffineTransformValue: CGAffineTransform {
    var transform = CGAffineTransform.identity
    getValue(&transform)
    return transform
  }

  public var cgRectValue: CGRect { rectValue }

  public var cgPointValue: CGPoint { pointValue }

  public var cgSizeValue: CGSize { sizeValue }
  public var cgVectorValue: CGVector { CGVector(dx: sizeValue.width, dy: sizeValue.height) }

  public var uiOffsetValue: UIOffset {
    UIOffset(horizontal: sizeValue.width, vertical: sizeValue.height)
  }

  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let insets = edgeInsetsValue
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}
