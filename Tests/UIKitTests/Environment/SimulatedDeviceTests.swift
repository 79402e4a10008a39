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
}
