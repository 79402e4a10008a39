// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

/// Where the main actor's code runs: the main thread, or the thread that works off the main queue for it.
enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller is there, and must not wait for it.
  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}
