// SPDX-License-Identifier: MIT

public import Foundation

/// A change of a collection that a layout is told of before it is shown. Nothing makes one: changes are shown at once.
open class UICollectionViewUpdateItem: _UIObject {
  public enum Action: Int, Sendable {
    case insert = 0
    case delete, reload, move, none
  }

  public let indexPathBeforeUpdate: IndexPath?
  public let indexPathAfterUpdate: IndexPath?
  public let updateAction: Action

  init(_ action: Action, from old: IndexPath?, to new: IndexPath?) {
    indexPathBeforeUpdate = old
    indexPathAfterUpdate = new
    updateAction = action
    super.init(object: ())
  }
}
