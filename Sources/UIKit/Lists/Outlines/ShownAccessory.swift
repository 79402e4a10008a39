// SPDX-License-Identifier: MIT

/// An accessory of a cell, and the view that stands for it.
struct ShownAccessory {
  let accessory: UICellAccessory
  let view: UIView
}

extension UICollectionViewCell {
  /// What discloses an outline wherever the cell is touched.
  var headerDisclosure: UICellAccessory? {
    shownAccessories.first { $0.accessory.isHeaderDisclosure }?.accessory
  }
}
