// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation

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
    var surroundings: Surroundings?
    for (id, frame) in store.forest.placements(below: item) {
      guard let view = store.view(of: id) else {
        store.forest.apply(frame, to: id)
        continue
      }
      view.place(frame)
      // Its own frame comes first.
      if id == item { continue }
      // At once, while the view is near in memory: a layout may move more of them than a cache holds.
      let around = surroundings ?? store.forest.surroundings(inside: item)
      surroundings = around
      if around == state.surroundings { view.layOutAgain(inNewInsetsInside: around) }
    }
    guard !state.subviews.isEmpty else { return }
    let around = store.forest.surroundings(inside: item)
    guard around != state.surroundings else { return }
    state.surroundings = around
    for view in state.subviews { view.layOutAgain(inNewInsetsInside: around) }
  }

  /// Marks the view where its insets are others than when it was last laid out: they follow from its frame and from
  /// what is around it.
  private func layOutAgain(inNewInsetsInside surroundings: Surroundings) {
    let store = LayoutStore.current
    guard !store.forest.needsLayout(item), hasNewInsets(inside: surroundings) else { return }
    store.forest.setNeedsLayout(item)
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
