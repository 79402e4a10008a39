// SPDX-License-Identifier: MIT

public import AutoLayout

extension Device {
  /// A window of any size on this device. Its safe area is that of the orientation, and its size
  /// classes follow from the size.
  ///
  /// A window with the size of the screen is the screen.
  public func screen(_ orientation: Orientation, size: Size) -> Screen {
    var screen = screen(orientation)
    guard size != screen.size else { return screen }
    screen.size = size
    screen.horizontalSizeClass = SizeClass.horizontal(of: size)
    screen.verticalSizeClass = SizeClass.vertical(of: size)
    return screen
  }
}

extension Orientation {
  /// The orientation of a device whose screen has this size: portrait unless it is wider than high.
  public init(shapeOf size: Size) { self = size.width > size.height ? .landscape : .portrait }
}

/// Size classes that follow from a size alone.
///
/// Source: the size classes of all screens in both orientations, and of the sides of Split View.
/// One rule gives all of them.
///
/// - Unverified: the boundaries of the classes within the gaps between measured sizes. No width
///   between 639 and 678 points was measured, nor a height between 440 and 480.
extension SizeClass {
  /// The smallest regular width, if the height allows it, in points.
  package static let leastRegularWidth = 640.0
  /// The smallest height at which a width can be regular. Of the phones in landscape, only large
  /// ones have a regular width.
  package static let leastHeightForRegularWidth = 414.0
  /// The smallest regular height.
  package static let leastRegularHeight = 480.0

  static func horizontal(of size: Size) -> SizeClass {
    size.width >= leastRegularWidth && size.height >= leastHeightForRegularWidth
      ? .regular : .compact
  }

  static func vertical(of size: Size) -> SizeClass {
    size.height >= leastRegularHeight ? .regular : .compact
  }
}
