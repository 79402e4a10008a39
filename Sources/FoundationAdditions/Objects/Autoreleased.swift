// SPDX-License-Identifier: MIT

import Foundation

/// Keeps objects that the caller does not own, as an autorelease pool does.
enum Autoreleased {
  private static let key = "Plumb.Autoreleased"
  /// More than one call to a function takes.
  private static let limit = 256

  /// Objects are kept until the next turn of the main queue. On another thread the latest ones are
  /// kept, because the main queue may go on before the caller has used the object.
  static func keep(_ object: AnyObject) {
    if Thread.isMainThread {
      let kept = UncheckedAccess(object)
      DispatchQueue.main.async { withExtendedLifetime(kept) {} }
      return
    }
    let values = Thread.current.threadDictionary
    let kept = values[key] as? NSMutableArray ?? NSMutableArray()
    values[key] = kept
    if kept.count >= limit { kept.removeObject(at: 0) }
    kept.add(object)
  }
}
