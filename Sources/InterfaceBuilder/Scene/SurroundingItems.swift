// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

/// The bars and other items around the views of a scene. If the scene moves to a canvas of another
/// size, they are used again.
struct SurroundingItems: Sendable {
  enum Kind: Hashable, Sendable {
    case bar(BarContent.Kind)
    case keyboard, dimming
  }

  private var used: [Kind: ItemID] = [:]
  /// The items of an earlier size that the present one has not used yet.
  private var former: [Kind: ItemID] = [:]

  /// Begins with another size.
  mutating func beginAgain() { (used, former) = ([:], used) }

  mutating func add(_ item: ItemID, as kind: Kind) { used[kind] = item }

  /// The item of an earlier size, or nil if there is none.
  mutating func reuse(_ kind: Kind) -> ItemID? {
    guard let item = former.removeValue(forKey: kind) else { return nil }
    used[kind] = item
    return item
  }

  /// The items of an earlier size that the present one does not use.
  mutating func takeUnused() -> [ItemID] {
    let unused = former.values.sorted { $0.index < $1.index }
    former = [:]
    return unused
  }
}
