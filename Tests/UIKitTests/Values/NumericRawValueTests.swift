// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Source: the operators that libraries use with Apple's headers.
@MainActor
struct NumericRawValueTests {
  @Test func prioritiesAreNumbers() {
    var priority = UILayoutPriority.defaultHigh
    priority += 10
    priority -= 1
    #expect(priority.rawValue == 759)
    #expect(UILayoutPriority.required - UILayoutPriority.defaultLow == 750 as Float)
    #expect(UILayoutPriority.defaultLow + 1 == UILayoutPriority(251))
    #expect(1 + UILayoutPriority.defaultLow == UILayoutPriority(251))
    #expect(UILayoutPriority.defaultLow < .defaultHigh)
    #expect([UILayoutPriority.required, .defaultLow].max() == .required)
  }

  @Test func windowLevelsAreNumbers() {
    #expect(UIWindow.Level.normal < .alert)
    #expect(UIWindow.Level.alert - UIWindow.Level.statusBar == 1000 as CGFloat)
    #expect((UIWindow.Level.alert + 1).rawValue == 2001)
  }
}
