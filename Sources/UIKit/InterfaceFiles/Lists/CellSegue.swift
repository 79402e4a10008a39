// SPDX-License-Identifier: MIT

import InterfaceBuilder

/// A segue that is performed when a cell is selected.
struct CellSegue {
  var scene: InterfaceScene
  var element: IBElement
  var isAccessory: Bool { element["trigger"] == "accessoryAction" }
}

extension UIView {
  func performSegues(isAccessory: Bool) {
    for segue in state.segues where segue.isAccessory == isAccessory {
      segue.scene.perform(segue.element, from: self)
    }
  }
}
