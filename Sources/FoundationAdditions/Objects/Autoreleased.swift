// SPDX-License-Identifier: MIT

import Foundation

/// Keeps objects that the caller does not own, as an autorelease pool does.
enum Autoreleased {
  private static let key = "Plumb.Autoreleased"
  /// More objects than one call of a function has as arguments.
  private static let limit = 256

  /// A mark of the main queue, which need not run on the main thread.
  private static let mark = {
    let mark = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: mark, value: ())
    return mark
  }()

  /// On the main queue the object is kept until the queue's next turn. On another queue or thread
  /// the latest objects are kept, because the main queue may go on before the caller has used one.
  static func keep(_ object: AnyObject) {
    if DispatchQueue.getSpecific(key: mark) != nil {
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
