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
    // Do not make a layer here: layers are made on first access.
    if let layer = state.layer { layer.layoutSublayers() } else { layoutSubviews() }
    state.controller?.viewDidLayoutSubviews()
    state.layer?.layOutWaitingLayers()
  }

  /// The subviews that are root views of controllers, in subview order.
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
    let placements = store.forest.placements(
      below: item, appliesSilently: store.appliesSilently)
    for (id, frame) in placements {
      guard let view = store.view(of: id) else {
        store.forest.apply(frame, to: id)
        continue
      }
      view.place(frame)
      // The first placement is the view's own frame.
      if id == item { continue }
      // Done right after placing, while the view is in the processor's cache. A layout may move
      // more views than fit in the cache.
      let around = surroundings ?? store.forest.surroundings(inside: item)
      surroundings = around
      if around == state.surroundings { view.layOutAgain(inNewInsetsInside: around) }
    }
    guard !state.subviews.isEmpty else { return }
    let around = store.forest.surroundings(inside: item)
    guard around != state.surroundings else { return }
    state.surroundings = around
    guard store.forest.hasSubviewsWithSteps(item) else { return }
    for view in state.subviews where !store.forest.needsNoSteps(view.item) {
      view.layOutAgain(inNewInsetsInside: around)
    }
  }

  /// Marks the view for layout if its insets differ from those of its last layout.
  ///
  /// The insets follow from the view's frame and its surroundings.
  private func layOutAgain(inNewInsetsInside surroundings: Surroundings) {
    let store = LayoutStore.current
    guard !store.forest.needsLayout(item), hasNewInsets(inside: surroundings) else { return }
    store.forest.setNeedsLayout(item)
  }

  /// The content size that the engine measures, at the width of the present measurement.
  var ownContentSize: CGSize {
    CGSize(LayoutStore.current.forest.ownContentSize(of: item, width: state.measuringWidth))
  }

  /// Measures the content with `intrinsicContentSize`.
  ///
  /// A measurement without a width also passes the alignment insets and baseline views to the
  /// engine.
  func measuredContentSize(_ width: Double?) -> ContentSize {
    if width == nil { updateItemGeometry() }
    state.measuringWidth = width
    defer { state.measuringWidth = nil }
    return intrinsicContentSize.contentSize
  }

  /// Whether the view is a stack view, whose baseline views the engine chooses.
  private var isStack: Bool {
    if case .stackView = LayoutStore.current.forest[item].kind { true } else { false }
  }

  private func updateItemGeometry() {
    let probe = CGRect(x: 0, y: 0, width: 100, height: 100)
    let aligned = alignmentRect(forFrame: probe)
    let insets = EdgeInsets(
      top: aligned.minY, left: aligned.minX, bottom: probe.maxY - aligned.maxY,
      right: probe.maxX - aligned.maxX)
    let first = isStack ? self : forFirstBaselineLayout
    let last = isStack ? self : forLastBaselineLayout
    LayoutStore.current.forest.setGeometry(
      of: item, alignmentInsets: insets, firstBaseline: first === self ? nil : first.item,
      lastBaseline: last === self ? nil : last.item)
  }
}

extension UIView.AnimationOptions {
  /// Changes nothing: only app code lays out the changes of an animation.
  public static let flushUpdates = UIView.AnimationOptions(rawValue: 1 << 27)
}
