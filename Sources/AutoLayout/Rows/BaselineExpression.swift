// SPDX-License-Identifier: MIT

extension LayoutForest {
  /// The item whose own content gives `item` its baseline: itself, or a descendant.
  ///
  /// A horizontal stack takes its tallest arranged view, a vertical one its first or last; stacks
  /// within stacks are followed down. Source: the reference of UIStackView.
  func baselineTarget(of item: ItemID, _ attribute: Attribute) -> ItemID {
    var target = item
    var hops = 0
    while hops < 64, let next = nextBaselineItem(below: target, attribute) {
      target = next
      hops += 1
    }
    return target
  }

  private func nextBaselineItem(below id: ItemID, _ attribute: Attribute) -> ItemID? {
    let chosen =
      attribute == .firstBaseline
      ? items[id.slot].item.firstBaselineItem : items[id.slot].item.lastBaselineItem
    if let chosen, chosen != id, isDescendant(chosen, of: id) { return chosen }
    guard case .stackView(let stack) = items[id.slot].item.kind else { return nil }
    let visible = stack.items.filter { parent(of: $0) == id && !items[$0.slot].item.isHidden }
    switch stack.axis {
    case .vertical: return attribute == .firstBaseline ? visible.first : visible.last
    case .horizontal:
      return visible.max {
        (measures[$0.slot].last.size.height ?? 0) < (measures[$1.slot].last.size.height ?? 0)
      }
    }
  }

  /// Where a baseline lies below the top of the alignment rect: a fraction of the height plus an
  /// offset. Without text the first baseline is the top edge, the last one the bottom edge.
  func baseline(
    _ attribute: Attribute, of id: ItemID
  ) -> (heightFraction: Double, offset: Double) {
    guard
      let baselines = items[id.slot].item.layoutContent.baselines(
        width: measures[id.slot].last.wrappingWidth, in: environment(of: id))
    else { return attribute == .firstBaseline ? (0, 0) : (1, 0) }
    let line = attribute == .firstBaseline ? baselines.first : baselines.last
    return (line.heightFraction, line.constant)
  }
}
