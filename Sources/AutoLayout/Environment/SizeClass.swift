// SPDX-License-Identifier: MIT

/// The size class of an axis. Raw values are UIKit's.
public enum SizeClass: Int, Hashable, Sendable {
  /// `unspecified` is the class of Interface Builder's canvas for any size.
  case unspecified, compact, regular
}

/// The orientation of the device.
public enum Orientation: Hashable, Sendable { case portrait, landscape }
