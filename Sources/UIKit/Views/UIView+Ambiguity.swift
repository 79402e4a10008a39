// SPDX-License-Identifier: MIT

import AutoLayout

extension UIView {
  var isAmbiguous: Bool {
    LayoutStore.current.run(.constraints, of: item)
    return LayoutStore.current.isAmbiguous(item)
  }

  func affectingConstraints(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    LayoutStore.current.run(.constraints, of: item)
    return LayoutStore.current.constraintsAffectingLayout(of: item, axis.core)
  }

  func showOtherLayout() {
    LayoutStore.current.run(.constraints, of: item)
    for (item, frame) in LayoutStore.current.forest.otherLayout(of: item) {
      LayoutStore.current.view(of: item)?.place(frame)
    }
  }
}

extension LayoutStore {
  func isAmbiguous(_ item: ItemID) -> Bool {
    removeReleasedItems()
    return forest.isAmbiguous(item)
  }

  /// The constraints, including implied ones, that determine the item's position and size along
  /// `axis`.
  func constraintsAffectingLayout(of item: ItemID, _ axis: Axis) -> [NSLayoutConstraint] {
    removeReleasedItems()
    return forest.constraintsAffecting(item, along: axis).compactMap { affecting in
      switch affecting {
      case .constraint(let id): constraintObjects[id.slot]
      case .implied(let implied): object(for: implied)
      }
    }
  }
}
