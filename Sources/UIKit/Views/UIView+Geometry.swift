// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import UIKitComponents

extension UIView {
  func initializeItem(frame: CGRect) {
    let store = LayoutStore.current
    store.register(self)
    store.forest.setName(store.className(of: self), of: item)
    store.forest.setFrame(frame.core, of: item)
    store.asked.note(self)
  }

  var untransformedFrame: CGRect { CGRect(LayoutStore.current.forest.frame(of: item)) }

  var currentFrame: CGRect {
    let frame = untransformedFrame
    guard !state.transform.isIdentity else { return frame }
    let center = anchorPosition
    return LayerGeometry.box(of: frame.size, state.anchorPoint, state.transform)
      .offsetBy(dx: center.x, dy: center.y)
  }

  var anchorPosition: CGPoint {
    anchorPosition(in: untransformedFrame)
  }

  // Every look at the forest is checked while the program runs, so frames at hand are handed on.
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
    let anchor = state.anchorPoint
    let (size, center) = LayerGeometry.placement(in: frame, anchor, state.transform)
    changeUntransformedFrame(
      CGRect(
        x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y,
        width: size.width, height: size.height))
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
    let (center, anchor) = (anchorPosition(in: frame), state.anchorPoint)
    changeUntransformedFrame(
      CGRect(
        x: center.x - bounds.width * anchor.x, y: center.y - bounds.height * anchor.y,
        width: bounds.width, height: bounds.height), from: frame)
  }

  func changeCenter(_ center: CGPoint) {
    let frame = untransformedFrame
    if let placing = state.placing, placing.center == center, placing.frame.size == frame.core.size
    {
      noteAnimation(of: "position")
      LayoutStore.current.forest.apply(placing.frame, to: item)
      return
    }
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
    let (old, new) = (current.core, frame.core)
    guard old != new else { return }
    noteMotion(from: current, to: frame)
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
    // A change of bounds alone keeps the center but for rounding.
    if max(abs(from.x - to.x), abs(from.y - to.y)) > 1e-6 { noteAnimation(of: "position") }
    if old.size != new.size { noteAnimation(of: "bounds.size") }
  }

  /// Sets a frame found by a layout through `bounds` and `center`, which subclasses override.
  func place(_ frame: Rect) {
    let old = untransformedFrame
    guard frame != old.core else { return }
    let center = anchorPosition(in: CGRect(frame))
    state.placing = (frame, center)
    defer { state.placing = nil }
    if frame.size != old.core.size {
      bounds = CGRect(origin: bounds.origin, size: CGRect(frame).size)
    }
    if center != anchorPosition { self.center = center }
    LayoutStore.current.forest.apply(frame, to: item)
  }

  private func autoresizeSubviews() {
    guard !state.subviews.isEmpty else { return }
    let store = LayoutStore.current
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

  /// Hands the mask to the core, which applies it from the present frame on; an empty one where the
  /// superview does not autoresize.
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
    if case .translation(let probe) = store.asked.probe { return probe }
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
