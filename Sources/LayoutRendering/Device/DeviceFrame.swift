// SPDX-License-Identifier: MIT

public import AutoLayout
public import UIKitComponents

/// The body of a device, as drawn around its screen.
public struct DeviceFrame: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// A phone with a home button below a screen with sharp corners.
    case homeButtonPhone
    /// A phone with a sensor housing cut into the edge of its screen.
    case notchPhone
    /// A phone with a sensor housing that floats inside its screen.
    case islandPhone
    /// A tablet with a home button.
    case homeButtonPad
    /// A tablet with a rounded screen.
    case roundedPad
  }

  public var kind: Kind
  /// Whether the device lies on its side, its top to the left.
  public var isLandscape: Bool

  public init(kind: Kind, isLandscape: Bool = false) {
    self.kind = kind
    self.isLandscape = isLandscape
  }

  /// The body that goes with a model; nil for a Mac, whose windows have none.
  public init?(_ device: Device, _ orientation: Orientation) {
    let screen = device.portrait
    switch device.idiom {
    case .phone:
      self.init(phoneWithSafeTop: screen.safeArea.top, isLandscape: orientation == .landscape)
    case .pad:
      self.init(
        kind: screen.safeArea.bottom > 0 ? .roundedPad : .homeButtonPad,
        isLandscape: orientation == .landscape)
    case .mac:
      return nil
    }
  }

  /// A phone by the height of its safe area's upper inset in portrait.
  private init(phoneWithSafeTop top: Double, isLandscape: Bool) {
    let kind: Kind = top < 40 ? .homeButtonPhone : top < 55 ? .notchPhone : .islandPhone
    self.init(kind: kind, isLandscape: isLandscape)
  }

  /// The radius of the screen's corners in points.
  var screenRadius: Double {
    switch kind {
    case .homeButtonPhone, .homeButtonPad: 0
    case .notchPhone: 42
    case .islandPhone: 55
    case .roundedPad: 18
    }
  }

  /// The width of the body around the screen, in portrait.
  var bezel: EdgeInsets {
    switch kind {
    case .homeButtonPhone: EdgeInsets(top: 88, left: 16, bottom: 88, right: 16)
    case .notchPhone: EdgeInsets(all: 16)
    case .islandPhone: EdgeInsets(all: 13)
    case .homeButtonPad: EdgeInsets(top: 72, left: 36, bottom: 72, right: 36)
    case .roundedPad: EdgeInsets(all: 30)
    }
  }

  /// The width of the body around the screen as it is held.
  var heldBezel: EdgeInsets {
    guard isLandscape else { return bezel }
    return EdgeInsets(top: bezel.right, left: bezel.top, bottom: bezel.left, right: bezel.bottom)
  }

  var bodyRadius: Double {
    switch kind {
    case .homeButtonPhone: 56
    case .homeButtonPad: 44
    case .notchPhone, .islandPhone, .roundedPad: screenRadius + bezel.left
    }
  }

  var hasHomeIndicator: Bool { kind == .notchPhone || kind == .islandPhone || kind == .roundedPad }
}
