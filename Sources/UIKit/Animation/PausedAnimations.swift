// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import UIKitComponents

/// The animators that stand between their start and their end: the only time that views are seen on their way.
@MainActor
struct PausedAnimations {
  private struct Entry {
    weak var animator: UIViewPropertyAnimator?
  }

  private var entries: [Entry] = []

  mutating func add(_ animator: UIViewPropertyAnimator) {
    remove(animator)
    entries.append(Entry(animator: animator))
  }

  mutating func remove(_ animator: UIViewPropertyAnimator) {
    entries.removeAll { $0.animator == nil || $0.animator === animator }
  }

  /// What the views of each look like, those of the last one last.
  var values: [AnimatedValues] { entries.compactMap { $0.animator?.currentValues } }
}

extension LayoutSnapshot {
  /// What is seen while animations are paused.
  @MainActor
  func presented() -> LayoutSnapshot {
    let values = LayoutStore.current.pausedAnimations.values
    guard !values.isEmpty else { return self }
    var result = self
    for value in values { value.place(in: &result) }
    return result
  }
}

extension CALayer {
  /// The layer of a view on its way; nil where no paused animation changes the view.
  var layerInBetween: CALayer? {
    let asked = Unguarded(self)
    return onMainActor { () -> Unguarded<CALayer?> in
      guard let view = asked.value.view else { return Unguarded(nil) }
      let values = LayoutStore.current.pausedAnimations.values
      guard let value = values.compactMap({ $0[view] }).last else { return Unguarded(nil) }
      let layer = CALayer.make(type(of: asked.value))
      layer.show(value)
      return Unguarded(layer)
    }.value
  }

  private func show(_ value: AnimatedView) {
    (bounds, position) = (value.bounds, value.center)
    setAffineTransform(value.transform)
    show(value.appearance)
  }
}
