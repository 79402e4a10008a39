// SPDX-License-Identifier: MIT

public import AutoLayout

extension Device {
  /// A window of any size on this device: with its safe area as it is held, and the size classes that
  /// follow from the size.
  ///
  /// A window that is as large as the screen itself is the screen.
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
  /// How a device is held whose screen has this size: upright unless it is wider than high.
  public init(shapeOf size: Size) { self = size.width > size.height ? .landscape : .portrait }
}

/// Size classes as functions of a size alone.
///
/// Source: the classes of all screens, held both ways, and of the sides of split view; no two of
/// them need different rules.
///
/// - Unverified: where in the gaps between them the classes change. No width between 639 and 678 points
///   was measured, nor a height between 440 and 480.
extension SizeClass {
  /// The least width that is regular, where the height allows it, in points.
  package static let leastRegularWidth = 640.0
  /// The least height at which a width can be regular: phones that lie are wide from the large ones on.
  package static let leastHeightForRegularWidth = 414.0
  /// The least height that is regular.
  package static let leastRegularHeight = 480.0

  static func horizontal(of size: Size) -> SizeClass {
    size.width >= leastRegularWidth && size.height >= leastHeightForRegularWidth
      ? .regular : .compact
  }

  static func vertical(of size: Size) -> SizeClass {
    size.height >= leastRegularHeight ? .regular : .compact
  }
}
