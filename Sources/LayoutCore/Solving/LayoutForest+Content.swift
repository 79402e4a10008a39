// SPDX-License-Identifier: MIT

import ConstraintSolver

extension LayoutForest {
  /// The content size that takes part in the layout: the override, axis by axis, or what was
  /// measured.
  func contentSize(of id: ItemID) -> ContentSize {
    items[id.slot].item.contentSizeOverride ?? items[id.slot].measured.size
  }

  /// Measures the content of `id` at its natural size unless that is known.
  mutating func measureIfNeeded(_ id: ItemID) {
    guard !items[id.slot].measured.isCurrent else { return }
    let item = items[id.slot].item
    let measurer = ContentMeasurer(environment: environment)
    items[id.slot].alignmentInsets =
      item.alignmentInsetsOverride ?? measurer.alignmentInsets(of: item.content)
    if item.content == .host || items[id.slot].isSizedByHost {
      items[id.slot].measured.isCurrent = true
      return
    }
    items[id.slot].measured = MeasuredContent(
      size: measurer.size(of: item.content, width: nil),
      wrappingWidth: nil, isCurrent: true)
  }

  /// Wraps the texts of `order` at the widths that were solved.
  ///
  /// - Returns: whether a content size changed, so that the rows are to be solved again.
  mutating func wrapTexts(in order: [ItemID], _ engine: LayoutEngine) -> Bool {
    let measurer = ContentMeasurer(environment: environment)
    var changed = false
    for id in order {
      let slot = items[id.slot]
      guard let variables = slot.variables, slot.item.contentSizeOverride == nil,
        !slot.isSizedByHost, measurer.isWidthDependent(slot.item.content)
      else { continue }
      let width = PixelGrid.quantised(engine.solver.value(of: variables.width))
      let natural = slot.measured.size.width ?? 0
      let isWrapped = slot.measured.wrappingWidth != nil
      guard width > 0, isWrapped ? slot.measured.wrappingWidth != width : natural > width else {
        continue
      }
      let size = measurer.size(of: slot.item.content, width: width)
      items[id.slot].measured.wrappingWidth = width
      if size != slot.measured.size {
        items[id.slot].measured.size = size
        engine.pendingItems.append(id)
        changed = true
      }
    }
    return changed
  }
}
