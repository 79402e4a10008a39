// SPDX-License-Identifier: MIT

import AutoLayout

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular

  var core: SizeClass { SizeClass(rawValue: rawValue) ?? .unspecified }

  init(_ sizeClass: SizeClass) {
    self = UIUserInterfaceSizeClass(rawValue: sizeClass.rawValue) ?? .unspecified
  }
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision = 6
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular, bold
}

public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base, elevated
}

public enum UIForceTouchCapability: Int, Sendable {
  case unknown = 0
  case unavailable, available
}
