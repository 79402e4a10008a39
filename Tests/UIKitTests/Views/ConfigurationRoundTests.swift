// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// `setNeedsUpdateConfiguration()` only asks for an update (UIKit updates once a pass), so handlers may change the
/// state that they are told of.
@MainActor @Suite struct ConfigurationRoundTests {
  @Test func handlersThatComeToRestAreCalledUntilThen() {
    let button = UIButton(configuration: .plain(), primaryAction: nil)
    var calls = 0
    button.configurationUpdateHandler = { button in
      calls += 1
      button.isEnabled = false
    }
    #expect(calls == 2)
    #expect(!button.isEnabled)
  }

  @Test func handlersThatGoOnForEverDoNot() {
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
