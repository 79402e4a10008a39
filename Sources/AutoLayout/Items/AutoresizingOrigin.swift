// SPDX-License-Identifier: MIT

/// A frame, and the size of the superview that the frame was set in.
public struct AutoresizingOrigin: Hashable, Sendable {
  /// The frame in the superview's coordinates, in points.
  public var frame: Rect
  public var superviewSize: Size

  public init(frame: Rect, superviewSize: Size) {
    self.frame = frame
    self.superviewSize = superviewSize
  }
}
