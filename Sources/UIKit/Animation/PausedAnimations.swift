// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import UIKitComponents

/// The animators that are paused between start and end. Only these make pictures differ from the
/// views' values.
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

  /// The interpolated values of each animator. Later entries take precedence.
  var values: [AnimatedValues] { entries.compactMap { $0.animator?.currentValues } }
}

extension LayoutSnapshot {
  /// The snapshot with the interpolated values of paused animations.
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
  /// A layer with the interpolated values of the view, or nil if no paused animation changes the
  /// view.
  var layerInBetween: CALayer? {
    let access = UncheckedAccess(self)
    return onMainActor { () -> UncheckedAccess<CALayer?> in
      guard let view = access.value.view else { return UncheckedAccess(nil) }
      let values = LayoutStore.current.pausedAnimations.values
      guard let value = values.compactMap({ $0[view] }).last else { return UncheckedAccess(nil) }
      let layer = CALayer.make(type(of: access.value))
      layer.show(value)
      return UncheckedAccess(layer)
    }.value
  }

  private func show(_ value: AnimatedView) {
    (bounds, position) = (value.bounds, value.center)
    setAffineTransform(value.transform)
    show(value.appearance)
  }
}
