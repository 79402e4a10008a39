// SPDX-License-Identifier: MIT

import Foundation
import LayoutCore

extension UIView {
  func hold(_ constraint: NSLayoutConstraint) {
    do throws(ConstraintError) {
      try LayoutStore.current.activate(constraint, holder: item)
    } catch .noCommonAncestor {
      reportUnprepared(constraint)
      LayoutStore.current.unprepared.append(
        UnpreparedConstraint(constraint: constraint, holder: self))
      setNeedsLayout()
    } catch {
      constraint.raise(error)
    }
  }

  func release(_ constraint: NSLayoutConstraint) {
    LayoutStore.current.forgetUnprepared(constraint, of: self)
    guard let id = constraint.storage.value.id,
      LayoutStore.current.forest.holder(of: id) == item
    else { return }
    constraint.isActive = false
  }

  /// What the view holds without anybody having added it.
  var ownConstraints: [NSLayoutConstraint] {
    supportConstraints + LayoutStore.current.contentSizeConstraints(of: item)
  }

  /// Place and height of the strips that bars cover, as UIKit's two constraints for each.
  private var supportConstraints: [NSLayoutConstraint] {
    guard let controller = state.controller else { return [] }
    return [controller.state.topGuide, controller.state.bottomGuide].flatMap { guide in
      guide?.placement(in: self) ?? []
    }
  }
}

extension LayoutStore {
  /// The constraints of the size of the item's content, once a layout has made them.
  func contentSizeConstraints(of item: ItemID) -> [NSLayoutConstraint] {
    guard forest.hasContentRows(item) else { return [] }
    return forest.impliedConstraints(of: item).compactMap { implied in
      if case .contentSize = implied.source { object(for: implied) } else { nil }
    }
  }
}
