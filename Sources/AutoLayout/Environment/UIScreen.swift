// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore
import Typography

/// The screen that windows are on. There is no hardware: it stands for a device, by default a phone of
/// 375 × 667 points with two pixels to the point, and can be told to stand for another.
@preconcurrency @MainActor
open class UIScreen: _UIObject {
  public static let main = UIScreen()

  private init() {
    super.init(object: ())
  }

  /// The app's part of the screen, in points.
  open var bounds: CGRect {
    CGRect(origin: .zero, size: CGSize(LayoutStore.current.environment.size))
  }

  /// The screen in pixels, held upright.
  open var nativeBounds: CGRect {
    let environment = LayoutStore.current.environment
    let size = environment.device.portrait.size
    let scale = environment.device.scale
    return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
  }

  /// Pixels per point.
  open var scale: CGFloat { LayoutStore.current.environment.layout.pixels.scale }

  open var nativeScale: CGFloat { scale }

  open var traitCollection: UITraitCollection { .current }

  /// Has the screen stand for `device`. Windows that fill the screen follow as they do when a device
  /// is turned.
  ///
  /// - Throws: an error that says which names come near, where there is no such device.
  public func simulate(_ device: SimulatedDevice) throws {
    UIWindow.adaptAll(to: try device.environment())
  }
}

/// A device to lay out for, how it is held, and what its user prefers.
public struct SimulatedDevice: Hashable, Sendable {
  /// A model, such as "iPhone 15" or "iPad Pro 11", or an identifier of Interface Builder.
  public var name: String
  public var isLandscape = false
  /// The width of the app's part of a screen that it shares, in points; nil for the whole screen.
  public var width: CGFloat?
  /// The safe area in place of the device's own, as when the status bar grows during a call.
  public var safeAreaInsets: UIEdgeInsets?
  public var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  public var preferredContentSizeCategory = UIContentSizeCategory.large

  public init(_ name: String, isLandscape: Bool = false) {
    self.name = name
    self.isLandscape = isLandscape
  }

  /// The screen of the device.
  func environment() throws -> ScreenEnvironment {
    var environment = ScreenEnvironment(device: try Device.named(name))
    environment.orientation = isLandscape ? .landscape : .portrait
    environment.width = width.map { Double($0) }
    environment.safeAreaOverride = safeAreaInsets?.core
    environment.layout.direction =
      layoutDirection == .leftToRight ? .leftToRight : .rightToLeft
    environment.layout.contentSizeCategory = preferredContentSizeCategory.core ?? .large
    environment.adapt()
    return environment
  }
}
