// SPDX-License-Identifier: MIT

/// A rectangle in points. The caller chooses the coordinate space, usually the superview's.
public struct Rect: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public init(origin: Point, size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  public var origin: Point {
    get { Point(x: x, y: y) }
    set { (x, y) = (newValue.x, newValue.y) }
  }

  public var size: Size {
    get { Size(width: width, height: height) }
    set { (width, height) = (newValue.width, newValue.height) }
  }

  public var maxX: Double { x + width }
  public var maxY: Double { y + height }
  public var midX: Double { x + width / 2 }
  public var midY: Double { y + height / 2 }

  /// The lowest coordinate along `axis`.
  public func minimum(_ axis: Axis) -> Double { axis == .horizontal ? x : y }

  public func offset(by point: Point) -> Rect {
    Rect(x: x + point.x, y: y + point.y, width: width, height: height)
  }

  /// The rectangle with its edges moved inwards by `insets`.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: x + insets.left, y: y + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }

  /// The rectangle with its edges moved outwards by `insets`.
  public func outset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: x - insets.left, y: y - insets.top,
      width: width + insets.left + insets.right, height: height + insets.top + insets.bottom)
  }
}
