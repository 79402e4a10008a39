// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import UIKitComponents

extension UIView {
  func initializeItem(frame: CGRect) {
    let store = LayoutStore.current
    store.register(self)
    notePlacingOverrides()
    store.forest.setName(store.className(of: self), of: item)
    store.forest.setFrame(frame.core, of: item)
    store.overridingViews.note(self, store.overrides)
  }

  /// Lets layouts apply the view's frames without calling it, unless its class overrides a method
  /// that is called then.
  func notePlacingOverrides() {
    let store = LayoutStore.current
    store.forest.setNeedsNoSteps(!store.placing.isOverriding(type(of: self)), of: item)
  }

  var untransformedFrame: CGRect { CGRect(LayoutStore.current.forest.frame(of: item)) }

  var currentFrame: CGRect {
    let frame = untransformedFrame
    guard !state.transform.isIdentity else { return frame }
    return LayerGeometry.box(of: frame.size, state.anchorPoint, state.transform, anchorPosition)
  }

  var anchorPosition: CGPoint {
    anchorPosition(in: untransformedFrame)
  }

  // Takes the frame as an argument, because each access to the forest has an exclusivity check.
  private func anchorPosition(in frame: CGRect) -> CGPoint {
    let anchor = state.anchorPoint
    return CGPoint(
      x: frame.origin.x + frame.width * anchor.x, y: frame.origin.y + frame.height * anchor.y)
  }

  func changeFrame(_ frame: CGRect) {
    guard !state.transform.isIdentity else {
      changeUntransformedFrame(frame)
      return
    }
    let (size, center) = LayerGeometry.placement(in: frame, state.anchorPoint, state.transform)
    changeUntransformedFrame(self.frame(of: size, around: center))
  }

  func changeBounds(_ bounds: CGRect) {
    if state.boundsOrigin != bounds.origin {
      noteAnimation(of: "bounds.origin")
      state.boundsOrigin = bounds.origin
      updateAppearance { $0.contentOffset = Point(x: bounds.origin.x, y: bounds.origin.y) }
      setNeedsLayout()
    }
    let frame = untransformedFrame
    guard bounds.size != frame.size else { return }
    changeUntransformedFrame(
      self.frame(of: bounds.size, around: anchorPosition(in: frame)), from: frame)
  }

  func changeCenter(_ center: CGPoint) {
    let frame = untransformedFrame
    let old = anchorPosition(in: frame)
    guard center != old else { return }
    changeUntransformedFrame(
      frame.offsetBy(dx: center.x - old.x, dy: center.y - old.y), from: frame)
  }

  private func changeUntransformedFrame(_ frame: CGRect) {
    changeUntransformedFrame(frame, from: untransformedFrame)
  }

  private func changeUntransformedFrame(_ frame: CGRect, from current: CGRect) {
    let store = LayoutStore.current
    let (old, new) = (current.core, state.placing ?? frame.core)
    guard old != new else { return }
    noteMotion(from: current, to: CGRect(new))
    if state.placing != nil {
      store.forest.apply(new, to: item)
    } else {
      store.forest.setFrame(new, of: item)
      store.scheduleLayout()
    }
    if old.size != new.size { autoresizeSubviews() }
  }

  private func noteMotion(from old: CGRect, to new: CGRect) {
    guard !LayoutStore.current.animationBlocks.isEmpty else { return }
    let (from, to) = (anchorPosition(in: old), anchorPosition(in: new))
    // If only the bounds change, the center moves by rounding errors alone.
    if max(abs(from.x - to.x), abs(from.y - to.y)) > 1e-6 { noteAnimation(of: "position") }
    if old.size != new.size { noteAnimation(of: "bounds.size") }
  }

  /// Sets a frame from a layout.
  ///
  /// `bounds` and `center` get their parts of it one after the other, because subclasses may
  /// override both and compare with the old value. Each writes the frame that ``ViewState/placing``
  /// holds meanwhile, because a center and a size do not determine the frame exactly.
  func place(_ frame: Rect) {
    let store = LayoutStore.current
    let old = untransformedFrame
    guard frame != old.core else { return }
    if store.appliesSilently, !store.placing.isOverriding(type(of: self)) {
      store.forest.apply(frame, to: item)
      if frame.size != old.core.size { autoresizeSubviews() }
      return
    }
    let new = CGRect(frame)
    let (oldCenter, center) = (anchorPosition(in: old), anchorPosition(in: new))
    defer { state.placing = nil }
    if new.size != old.size {
      state.placing = center == oldCenter ? frame : self.frame(of: new.size, around: oldCenter).core
      bounds = CGRect(origin: bounds.origin, size: new.size)
    }
    if center != oldCenter {
      state.placing = frame
      self.center = center
    }
    // An override may not have called super.
    store.forest.apply(frame, to: item)
  }

  /// The frame without transform that has its anchor point at `center`.
  private func frame(of size: CGSize, around center: CGPoint) -> CGRect {
    let anchor = state.anchorPoint
    return CGRect(
      x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y,
      width: size.width, height: size.height)
  }

  private func autoresizeSubviews() {
    let store = LayoutStore.current
    // The subviews themselves are accessed only if necessary: they may not be in the processor's
    // cache.
    guard store.forest.hasAutoresizedSubviews(item) else { return }
    let size = store.forest.frame(of: item).size
    for subview in state.subviews where subview.translatesAutoresizingMaskIntoConstraints {
      subview.place(store.forest.autoresizedFrame(of: subview.item, in: size))
    }
  }

  func changeMask(_ mask: AutoresizingMask) {
    guard mask != state.autoresizingMask else { return }
    state.autoresizingMask = mask
    applyMask()
  }

  /// Passes the mask to the engine, which applies it relative to the present frame.
  ///
  /// The mask is empty if the superview does not autoresize its subviews.
  func applyMask() {
    let isFollowed = superview?.autoresizesSubviews ?? true
    let mask = isFollowed ? state.autoresizingMask.core : []
    let store = LayoutStore.current
    guard store.forest[item].autoresizingMask != mask else { return }
    store.forest[item].autoresizingMask = mask
    store.forest.captureAutoresizingOrigin(of: item)
  }

  var derivedTranslation: Bool {
    let store = LayoutStore.current
    if let probed: Bool = store.probed(.autoresizingTranslation) { return probed }
    return store.forest.translatesAutoresizingMask(of: item)
  }

  func changeTranslation(_ translates: Bool) {
    let store = LayoutStore.current
    guard translates != store.forest.translatesAutoresizingMask(of: item) else { return }
    store.forest.setTranslatesAutoresizingMask(translates, of: item)
    store.scheduleLayout()
    if translates { store.forest.captureAutoresizingOrigin(of: item) }
  }

  func preferredSize(within size: CGSize) -> CGSize {
    let own = LayoutStore.current.forest.ownContentSize(
      of: item, width: size.width > 0 ? size.width : nil)
    let bounds = bounds.size
    return CGSize(width: own.width ?? bounds.width, height: own.height ?? bounds.height)
  }
}
