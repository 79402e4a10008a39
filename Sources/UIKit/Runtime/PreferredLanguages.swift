// SPDX-License-Identifier: MIT

import AppResources
import Foundation
import Synchronization

/// The languages in which the user wants to see an app, the preferred one first.
enum PreferredLanguages {
  private static let stored = Mutex<AppLanguage?>(nil)

  /// The language of the simulated device. Nil for the languages of the machine.
  static var simulated: AppLanguage? {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }

  static var current: [AppLanguage] {
    simulated.map { [$0] } ?? Locale.preferredLanguages.compactMap { AppLanguage($0) }
  }
}
