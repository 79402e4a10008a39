// SPDX-License-Identifier: MIT

public import Foundation
import InterfaceBuilder

/// A segue that choosing a cell performs.
struct CellSegue {
  var scene: InterfaceScene
  var element: IBElement
  var isAccessory: Bool { element["trigger"] == "accessoryAction" }
}

extension UITableView {
  /// Does what a tap on a row does: chooses it, performs the segue of its cell and tells the delegate, in
  /// this order. Nothing happens for a row that is not in view, or where rows cannot be chosen.
  public func simulateTap(onRowAt indexPath: IndexPath) {
    layoutIfNeeded()
    guard allowsSelection, let cell = cellForRow(at: indexPath) else { return }
    selectRow(at: indexPath, animated: false, scrollPosition: .none)
    cell.performSegues(isAccessory: false)
    delegate?.tableView(self, didSelectRowAt: indexPath)
  }

  /// Performs the segue of the accessory of a row's cell.
  public func simulateTap(onAccessoryOfRowAt indexPath: IndexPath) {
    layoutIfNeeded()
    cellForRow(at: indexPath)?.performSegues(isAccessory: true)
  }
}

extension UICollectionView {
  /// Does what a tap on an item does: chooses it, performs the segue of its cell and tells the delegate,
  /// in this order. Nothing happens for an item that is not in view, or where items cannot be chosen.
  public func simulateTap(onItemAt indexPath: IndexPath) {
    layoutIfNeeded()
    guard allowsSelection, let cell = cellForItem(at: indexPath) else { return }
    selectItem(at: indexPath, animated: false, scrollPosition: [])
    cell.performSegues(isAccessory: false)
    delegate?.collectionView(self, didSelectItemAt: indexPath)
  }
}

extension UIView {
  fileprivate func performSegues(isAccessory: Bool) {
    for segue in state.segues where segue.isAccessory == isAccessory {
      segue.scene.perform(segue.element, from: self)
    }
  }
}
