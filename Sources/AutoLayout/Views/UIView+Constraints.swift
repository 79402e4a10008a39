// SPDX-License-Identifier: MIT

import Foundation
import LayoutCore

extension UIView {
  func hold(_ constraint: NSLayoutConstraint) {
    do throws(ConstraintError) {
      try LayoutStore.current.activate(constraint, holder: item)
    } catch .noCommonAncestor {
      LayoutException.raise(
        "NSGenericException",
        "Unable to install constraint on view.  Does the constraint reference something from "
          + "outside the subtree of the view?  That's illegal. constraint:\(constraint) view:\(self)"
      )
    } catch {
      constraint.raise(error)
    }
  }

  func release(_ constraint: NSLayoutConstraint) {
    guard let id = constraint.storage.value.id,
      LayoutStore.current.forest.holder(of: id) == item
    else { return }
    constraint.isActive = false
  }
}
