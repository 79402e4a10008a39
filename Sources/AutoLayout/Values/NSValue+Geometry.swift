// SPDX-License-Identifier: MIT

public import Foundation

// Geometry in objects, under UIKit's names. Values of one kind compare by what they hold; insets,
// offsets and vectors are kept as the values of four and two figures that Foundation has.
extension NSValue {
  /// A rectangle as an object, as dictionaries of notifications hold it.
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }

  /// A point as an object.
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }

  /// A size as an object.
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }

  /// A vector as an object, kept as a size.
  public convenience init(cgVector: CGVector) {
    self.init(size: CGSize(width: cgVector.dx, height: cgVector.dy))
  }

  /// An offset as an object, kept as a size.
  public convenience init(uiOffset: UIOffset) {
    self.init(size: CGSize(width: uiOffset.horizontal, height: uiOffset.vertical))
  }

  /// Insets as an object.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }

  /// Directional insets as an object, the leading one kept as the left one.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
  }

  /// The rectangle that was made an object; what holds something else must not be asked.
  public var cgRectValue: CGRect { rectValue }

  /// The point that was made an object; what holds something else must not be asked.
  public var cgPointValue: CGPoint { pointValue }

  /// The size that was made an object; what holds something else must not be asked.
  public var cgSizeValue: CGSize { sizeValue }
  /// The vector that was put in.
  public var cgVectorValue: CGVector { CGVector(dx: sizeValue.width, dy: sizeValue.height) }

  /// The offset that was put in.
  public var uiOffsetValue: UIOffset {
    UIOffset(horizontal: sizeValue.width, vertical: sizeValue.height)
  }

  /// The insets that were put in.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  /// The directional insets that were put in.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let insets = edgeInsetsValue
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}
