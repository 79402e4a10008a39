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

  /// What a pass does when it is this view's turn.
  func layoutByPass() {
    noteInsets()
    for content in imposedContents { diagnoseUnplacedContent(content) }
    state.controller?.viewWillLayoutSubviews()
    // A layer that nobody asked for is not made for this.
    if let layer = state.layer { layer.layoutSublayers() } else { layoutSubviews() }
    state.controller?.viewDidLayoutSubviews()
    state.layer?.layOutWaitingLayers()
  }

  /// What a pass does when it is this view's turn to bring constraints up to date.
  func updateConstraintsByPass() {
    if let controller = state.controller {
      controller.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }

  /// Applies what the layout found for the subviews and guides.
  func placeSubviews() {
    let store = LayoutStore.current
    for (id, frame) in store.forest.placements(below: item) {
      if let view = store.view(of: id) {
        view.place(frame)
        if view.hasNewInsets { store.forest.setNeedsLayout(id) }
      } else {
        store.forest.apply(frame, to: id)
      }
    }
  }

  /// The size of the content as the core knows it, at the width that is being asked for.
  var ownContentSize: CGSize {
    CGSize(LayoutStore.current.forest.ownContentSize(of: item, width: state.measuringWidth))
  }

  /// Answers how large the content is, through what subclasses override; what else they override goes
  /// to the forest on the way.
  func measuredContentSize(_ width: Double?) -> ContentSize {
    if width == nil { handOverGeometry() }
    state.measuringWidth = width
    defer { state.measuringWidth = nil }
    return intrinsicContentSize.contentSize
  }

  private func handOverGeometry() {
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
