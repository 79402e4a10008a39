// SPDX-License-Identifier: MIT

public import UIKit

/// Runs `body` for every combination of devices, text sizes and directions, with the screen standing for it.
///
/// The screen is then as it is at first. All of a process is on the one screen: tests that change it run
/// one after the other (`@Suite(.serialized)`).
///
/// - Throws: for a device that is not known, and what `body` throws.
@MainActor
public func withLayouts(
  devices: [String] = ["iPhone SE", "iPhone 15", "iPad Pro (11-inch)"],
  textSizes: [UIContentSizeCategory] = [.large, .accessibilityLarge],
  directions: [UIUserInterfaceLayoutDirection] = [.leftToRight, .rightToLeft],
  isLandscapeToo: Bool = false, _ body: (SimulatedDevice) throws -> Void
) throws {
  defer { UIScreen.main.simulateStandard() }
  for name in devices {
    for isLandscape in isLandscapeToo ? [false, true] : [false] {
      for textSize in textSizes {
        for direction in directions {
          var device = SimulatedDevice(name, isLandscape: isLandscape)
          device.preferredContentSizeCategory = textSize
          device.layoutDirection = direction
          try UIScreen.main.simulate(device)
          try body(device)
        }
      }
    }
  }
}
