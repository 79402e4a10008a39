// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation

extension UIView {
  func hold(_ constraint: NSLayoutConstraint) {
    do throws(ConstraintError) {
      try LayoutStore.current.activate(constraint, holder: item)
    } catch .noCommonAncestor {
      reportUnprepared(constraint)
      LayoutStore.current.unprepared.append(
        UnpreparedConstraint(constraint: constraint, holder: item))
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

  /// The implied constraints that the view holds, after a layout has needed them.
  ///
  /// They come from the controller's layout support, from the guides for margins and safe area,
  /// from a stack view and from the content size.
  ///
  /// Source: published dumps of views' constraints, iOS 9 to 15.
  var ownConstraints: [NSLayoutConstraint] {
    let store = LayoutStore.current
    let support = [state.controller?.state.topGuide, state.controller?.state.bottomGuide]
      .flatMap { $0?.placement(in: self) ?? [] }
    let guides = [ItemKind.GuideKind.layoutMargins, .safeArea].compactMap { state.systemGuides[$0] }
      .flatMap { guide in
        store.impliedConstraints(of: guide.item) { if case .guide = $0 { true } else { false } }
      }
    let stack =
      store.impliedConstraints(of: item) {
        if case .stack(item, let role) = $0 { role != .hiding } else { false }
      } + hidingConstraints
    guard store.forest.hasContentRows(item) else { return support + guides + stack }
    return support + guides + stack
      + store.impliedConstraints(of: item) { if case .contentSize = $0 { true } else { false } }
  }

  /// The constraint by which a stack view sets the size of a hidden arranged view to 0.
  ///
  /// It concerns only that view, so that view lists it.
  private var hidingConstraints: [NSLayoutConstraint] {
    let store = LayoutStore.current
    guard store.forest[item].isHidden, let stack = state.superview else { return [] }
    return store.impliedConstraints(of: stack.item) {
      if case .stack(stack.item, .hiding) = $0 { true } else { false }
    }.filter { $0.firstItem === self }
  }
}

extension LayoutStore {
  /// The objects of an item's implied constraints from the given sources. Empty before a layout.
  fileprivate func impliedConstraints(
    of item: ItemID, where isIncluded: (RowSource) -> Bool
  ) -> [NSLayoutConstraint] {
    guard forest.hasRows(item) else { return [] }
    return forest.impliedConstraints(of: item).filter { isIncluded($0.source) }
      .compactMap { object(for: $0) }
  }
}
