// SPDX-License-Identifier: MIT

public import Foundation

/// The simulated device of the main screen.
open class UIDevice: _UIObject {
  public static let current = UIDevice()

  private init() { super.init(object: ()) }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.screen.userInterfaceIdiom }

  /// The release of iOS whose behaviour is implemented.
  open var systemVersion: String { "18.0" }

  open var systemName: String { "iOS" }

  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  open var name: String { model }

  open var localizedModel: String { model }

  open var identifierForVendor: UUID? { Self.vendor }

  private static let vendor = UUID()

  open var isMultitaskingSupported: Bool { true }

  /// No effect.
  open var isBatteryMonitoringEnabled = false

  /// Unknown.
  open var batteryLevel: Float { -1 }

  /// Unknown.
  open var batteryState: BatteryState { .unknown }

  /// No effect.
  open var isProximityMonitoringEnabled = false

  open var proximityState: Bool { false }

  open var isGeneratingDeviceOrientationNotifications: Bool { false }

  /// No effect.
  open func beginGeneratingDeviceOrientationNotifications() {}

  /// No effect.
  open func endGeneratingDeviceOrientationNotifications() {}

  /// No effect.
  open func playInputClick() {}

  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

  /// `portrait`, or `landscapeLeft` if the screen is wider than high.
  open var orientation: UIDeviceOrientation {
    let bounds = UIScreen.main.bounds
    return bounds.width > bounds.height ? .landscapeLeft : .portrait
  }
}

public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
