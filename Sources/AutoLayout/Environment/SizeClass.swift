// SPDX-License-Identifier: MIT

/// How much room an axis of the screen offers, in UIKit's two steps.
public enum SizeClass: Int, Hashable, Sendable {
  /// No class: the canvas that stands for any size.
  case unspecified, compact, regular
}

/// How the device is held.
public enum Orientation: Hashable, Sendable { case portrait, landscape }
