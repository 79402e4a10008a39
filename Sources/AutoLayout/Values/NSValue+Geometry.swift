// SPDX-License-Identifier: MIT

public import Foundation

extension NSValue {
  /// A rectangle as an object, as dictionaries of notifications hold it.
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }

  /// A point as an object.
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }

  /// A size as an object.
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }

  /// The rectangle that was made an object; what holds something else must not be asked.
  public var cgRectValue: CGRect { rectValue }

  /// The point that was made an object; what holds something else must not be asked.
  public var cgPointValue: CGPoint { pointValue }

  /// The size that was made an object; what holds something else must not be asked.
  public var cgSizeValue: CGSize { sizeValue }
}
