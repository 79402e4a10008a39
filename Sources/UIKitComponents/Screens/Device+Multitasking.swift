// SPDX-License-Identifier: MIT

public import AutoLayout

extension Device {
  /// The share of a pad's width that an app has in Split View.
  public enum Share: Hashable, Sendable, CaseIterable {
    /// The narrow side of Split View, and Slide Over.
    case third
    case half
    case twoThirds
  }

  /// The part of the screen that an app with `share` has.
  ///
  /// The safe area insets at the top and bottom stay. At the side of the other app there is no
  /// inset.
  ///
  /// - Returns: nil if the device has no such share, or its width is not known.
  public func screen(_ orientation: Orientation, share: Share) -> Screen? {
    var screen = screen(orientation)
    let row = Self.splits.first {
      $0.width == screen.size.width && $0.height == screen.size.height
    }
    guard idiom == .pad, let row, let width = row[share] else { return nil }
    screen.size.width = width
    screen.horizontalSizeClass = Self.sizeClass(ofSplit: width)
    return screen
  }

  /// The horizontal size class of a share of a pad's screen. It is regular for two thirds of a
  /// landscape screen and for half of the largest screen.
  ///
  /// Source: the size classes that Apple lists for Split View.
  package static func sizeClass(ofSplit width: Double) -> SizeClass {
    width >= 678 ? .regular : .compact
  }

  /// The widths of Split View on a screen.
  private struct Split {
    var width: Double
    var height: Double
    var third: Double
    var half: Double?
    var twoThirds: Double

    init(
      _ width: Double, _ height: Double, _ third: Double, _ half: Double?, _ twoThirds: Double
    ) {
      (self.width, self.height) = (width, height)
      (self.third, self.half, self.twoThirds) = (third, half, twoThirds)
    }

    subscript(share: Share) -> Double? {
      switch share {
      case .third: third
      case .half: half
      case .twoThirds: twoThirds
      }
    }
  }

  /// Source: widths that developers measured on devices.
  ///
  /// - Unverified: the widths on screens of 1080 and 1180 points and on those of the minis.
  private static let splits: [Split] = [
    Split(768, 1024, 320, nil, 438),
    Split(1024, 768, 320, 507, 694),
    Split(810, 1080, 320, nil, 480),
    Split(1080, 810, 320, 535, 750),
    Split(820, 1180, 320, nil, 490),
    Split(1180, 820, 375, 585, 795),
    Split(834, 1112, 320, nil, 504),
    Split(1112, 834, 320, 551, 782),
    Split(834, 1194, 320, nil, 504),
    Split(1194, 834, 375, 592, 809),
    Split(1024, 1366, 375, nil, 639),
    Split(1366, 1024, 375, 678, 981),
    Split(1133, 744, 320, 561, 803),
  ]
}
