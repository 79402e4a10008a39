// SPDX-License-Identifier: MIT

import LayoutCore

// Code may add a constraint to a view before its items are below the view. UIKit logs it at once, and
// raises an exception only when the layout needs the constraint while the items still are not there.

/// A constraint that was added to a view above which its items do not lie.
struct UnpreparedConstraint {
  var constraint: NSLayoutConstraint
  weak var holder: UIView?
}

extension UIView {
  /// Says what UIKit logs when a constraint is added too early.
  ///
  /// Source: published console logs.
  func reportUnprepared(_ constraint: NSLayoutConstraint) {
    let items = [constraint.storage.value.firstItem, constraint.storage.value.secondItem]
      .compactMap { $0?.containingView }
    guard let stranger = items.first(where: { !$0.isDescendant(of: self) }) else { return }
    let superview = stranger.superview.map { "\($0)" } ?? "NO SUPERVIEW"
    LayoutDiagnostic.handler(
      LayoutDiagnostic(
        view: self,
        message: """
          The view hierarchy is not prepared for the constraint: \(constraint)
          \tWhen added to a view, the constraint's items must be descendants of that view (or the \
          view itself). This will crash if the constraint needs to be resolved before the view \
          hierarchy is assembled. Break on -[UIView(UIConstraintBasedLayout) \
          _viewHierarchyUnpreparedForConstraint:] to debug.
          View hierarchy unprepared for constraint.
          \tConstraint: \(constraint)
          \tContainer hierarchy: 
          \(self)
          \tView not found in container hierarchy: 
          \(stranger)
          \tThat view's superview: \(superview)
          """))
  }
}

extension LayoutStore {
  /// Activates what was added too early to views of the tree of `root`, before its layout needs it.
  @MainActor
  func installUnprepared(in root: ItemID) {
    guard !unprepared.isEmpty else { return }
    let all = unprepared
    unprepared = []
    for entry in all {
      guard let view = entry.holder else { continue }
      guard forest.root(of: view.item) == root else {
        unprepared.append(entry)
        continue
      }
      let constraint = entry.constraint
      do throws(ConstraintError) {
        try activate(constraint, holder: view.item)
      } catch .noCommonAncestor {
        LayoutException.raise(
          "NSGenericException",
          "Unable to install constraint on view.  Does the constraint reference something from "
            + "outside the subtree of the view?  That's illegal. constraint:\(constraint) "
            + "view:\(view)")
      } catch {
        constraint.raise(error)
      }
    }
  }

  /// Forgets a constraint that was added too early, to `view` or to any.
  func forgetUnprepared(_ constraint: NSLayoutConstraint, of view: UIView? = nil) {
    guard !unprepared.isEmpty else { return }
    unprepared.removeAll {
      $0.constraint === constraint && (view == nil || $0.holder === view)
    }
  }
}
