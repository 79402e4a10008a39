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

  /// The implied constraints that the view holds.
  var ownConstraints: [NSLayoutConstraint] {
    supportConstraints + guideConstraints + LayoutStore.current.stackConstraints(of: item)
      + LayoutStore.current.contentSizeConstraints(of: item)
  }

  /// The constraints between the view and its guides of margins and safe area, where those exist.
  private var guideConstraints: [NSLayoutConstraint] {
    [ItemKind.GuideKind.layoutMargins, .safeArea].flatMap { kind in
      state.systemGuides[kind].map { LayoutStore.current.tieConstraints(of: $0.item) } ?? []
    }
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
  /// The constraints that tie a guide to its view, once a layout has needed the guide.
  ///
  /// Source: a published dump of a view's constraints, iOS 15.
  func tieConstraints(of guide: ItemID) -> [NSLayoutConstraint] {
    guard forest.hasRows(guide) else { return [] }
    return forest.impliedConstraints(of: guide).compactMap { implied in
      if case .guide = implied.source { object(for: implied) } else { nil }
    }
  }

  /// The constraints by which a stack view arranges its views, once a layout has made them.
  func stackConstraints(of item: ItemID) -> [NSLayoutConstraint] {
    guard case .stackView = forest[item].kind, forest.hasRows(item) else { return [] }
    return forest.impliedConstraints(of: item).compactMap { implied in
      if case .stack = implied.source { object(for: implied) } else { nil }
    }
  }

  /// The constraints of the size of the item's content, once a layout has made them.
  func contentSizeConstraints(of item: ItemID) -> [NSLayoutConstraint] {
    guard forest.hasContentRows(item) else { return [] }
    return forest.impliedConstraints(of: item).compactMap { implied in
      if case .contentSize = implied.source { object(for: implied) } else { nil }
    }
  }
}
