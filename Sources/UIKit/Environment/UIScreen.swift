// SPDX-License-Identifier: MIT

package import AutoLayout
public import Foundation
import Typography
package import UIKitComponents

/// Stands for a device: a phone of 375 × 667 points at 2x, until ``simulate(_:)`` sets another.
open class UIScreen: _UIObject {
  public static let main = UIScreen()

  private init() { super.init(object: ()) }

  /// The app's part of the screen, as wide and high as the device is held.
  open var bounds: CGRect {
    CGRect(origin: .zero, size: CGSize(LayoutStore.current.environment.size))
  }

  open var nativeBounds: CGRect {
    let environment = LayoutStore.current.environment
    let size = environment.device.portrait.size
    let scale = environment.device.scale
    return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
  }

  open var scale: CGFloat { LayoutStore.current.environment.layout.pixels.scale }

  open var nativeScale: CGFloat { scale }

  open var traitCollection: UITraitCollection { .screen }

  open var coordinateSpace: any UICoordinateSpace { self }

  /// The same as ``coordinateSpace``, where UIKit's stays with the device that is turned.
  open var fixedCoordinateSpace: any UICoordinateSpace { self }

  /// No effect.
  open var brightness: CGFloat = 0.5

  open var maximumFramesPerSecond: Int { 60 }

  open class var screens: [UIScreen] { [main] }

  open var focusedItem: (any UIFocusItem)? { nil }

  open var focusedView: UIView? { nil }

  /// The size in pixels of the device held upright; setting it has no effect.
  open var currentMode: UIScreenMode? {
    get { UIScreenMode(size: nativeBounds.size) }
    set {}
  }

  open var preferredMode: UIScreenMode? { currentMode }

  open var availableModes: [UIScreenMode] { currentMode.map { [$0] } ?? [] }

  /// Has the screen stand for `device`, before it returns.
  ///
  /// Windows take the size of the screen, as when a device is turned: controllers hear
  /// `willTransition` and `viewWillTransition` first, then sizes and traits change, and the windows
  /// are laid out.
  ///
  /// - Throws: an error that says which names come near, where there is no such device.
  public func simulate(_ device: SimulatedDevice) throws {
    UIWindow.adaptAll(to: try device.environment())
  }

  /// Has the screen stand for the phone that it stands for at first.
  package func simulateStandard() { UIWindow.adaptAll(to: .standard) }

  /// Has the screen stand for the one that the tools laid a scene out for.
  package func simulate(
    _ device: Device, _ orientation: Orientation, _ layout: AutoLayout.Environment
  ) {
    var environment = ScreenEnvironment(device: device)
    environment.orientation = orientation
    environment.layout = layout
    UIWindow.adaptAll(to: environment)
  }

  /// No effect.
  open var wantsSoftwareDimming = false

  /// No effect.
  open var overscanCompensation = OverscanCompensation.scale

  /// Nil: nothing mirrors the screen.
  open var mirrored: UIScreen? { nil }

  open var isCaptured: Bool { false }

  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { UIView(frame: bounds) }

  /// Never posted.
  nonisolated public static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
  /// Never posted.
  nonisolated public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// Never posted.
  nonisolated public static let didConnectNotification = Notification.Name(
    "UIScreenDidConnectNotification")
  /// Never posted.
  nonisolated public static let didDisconnectNotification = Notification.Name(
    "UIScreenDidDisconnectNotification")
  /// Never posted.
  nonisolated public static let modeDidChangeNotification = Notification.Name(
    "UIScreenModeDidChangeNotification")
}

/// A device, how it is held, and what its user prefers, for ``UIScreen/simulate(_:)``.
public struct SimulatedDevice: Hashable, Sendable {
  /// A model, such as "iPhone 15" or "iPad Pro 11", or an identifier of Interface Builder.
  public var name: String
  /// Whether the device lies on its side; upright unless set.
  public var isLandscape = false
  /// The width of the app's part of a screen that it shares, in points; nil for the whole screen.
  /// From 678 points on the horizontal size class is regular.
  public var width: CGFloat?
  /// The safe area in place of the device's own, as when the status bar grows during a call.
  public var safeAreaInsets: UIEdgeInsets?
  /// The direction in which the user's language reads.
  public var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  /// The text size that the user prefers; an unspecified one counts as `large`.
  public var preferredContentSizeCategory = UIContentSizeCategory.large

  /// The major version of iOS whose bars, fonts and controls count; nil for the release that Plumb
  /// stands for.
  public var systemVersion: Int?
  /// The build of Interface Builder whose canvas the screen is, with its release; nil for hardware.
  package var canvasBuild: Int?

  /// Light or dark; unspecified is light.
  public var userInterfaceStyle = UIUserInterfaceStyle.light
  /// Whether the user asks for more contrast; unspecified is normal.
  public var accessibilityContrast = UIAccessibilityContrast.normal

  /// A device by a name as ``name`` has it; names are looked up when a screen simulates it.
  public init(_ name: String, isLandscape: Bool = false) {
    self.name = name
    self.isLandscape = isLandscape
  }

  /// The keyboard that comes up on the screen for whoever takes text; nil where one of hardware is connected.
  public var keyboard: SimulatedKeyboard?

  func environment() throws -> ScreenEnvironment {
    var environment = ScreenEnvironment(device: try Device.named(name, byTools: canvasBuild))
    if let canvasBuild { environment.layout.platform = PlatformVersion(toolsBuild: canvasBuild) }
    if let systemVersion { environment.layout.platform = PlatformVersion(major: systemVersion) }
    environment.orientation = isLandscape ? .landscape : .portrait
    environment.width = width.map { Double($0) }
    environment.safeAreaOverride = safeAreaInsets?.core
    environment.keyboard = keyboard
    environment.layout.direction =
      layoutDirection == .leftToRight ? .leftToRight : .rightToLeft
    environment.layout.contentSizeCategory = preferredContentSizeCategory.core ?? .large
    environment.layout.colorAppearance = ColorAppearance(
      style: userInterfaceStyle == .dark ? .dark : .light,
      contrast: accessibilityContrast == .high ? .high : .normal)
    environment.adapt()
    return environment
  }
}
