// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// `setNeedsUpdateConfiguration()` only requests an update, and UIKit updates once in each pass. So
/// handlers may change the state that they receive.
@MainActor @Suite struct ConfigurationRoundTests {
  @Test func handlersAreCalledUntilTheStateStaysTheSame() {
    let button = UIButton(configuration: .plain(), primaryAction: nil)
    var calls = 0
    button.configurationUpdateHandler = { button in
      calls += 1
      button.isEnabled = false
    }
    #expect(calls == 2)
    #expect(!button.isEnabled)
  }

  @Test func endlessHandlersAreCalledALimitedNumberOfTimes() {
    let button = UIButton(configuration: .plain(), primaryAction: nil)
    var calls = 0
    button.configurationUpdateHandler = { button in
      calls += 1
      button.isSelected.toggle()
    }
    #expect(calls < 10)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    calls = 0
    cell.configurationUpdateHandler = { cell, _ in
      calls += 1
      cell.setNeedsUpdateConfiguration()
    }
    #expect(calls < 10)
    button.configurationUpdateHandler = nil
    cell.configurationUpdateHandler = nil
  }
}
