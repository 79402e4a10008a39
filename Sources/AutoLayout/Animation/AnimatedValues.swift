// SPDX-License-Identifier: MIT

import Foundation
import LayoutCore

/// What animations can change of views, as it was before they ran.
@MainActor
struct AnimatedValues {
  private struct Known {
    weak var view: UIView?
    var bounds: CGRect
    var center: CGPoint
    var transform: CGAffineTransform
    var appearance: Appearance
  }

  private let known: [Known]

  /// Those of all views.
  init() {
    let store = LayoutStore.current
    known = store.objects.all.compactMap { $0 as? UIView }.map {
      Known(
        view: $0, bounds: $0.bounds, center: $0.center, transform: $0.transform,
        appearance: store.forest[$0.item].appearance)
    }
  }

  /// Gives views back what has changed since. Constraints stay as they were set, as in UIKit.
  func restore() {
    for values in known {
      guard let view = values.view else { continue }
      if view.transform != values.transform { view.transform = values.transform }
      if view.bounds != values.bounds { view.bounds = values.bounds }
      if view.center != values.center { view.center = values.center }
      if LayoutStore.current.forest[view.item].appearance != values.appearance {
        view.updateAppearance { $0 = values.appearance }
      }
    }
  }
}
