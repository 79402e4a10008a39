// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

/// The context of the main actor: the main thread, or the thread that runs the main queue's work
/// for it.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller runs in this context. If so, it must not wait for it.
  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}
