// SPDX-License-Identifier: MIT

public import Foundation

extension UICollectionView {
  /// Simulates a tap on an accessory of a list cell: calls its handler.
  ///
  /// Without a handler, an outline disclosure expands or collapses the item in the diffable data
  /// source, and a delete accessory shows the trailing swipe actions.
  ///
  /// - Returns: whether the cell shows such an accessory and the tap had an effect.
  @discardableResult
  public func simulateTap(
    onAccessory type: UICellAccessory.AccessoryType, ofItemAt indexPath: IndexPath
  ) -> Bool {
    layoutIfNeeded()
    guard let cell = cellForItem(at: indexPath),
      let shown = cell.shownAccessories.first(where: { $0.accessory.accessoryType == type })
    else { return false }
    return touchAccessory(shown.accessory, at: indexPath)
  }

  func touchAccessory(_ accessory: UICellAccessory, at indexPath: IndexPath) -> Bool {
    if let handler = accessory.handler {
      handler()
      return true
    }
    switch accessory.accessoryType {
    case .outlineDisclosure:
      guard let outline = dataSource as? any OutlineSource else { return false }
      outline.toggle(at: indexPath)
      return true
    case .delete: return uncoverActions(at: indexPath, .trailing) != nil
    default: return false
    }
  }

  /// The accessory at the touch, if it handles touches itself.
  func accessory(under touches: Set<UITouch>, at indexPath: IndexPath?) -> UICellAccessory? {
    guard let touch = touches.first, let indexPath,
      let cell = cellForItem(at: indexPath)
    else { return nil }
    let place = cell.convert(touch.location(in: self), from: self)
    return cell.shownAccessories.first {
      $0.accessory.takesTouches && $0.view.frame.contains(place)
    }?.accessory
  }

  /// Sets the editing and expansion state of a list cell.
  func edit(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
    cell.setListEditing(
      isEditing && delegate?.collectionView(self, canEditItemAt: indexPath) ?? true)
    cell.setExpanded((dataSource as? any OutlineSource)?.isExpanded(at: indexPath) ?? false)
  }
}
