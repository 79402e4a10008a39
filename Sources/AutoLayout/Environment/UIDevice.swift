// SPDX-License-Identifier: MIT

import Foundation

/// The device that the main screen stands for.
@preconcurrency @MainActor
open class UIDevice: _UIObject {
  /// The one device.
  public static let current = UIDevice()

  private init() {
    super.init(object: ())
  }

  /// Phone or pad, as the main screen stands for.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.screen.userInterfaceIdiom }

  /// The release whose behaviour is followed.
  open var systemVersion: String { "18.0" }

  /// "iOS", also on pads.
  open var systemName: String { "iOS" }

  /// "iPad" or "iPhone".
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  /// The same as ``model``.
  open var name: String { model }

  /// Upright, or with its top to the left where the screen is wider than high.
  open var orientation: UIDeviceOrientation {
    let bounds = UIScreen.main.bounds
    return bounds.width > bounds.height ? .landscapeLeft : .portrait
  }
}

/// How a device is held. The interface of one that is turned to the left is turned to the right.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known; never here.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down; never here.
  case portraitUpsideDown = 2
  /// On its left side, the bottom edge at the right: what the screen stands for where it is wider
  /// than high.
  case landscapeLeft = 3
  /// On its right side, the bottom edge at the left; never here.
  case landscapeRight = 4
  /// On its back; never here.
  case faceUp = 5
  /// On its face; never here.
  case faceDown = 6

  /// Whether the device lies on one of its long sides.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the device stands on one of its short sides.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// The kind of device as code of before iOS 8 asks for it: that of ``UIDevice/current``.
@MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
