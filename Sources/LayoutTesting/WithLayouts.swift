// SPDX-License-Identifier: MIT

public import UIKit

/// Runs `body` for each combination of device, text size and layout direction, with the screen
/// simulating it.
///
/// Afterwards the screen simulates the standard device. A process has a single screen, so tests
/// that change it must run one after the other (`@Suite(.serialized)`).
///
/// - Throws: an error for an unknown device, or the error that `body` throws.
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
