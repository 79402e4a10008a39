// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation

extension UIView {
  private var isLeftToRight: Bool { effectiveUserInterfaceLayoutDirection == .leftToRight }

  func directional(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: insets.top, leading: isLeftToRight ? insets.left : insets.right,
      bottom: insets.bottom, trailing: isLeftToRight ? insets.right : insets.left)
  }

  func changeMargins(_ insets: UIEdgeInsets) { changeDirectionalMargins(directional(insets)) }

  func changeDirectionalMargins(_ insets: NSDirectionalEdgeInsets) {
    let store = LayoutStore.current
    guard store.forest[item].margins.own != insets.core else { return }
    store.forest[item].margins.own = insets.core
    store.scheduleLayout()
    setNeedsLayout()
    notifyOfMargins()
  }

  func changeMarginRule(_ change: (inout LayoutMargins) -> Void) {
    let store = LayoutStore.current
    var margins = store.forest[item].margins
    change(&margins)
    guard margins != store.forest[item].margins else { return }
    store.forest[item].margins = margins
    store.scheduleLayout()
    setNeedsLayout()
    notifyOfMargins()
  }

  /// Calls the methods for changed margins, and marks subviews that preserve the superview's
  /// margins.
  private func notifyOfMargins() {
    let store = LayoutStore.current
    let margins = store.forest.appliedInsets(of: item).margins
    guard margins != state.knownMargins else { return }
    state.knownMargins = margins
    layoutMarginsDidChange()
    state.controller?.viewLayoutMarginsDidChange()
    for view in state.subviews where store.forest[view.item].margins.preservesSuperview {
      view.setNeedsLayout()
      view.notifyOfMargins()
    }
  }

  /// The safe area from the view's surroundings. Ignores a subclass's override.
  var derivedSafeArea: UIEdgeInsets {
    let store = LayoutStore.current
    if let probed: UIEdgeInsets = store.probed(.safeAreaInsets) { return probed }
    store.callOverrides(around: item)
    return UIEdgeInsets(store.forest.appliedInsets(of: item, overrides: []).safeArea)
  }

  /// The margins from the view's settings and surroundings. Ignores a subclass's override.
  var derivedMargins: UIEdgeInsets {
    let store = LayoutStore.current
    if let probed: UIEdgeInsets = store.probed(.layoutMargins) { return probed }
    store.callOverrides(around: item)
    return UIEdgeInsets(store.forest.appliedInsets(of: item, overrides: .safeArea).margins)
  }

  func notifyOfInsets() {
    let (safeArea, margins) = LayoutStore.current.forest.cachedAppliedInsets(of: item)
    if safeArea != state.knownSafeArea {
      state.knownSafeArea = safeArea
      safeAreaInsetsDidChange()
      state.controller?.refreshLayoutSupport()
      state.controller?.viewSafeAreaInsetsDidChange()
    }
    if margins != state.knownMargins {
      state.knownMargins = margins
      layoutMarginsDidChange()
      state.controller?.viewLayoutMarginsDidChange()
    }
  }

  func hasNewInsets(inside surroundings: Surroundings) -> Bool {
    let (safeArea, margins) = LayoutStore.current.forest.appliedInsets(
      of: item, inside: surroundings)
    return safeArea != state.knownSafeArea || margins != state.knownMargins
  }
}
