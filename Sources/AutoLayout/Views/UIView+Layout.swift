// SPDX-License-Identifier: MIT

import Foundation
import LayoutCore

extension UIView {
  func markForLayout() {
    LayoutStore.current.forest.setNeedsLayout(item)
    LayoutStore.current.scheduleLayout()
  }

  func markForUpdate() {
    LayoutStore.current.forest.setNeedsUpdateConstraints(item)
    LayoutStore.current.scheduleLayout()
  }

  func layOutNow() { LayoutStore.current.run(.view(item), of: item) }

  func performLayoutStep() {
    notifyOfInsets()
    roundCorners()
    for content in imposedContents { diagnoseUnplacedContent(content) }
    state.controller?.viewWillLayoutSubviews()
    // Layers are made on first access only.
    if let layer = state.layer { layer.layoutSublayers() } else { layoutSubviews() }
    state.controller?.viewDidLayoutSubviews()
    state.layer?.layOutWaitingLayers()
  }

  /// The subviews that are views of controllers, in their order.
  var controllerSubviews: [UIView] {
    let store = LayoutStore.current
    let views = store.controllerViews
    guard views.contains(where: { store.forest.parent(of: $0) == item }) else { return [] }
    return state.subviews.filter { $0.state.controller != nil }
  }

  func performConstraintStep() {
    if let controller = state.controller {
      controller.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }

  func placeSubviews() {
    let store = LayoutStore.current
    var placed: [UIView] = []
    for (id, frame) in store.forest.placements(below: item) {
      if let view = store.view(of: id) {
        view.place(frame)
        placed.append(view)
      } else {
        store.forest.apply(frame, to: id)
      }
    }
    guard !state.subviews.isEmpty else { return }
    // The insets of a subview follow from its frame and from what is around it.
    let surroundings = store.forest.surroundings(inside: item)
    let isElsewhere = surroundings != state.surroundings
    state.surroundings = surroundings
    for view in isElsewhere ? state.subviews : placed
    where !store.forest.needsLayout(view.item) && view.hasNewInsets(inside: surroundings) {
      store.forest.setNeedsLayout(view.item)
    }
  }

  /// The content size that the core measures, at the width of the measurement in progress.
  var ownContentSize: CGSize {
    CGSize(LayoutStore.current.forest.ownContentSize(of: item, width: state.measuringWidth))
  }

  /// Measures the content through `intrinsicContentSize`. A measurement without a width also hands the
  /// overridable alignment insets and baseline views to the core.
  func measuredContentSize(_ width: Double?) -> ContentSize {
    if width == nil { updateItemGeometry() }
    state.measuringWidth = width
    defer { state.measuringWidth = nil }
    return intrinsicContentSize.contentSize
  }

  private func updateItemGeometry() {
    let probe = CGRect(x: 0, y: 0, width: 100, height: 100)
    let aligned = alignmentRect(forFrame: probe)
    let insets = EdgeInsets(
      top: aligned.minY, left: aligned.minX, bottom: probe.maxY - aligned.maxY,
      right: probe.maxX - aligned.maxX)
    let first = takesBaselinesFromCore ? self : forFirstBaselineLayout
    let last = takesBaselinesFromCore ? self : forLastBaselineLayout
    LayoutStore.current.forest.setGeometry(
      of: item, alignmentInsets: insets, firstBaseline: first === self ? nil : first.item,
      lastBaseline: last === self ? nil : last.item)
  }
}

extension UIView.AnimationOptions {
  /// As without it: changes of an animation are laid out by code alone.
  public static let flushUpdates = UIView.AnimationOptions(rawValue: 1 << 27)
}
