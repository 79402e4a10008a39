// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation

/// The items that a bar shows, and the views in their places.
struct BarItemViews {
  private var shown: [UIView] = []
  private var items: [UIBarButtonItem] = []

  /// Adds the views of the items to `bar` at their places, and removes the views of former items.
  @MainActor mutating func show(_ places: [(item: UIBarButtonItem, place: Rect?)], in bar: UIView) {
    let views = places.compactMap { $0.place == nil ? nil : $0.item.customView ?? $0.item.button }
    for item in items where !places.contains(where: { $0.item === item && $0.place != nil }) {
      item.leave(bar)
      item.frameInBar = .null
    }
    items = places.map(\.item)
    for view in shown where !views.contains(where: { $0 === view }) && view.superview === bar {
      view.removeFromSuperview()
    }
    shown = views
    for (item, place) in places {
      item.frameInBar = place.map { CGRect($0) } ?? .null
      guard let place = place.map({ CGRect($0) }) else { continue }
      if item.customView == nil, let button = item.button {
        if button.superview !== bar { bar.addSubview(button) }
        button.frame = place
      }
      guard let view = item.customView else { continue }
      if view.superview !== bar { bar.addSubview(view) }
      item.placeView(view, in: place)
    }
  }
}
