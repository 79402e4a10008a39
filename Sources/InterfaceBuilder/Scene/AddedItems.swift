// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

/// The items that ``SceneLowering/place(_:)`` adds to a scene: bars, the keyboard and the dimming
/// view of a sheet. A scene that moves to another size keeps them.
struct AddedItems: Sendable {
  enum Kind: Hashable, Sendable {
    case bar(BarContent.Kind)
    case keyboard, dimming
  }

  /// The items of this size.
  private var used: [Kind: ItemID] = [:]
  /// Items of the last size that this size does not use so far.
  private var former: [Kind: ItemID] = [:]
  /// Whether this size has an item that the last one did not have.
  private var hasNew = false

  /// Whether this size has the same items as the last one.
  var areKept: Bool { former.isEmpty && !hasNew }

  mutating func beginNextSize() { (used, former, hasNew) = ([:], used, false) }

  mutating func add(_ item: ItemID, as kind: Kind) {
    used[kind] = item
    hasNew = true
  }

  /// The item of this kind from the last size, which this size now uses; nil if there is none.
  mutating func reuse(_ kind: Kind) -> ItemID? {
    guard let item = former.removeValue(forKey: kind) else { return nil }
    used[kind] = item
    return item
  }
}
