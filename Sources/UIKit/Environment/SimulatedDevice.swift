// SPDX-License-Identifier: MIT

import AppResources
import AutoLayout
public import Foundation
import Typography
import UIKitComponents

/// A device, its orientation and its user's preferences, for ``UIScreen/simulate(_:)``.
public struct SimulatedDevice: Hashable, Sendable {
  /// A model name, such as "iPhone 15" or "iPad Pro 11", or a device identifier of Interface
  /// Builder.
  public var name: String
  /// Whether the device is in landscape orientation.
  public var isLandscape = false
  /// The width in points of the app's part of a shared screen. Nil for the whole screen.
  ///
  /// From 678 points, the horizontal size class is regular.
  public var width: CGFloat?
  /// Replaces the device's own safe area, for example while a call enlarges the status bar.
  public var safeAreaInsets: UIEdgeInsets?
  /// The user's locale, such as `de_DE`. Its language selects the app's texts and images. Setting it
  /// also sets ``layoutDirection``. Nil uses the languages of the machine.
  ///
  /// `Locale.current` does not change, because Foundation has no way to set it on Linux.
  public var locale: String? {
    get { storedLocale }
    set {
      storedLocale = newValue
      guard let language = newValue.flatMap({ AppLanguage($0) }) else { return }
      layoutDirection = language.direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }
  private var storedLocale: String?
  /// The layout direction of the user's language.
  public var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  /// The user's preferred text size. `unspecified` counts as `large`.
  public var preferredContentSizeCategory = UIContentSizeCategory.large

  /// The major version of iOS for bars, fonts and controls. Nil for the release that Plumb
  /// implements.
  public var systemVersion: Int?
  /// The build of Interface Builder whose canvas the screen simulates. It implies the release. Nil
  /// for a device.
  package var canvasBuild: Int?

  /// Light or dark. `unspecified` counts as light.
  public var userInterfaceStyle = UIUserInterfaceStyle.light
  /// Whether the user prefers increased contrast. `unspecified` counts as normal.
  public var accessibilityContrast = UIAccessibilityContrast.normal

  /// Makes a device with a ``name``. The name is looked up when a screen simulates the device.
  public init(_ name: String, isLandscape: Bool = false) {
    self.name = name
    self.isLandscape = isLandscape
  }

  /// Makes a device from the text of the environment variable `PLUMB_DEVICE`: a ``name``, followed by
  /// settings in any order, such as `iPhone 16 Pro, landscape, text-size AX1, dark, contrast, locale
  /// ar, platform 26`.
  ///
  /// - Throws: an error with the reason for an unknown setting or value.
  public init(parsing text: String) throws {
    let settings = try DeviceSettings(parsing: text)
    self.init(settings.device, isLandscape: settings.isLandscape)
    locale = settings.locale
    systemVersion = settings.platform
    if let size = settings.textSize { preferredContentSizeCategory = UIContentSizeCategory(size) }
    if settings.isDark { userInterfaceStyle = .dark }
    if settings.hasHighContrast { accessibilityContrast = .high }
  }

  /// The keyboard shown for text input. Nil if a hardware keyboard is connected.
  public var keyboard: SimulatedKeyboard?

  func environment() throws -> ScreenEnvironment {
    var environment = ScreenEnvironment(device: try Device.named(name, byTools: canvasBuild))
    if let canvasBuild { environment.layout.platform = PlatformVersion(toolsBuild: canvasBuild) }
    if let systemVersion { environment.layout.platform = PlatformVersion(major: systemVersion) }
    environment.device = environment.device.running(environment.layout.platform)
    environment.orientation = isLandscape ? .landscape : .portrait
    environment.width = width.map { Double($0) }
    environment.safeAreaOverride = safeAreaInsets?.core
    environment.keyboard = keyboard
    environment.language = locale.flatMap { AppLanguage($0) }
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
