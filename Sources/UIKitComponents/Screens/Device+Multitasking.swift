// SPDX-License-Identifier: MIT

public import AutoLayout

extension Device {
  /// How much of a pad's width an app has beside another.
  public enum Share: Hashable, Sendable, CaseIterable {
    /// The narrow side of split view, and slide over.
    case third
    case half
    case twoThirds
  }

  /// The part of the screen that an app with `share` of it has.
  ///
  /// The system's bars above and below remain; beside the app there is none.
  ///
  /// - Returns: nil where the device has no such division, or its width is not known.
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

  /// A part of a pad's screen counts as regular from two thirds of a screen in landscape on, and from
  /// half of the largest one.
  ///
  /// Source: the size classes that Apple lists for split view.
  package static func sizeClass(ofSplit width: Double) -> SizeClass {
    width >= 678 ? .regular : .compact
  }

  /// Widths of split view on one screen.
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
