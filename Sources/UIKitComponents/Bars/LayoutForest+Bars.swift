// SPDX-License-Identifier: MIT

import AutoLayout

/// Layout of bars that place the custom views of their items without a host.
extension LayoutForest {
  mutating func layOut(_ bar: BarContent, _ id: ItemID) {
    guard bar.placesViews else { return }
    placeViews(of: bar, id)
    // The layout snaps the views to pixels of the screen.
    placeSubviews(of: id)
  }

  private mutating func placeViews(of bar: BarContent, _ id: ItemID) {
    let direction = direction(of: id)
    let measurer = ContentMeasurer(environment: environment)
    let metrics = BarMetrics(environment)
    let room = Rect(origin: .zero, size: frame(of: id).size)
      .betweenSides(of: appliedInsets(of: id).safeArea)
    if bar.kind == .toolbar {
      let parts = ToolbarParts(
        bar.leadingItems, widths: bar.leadingItems.map(measurer.width(of:)), in: room, metrics)
      for (item, place) in zip(bar.leadingItems, parts.items) {
        self.place(item.view, in: place.mirrored(in: parts.row, direction))
      }
      return
    }
    let row = NavigationBarParts(of: bar, in: room, metrics).row
    let parts = NavigationItemParts(of: bar, row: row, direction, measurer)
    for (item, place) in zip(
      bar.leadingItems + bar.trailingItems, parts.leading + parts.trailing)
    {
      self.place(item.view, in: place)
    }
    if let title = bar.titleView {
      place(title, in: NavigationBarParts.titleView(width: title.size.width, in: row))
    }
  }

  /// Centres a view vertically in its place. A view without a place is hidden.
  private mutating func place(_ view: BarContent.PlacedView?, in place: Rect?) {
    guard let view, contains(view.item) else { return }
    if self[view.item].isHidden != (place == nil) { self[view.item].isHidden = place == nil }
    guard let place else { return }
    setFrame(place.centered(place.width, min(view.size.height, place.height)), of: view.item)
  }
}
