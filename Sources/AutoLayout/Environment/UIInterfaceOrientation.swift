// SPDX-License-Identifier: MIT

/// How an interface is turned.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known; never here.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down; never here.
  case portraitUpsideDown = 2
  /// The device's bottom edge is at the right: what scenes say where the screen is wider than high.
  case landscapeRight = 3
  /// The device's bottom edge is at the left; never here.
  case landscapeLeft = 4

  /// Whether the interface is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the interface is turned to a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The ways in which a controller may be turned. Controllers are not asked:
/// ``UIScreen/simulate(_:)`` turns the screen.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  public var rawValue: UInt

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Turned by half.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Turned to the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Turned to the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Turned to either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Every way: the default of pads.
  public static let all: UIInterfaceOrientationMask = [.landscape, .portrait, .portraitUpsideDown]
  /// Every way but upside down: the default of phones.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.landscape, .portrait]

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

/// The colours of the status bar; pictures choose what reads well on the ground.
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}
