// SPDX-License-Identifier: MIT

import LayoutCore

extension UIView {
  var isAmbiguous: Bool {
    LayoutStore.current.run(.constraints, of: item)
    return LayoutStore.current.isAmbiguous(item)
  }

  func affectingConstraints(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    LayoutStore.current.run(.constraints, of: item)
    return LayoutStore.current.constraintsAffectingLayout(of: item, axis.core)
  }

  func showOtherLayout() {}
}

extension LayoutStore {
  func isAmbiguous(_ item: ItemID) -> Bool { false }

  func constraintsAffectingLayout(of item: ItemID, _ axis: Axis) -> [NSLayoutConstraint] { [] }
}
