// SPDX-License-Identifier: MIT

package import AutoLayout
public import Foundation
import Typography
package import UIKitComponents

/// The screen of a simulated device. The default is a phone of 375 × 667 points at 2x.
/// ``simulate(_:)`` sets another device.
open class UIScreen: _UIObject {
  public static let main = UIScreen()

  public init() { super.init(object: ()) }

  /// The app's part of the screen, in the present orientation.
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

  /// The same as ``coordinateSpace``. UIKit's fixed space does not rotate with the interface.
  open var fixedCoordinateSpace: any UICoordinateSpace { self }

  /// No effect.
  open var brightness: CGFloat = 0.5

  open var maximumFramesPerSecond: Int { 60 }

  open class var screens: [UIScreen] { [main] }

  open var focusedItem: (any UIFocusItem)? { nil }

  open var focusedView: UIView? { nil }

  /// The size in pixels of the device in portrait orientation. The setter has no effect.
  open var currentMode: UIScreenMode? {
    get { UIScreenMode(size: nativeBounds.size) }
    set {}
  }

  open var preferredMode: UIScreenMode? { currentMode }

  open var availableModes: [UIScreenMode] { currentMode.map { [$0] } ?? [] }

  /// Simulates `device`, before it returns.
  ///
  /// Windows take the new size of the screen, as after a rotation. First `willTransition` and
  /// `viewWillTransition` are called on the controllers. Sizes and traits change after
  /// that, and the windows are laid out.
  ///
  /// - Throws: an error with similar names, if no device has the name.
  public func simulate(_ device: SimulatedDevice) throws {
    UIWindow.adaptAll(to: try device.environment())
  }

  /// Simulates the default phone again.
  package func simulateStandard() { UIWindow.adaptAll(to: .standard) }

  /// Simulates the device for which the tools laid out a scene.
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

  /// Always nil.
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
