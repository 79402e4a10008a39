// SPDX-License-Identifier: MIT

import Foundation

/// The device that the main screen stands for.
@preconcurrency @MainActor
open class UIDevice: _UIObject {
  public static let current = UIDevice()

  private init() {
    super.init(object: ())
  }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.screen.userInterfaceIdiom }

  /// The release whose behaviour is followed.
  open var systemVersion: String { "18.0" }

  open var systemName: String { "iOS" }

  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  open var name: String { model }

  /// Upright, or with its top to the left where the screen is wider than high.
  open var orientation: UIDeviceOrientation {
    let bounds = UIScreen.main.bounds
    return bounds.width > bounds.height ? .landscapeLeft : .portrait
  }
}

public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

@MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
