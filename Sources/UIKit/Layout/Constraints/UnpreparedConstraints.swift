// SPDX-License-Identifier: MIT

import AutoLayout

// App code may add a constraint to a view before its items are descendants of the view. It may also
// relate attributes of different axes. UIKit raises an exception only when the engine takes the
// constraint.

/// A constraint that was added or activated and cannot take effect yet.
struct UnpreparedConstraint {
  var constraint: NSLayoutConstraint
  var holder: ItemID
  /// Whether ``NSLayoutConstraint/isActive`` is true until the engine rejects the constraint.
  var readsActive = false
}

extension UIView {
  /// The view's constraints that no layout has needed yet.
  var unpreparedConstraints: [NSLayoutConstraint] {
    LayoutStore.current.unprepared.filter { $0.holder == item }.map(\.constraint)
  }

  /// Reports a constraint whose items are not descendants of the view, in the words of UIKit's log.
  ///
  /// Source: published console logs.
  func reportUnprepared(_ constraint: NSLayoutConstraint) {
    let equation = constraint.storage.value.equation
    let items = [equation.firstItem, equation.secondItem].compactMap { item in
      item.flatMap { LayoutStore.current.object(of: $0)?.containingView }
    }
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
  /// Activates the unprepared constraints in the tree of `root` before a layout.
  @MainActor
  func installUnprepared(in root: ItemID) {
    guard !unprepared.isEmpty else { return }
    let all = unprepared
    unprepared = []
    for entry in all where forest.contains(entry.holder) {
      guard forest.root(of: entry.holder) == root else {
        unprepared.append(entry)
        continue
      }
      let constraint = entry.constraint
      do throws(ConstraintError) {
        try install(constraint, holder: entry.holder)
      } catch .noCommonAncestor {
        LayoutException.raise(
          "NSGenericException",
          "Unable to install constraint on view.  Does the constraint reference something from "
            + "outside the subtree of the view?  That's illegal. constraint:\(constraint) "
            + "view:\(view(of: entry.holder)?.description ?? "(null)")")
      } catch {
        constraint.raise(error)
      }
    }
  }

  /// Keeps a constraint between different axes until an engine takes it, which raises an exception.
  /// If there is an engine, that happens at once.
  ///
  /// Source: a layout library's own tests, which make and activate such constraints without a
  /// layout.
  func deferIncompatible(_ constraint: NSLayoutConstraint, holder: ItemID?) throws(ConstraintError)
  {
    let equation = constraint.storage.value.equation
    guard let second = equation.secondItem,
      let common = forest.closestCommonAncestor(equation.firstItem, second)
    else { throw .noCommonAncestor }
    unprepared.append(
      UnpreparedConstraint(constraint: constraint, holder: holder ?? common, readsActive: true))
    forest.setNeedsLayout(holder ?? common)
    if forest.hasEngine(common) {
      onMainActor { installUnprepared(in: forest.root(of: common)) }
    } else {
      scheduleLayout()
    }
  }

  /// Removes an unprepared constraint of `view`. If `view` is nil, of any view.
  func forgetUnprepared(_ constraint: NSLayoutConstraint, of view: UIView? = nil) {
    guard !unprepared.isEmpty else { return }
    unprepared.removeAll {
      $0.constraint === constraint && (view == nil || $0.holder == view?.item)
    }
  }
}
