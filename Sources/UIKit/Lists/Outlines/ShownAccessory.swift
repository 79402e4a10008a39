// SPDX-License-Identifier: MIT

/// An accessory of a cell, with its view.
struct ShownAccessory {
  let accessory: UICellAccessory
  let view: UIView
}

extension UICollectionViewCell {
  /// The accessory that makes a tap anywhere in the cell expand or collapse the item.
  var headerDisclosure: UICellAccessory? {
    shownAccessories.first { $0.accessory.isHeaderDisclosure }?.accessory
  }
}
