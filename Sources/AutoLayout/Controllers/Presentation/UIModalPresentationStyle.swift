// SPDX-License-Identifier: MIT

/// How a presented controller covers the one that presents it.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Fills the window; the covered view leaves it.
  case fullScreen = 0
  /// A sheet: as wide as a phone, as wide as text is read easily on a pad.
  case pageSheet = 1
  /// A sheet: as wide as a phone, as large as its controller prefers on a pad.
  case formSheet = 2
  /// Fills the nearest controller that defines a presentation context, whose view leaves.
  case currentContext = 3
  /// What the transitioning delegate's presentation controller says.
  case custom = 4
  /// Fills the window; the covered view stays.
  case overFullScreen = 5
  /// Fills the nearest controller that defines a presentation context, whose view stays.
  case overCurrentContext = 6
  /// A box with an arrow where there is room for one, else a sheet.
  case popover = 7
  /// No change of style, as an answer to how a presentation adapts.
  case none = -1
  /// What the system chooses: a page sheet.
  case automatic = -2
}

/// How a presented controller comes and goes; nothing is animated here.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}
