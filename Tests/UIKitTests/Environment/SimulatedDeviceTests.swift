// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
struct SimulatedDeviceTests {
  @Test func aTextDescribesADevice() throws {
    let device = try SimulatedDevice(
      parsing: "iPhone 16 Pro, landscape, text-size XL, dark, contrast, locale ar_EG, platform 18")
    #expect(device.name == "iPhone 16 Pro")
    #expect(device.isLandscape)
    #expect(device.preferredContentSizeCategory == .extraLarge)
    #expect(device.userInterfaceStyle == .dark)
    #expect(device.accessibilityContrast == .high)
    #expect(device.layoutDirection == .rightToLeft)
    #expect(device.systemVersion == 18)
    #expect(throws: (any Error).self) { try SimulatedDevice(parsing: "iPhone 15, loud") }
  }

  /// Source: layouts that a library recorded on an iPhone X in landscape, and the margins of the
  /// large phones.
  @Test(arguments: [
    ("iPhone X", false, 16), ("iPhone X", true, 16), ("iPhone 13 mini", true, 16),
    ("iPhone 15 Pro Max", false, 20), ("iPhone 15 Pro Max", true, 20), ("iPad Pro 11", true, 20),
  ] as [(String, Bool, CGFloat)])
  func systemMarginsFollowTheDevice(name: String, isLandscape: Bool, margin: CGFloat) throws {
    defer { UIScreen.main.simulateStandard() }
    try UIScreen.main.simulate(SimulatedDevice(name, isLandscape: isLandscape))
    let controller = UIViewController()
    controller.view.frame = UIScreen.main.bounds
    #expect(controller.systemMinimumLayoutMargins.leading == margin)
    #expect(controller.view.directionalLayoutMargins.leading == margin)
  }
}
