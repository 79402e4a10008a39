// SPDX-License-Identifier: MIT

package import AutoLayout

/// Layout of collection views that place their cells without a host.
extension LayoutForest {
  /// Sets the frames of a collection's cells, header and footer.
  mutating func layOut(_ collection: CollectionContent, _ id: ItemID) {
    let bounds = frame(of: id).size
    let insets = appliedInsets(of: id)
    let isVertical = collection.isVertical
    // Rows span the whole collection, columns the part between bars.
    let clear =
      isVertical || !collection.isClearOfBars
      ? .zero
      : EdgeInsets(top: insets.safeArea.top, left: 0, bottom: insets.safeArea.bottom, right: 0)
    var section = FlowArrangement.Section()
    section.header = collection.headerDepth
    section.footer = collection.footerDepth
    section.inset =
      collection.inset
      + collection.insetReference.inset(
        safeArea: insets.safeArea, margins: insets.margins, adjusted: clear
      ).along(isVertical ? .horizontal : .vertical)
    section.itemSpacing = collection.itemSpacing
    section.lineSpacing = collection.lineSpacing
    for cell in collection.cells {
      section.items.append(size(of: cell, isMeasured: collection.measuresCells))
    }
    let length =
      isVertical ? bounds.width : max(0, bounds.height - clear.top - clear.bottom)
    let flow = FlowArrangement([section], isVertical: isVertical, length: length)
    let placed = flow.sections[0]
    // The rest of a line is divided evenly between the gaps of its cells.
    for line in placed.lines { noteChoice(line) }
    for (cell, frame) in zip(collection.cells, placed.items) { setFrame(frame, of: cell.cell) }
    if let view = collection.header { setFrame(placed.header ?? .zero, of: view) }
    if let view = collection.footer { setFrame(placed.footer ?? .zero, of: view) }
  }

  /// The size of a cell. It is the initial size if the cell's content does not determine one.
  private mutating func size(of cell: CollectionContent.Cell, isMeasured: Bool) -> Size {
    guard isMeasured else { return cell.size }
    let fitting = fittingSize(of: cell.cell, target: cell.size)
    return Size(
      width: fitting.width > 0 ? fitting.width : cell.size.width,
      height: fitting.height > 0 ? fitting.height : cell.size.height)
  }
}

extension EdgeInsets {
  /// The insets at the two ends of an axis.
  package func along(_ axis: Axis) -> EdgeInsets {
    axis == .horizontal
      ? EdgeInsets(top: 0, left: left, bottom: 0, right: right)
      : EdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
  }
}
