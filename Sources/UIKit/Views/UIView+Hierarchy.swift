// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation

extension UIView {
  func insert(_ view: UIView, at index: Int?) {
    guard !isDescendant(of: view) else {
      LayoutException.raiseInvalidArgument(
        view === self
          ? "Can't add self as subview"
          : "Can't add \(view) as a subview: it contains \(self)")
      return
    }
    if view.superview === self {
      keepLayers(inFrontOf: view)
      reorder { subviews in
        let old = subviews.firstIndex(of: view)
        subviews.removeAll { $0 === view }
        let wanted = index ?? subviews.count
        let shifted = old.map { $0 < wanted && index != nil ? wanted - 1 : wanted } ?? wanted
        subviews.insert(view, at: min(max(shifted, 0), subviews.count))
      }
      return
    }
    let oldSuperview = view.superview
    let (oldWindow, newWindow) = (view.window, window)
    if let newWindow, oldWindow !== newWindow { newWindow.applyTraitsIfOverridden() }
    let oldTraits = LayoutStore.current.hasTraitOverrides ? view.traitsFromAbove : nil
    if oldWindow !== newWindow { view.sendWillMove(toWindow: newWindow) }
    view.willMove(toSuperview: self)
    oldSuperview?.willRemoveSubview(view)
    oldSuperview?.keepLayers(inFrontOf: view)
    oldSuperview?.state.subviews.removeOne { $0 === view }
    let count = state.subviews.count
    state.subviews.insert(view, at: min(max(index ?? count, 0), count))
    view.state.superview = self
    state.surroundings = nil
    LayoutStore.current.attach(view.item, to: item)
    view.applyMask()
    if let oldTraits { view.inheritTraits(from: oldTraits, to: childTraits) }
    if index != nil { reorder { _ in } }
    if oldWindow !== newWindow { view.sendDidMove(toWindow: newWindow) }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  func leaveSuperview() {
    guard let superview else { return }
    let isInWindow = window != nil
    let oldTraits = LayoutStore.current.hasTraitOverrides ? traitsFromAbove : nil
    if isInWindow { sendWillMove(toWindow: nil) }
    willMove(toSuperview: nil)
    superview.willRemoveSubview(self)
    superview.keepLayers(inFrontOf: self)
    superview.state.subviews.removeOne { $0 === self }
    state.superview = nil
    LayoutStore.current.detach(item)
    applyMask()
    if let oldTraits { inheritTraits(from: oldTraits, to: traitsFromAbove) }
    if isInWindow { sendDidMove(toWindow: nil) }
    didMoveToSuperview()
  }

  func exchange(_ first: Int, _ second: Int) {
    reorder { subviews in
      guard subviews.indices.contains(first), subviews.indices.contains(second) else { return }
      subviews.swapAt(first, second)
    }
  }

  func move(_ view: UIView, toFront: Bool) {
    keepLayers(inFrontOf: view)
    reorder { subviews in
      guard let index = subviews.firstIndex(of: view) else { return }
      subviews.remove(at: index)
      subviews.insert(view, at: toFront ? subviews.count : 0)
    }
  }

  /// Keeps the order of added layers when the subview behind them is removed or moved.
  private func keepLayers(inFrontOf view: UIView) {
    guard let layer = state.layer, !layer.addedLayers.isEmpty,
      let index = state.subviews.firstIndex(of: view)
    else { return }
    layer.subviewLeaves(view, following: index > 0 ? state.subviews[index - 1] : nil)
  }

  func reorder(_ view: UIView, at count: Int) {
    keepLayers(inFrontOf: view)
    reorder { subviews in
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: min(count, subviews.count))
    }
  }

  private func reorder(_ change: (inout [UIView]) -> Void) {
    change(&state.subviews)
    LayoutStore.current.forest.orderSubviews(of: item, as: state.subviews.map(\.item))
  }
}
