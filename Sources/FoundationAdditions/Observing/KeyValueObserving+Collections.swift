// SPDX-License-Identifier: MIT

import Foundation

extension KeyValueObserving {
  /// Makes a change of some elements of a collection in `body`, and notifies the observers.
  static func change(
    _ object: NSObject, _ key: String, _ part: KeyValueObservation.Change, _ body: () -> Void
  ) {
    willChange(object, key)
    body()
    guard !isIdle else { return }
    for observation in matching({ $0.isAffected(by: object, key) }) { observation.didChange(part) }
  }
}
