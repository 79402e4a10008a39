// SPDX-License-Identifier: MIT

import LayoutCore

/// How much room an axis offers, by the device and how it is held.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not said.
  case unspecified = 0
  /// Narrow or low, as phones are along most axes.
  case compact = 1
  /// Wide or high, as pads are along both.
  case regular = 2

  var core: SizeClass { SizeClass(rawValue: rawValue) ?? .unspecified }

  init(_ sizeClass: SizeClass) {
    self = UIUserInterfaceSizeClass(rawValue: sizeClass.rawValue) ?? .unspecified
  }
}

/// The kind of device an interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A pad.
  case pad = 1
  /// A television; the screen never stands for one.
  case tv = 2
  /// A car's display; the screen never stands for one.
  case carPlay = 3
  /// A Mac that runs the app as Mac Catalyst does.
  case mac = 5
  /// A headset; the screen never stands for one.
  case vision = 6
}

/// The reading direction as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// Whether text is drawn heavier, as a user may ask for.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular = 0
  case bold = 1
}

/// Whether an interface stands above another.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  /// The interface itself.
  case base = 0
  /// A layer above another, such as a sheet.
  case elevated = 1
}
