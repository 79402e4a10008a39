// SPDX-License-Identifier: MIT

import ConstraintSolver

/// Contents that the host measures.
extension LayoutForest {
  /// Sets the host's content size of `id`, in answer to a measuring step or unasked.
  ///
  /// - Parameter width: the width of the step that is answered.
  public mutating func setContentSize(
    _ size: ContentSize, of id: ItemID, width: Double? = nil
  ) {
    guard contains(id) else { return }
    items[id.slot].marks.remove(.measuring)
    let old = items[id.slot].measured.size
    let item = items[id.slot].item
    if item.content != .host, width == nil {
      let own = ContentMeasurer(environment: environment(of: id)).size(of: item.content)
      items[id.slot].isSizedByHost = own != size
      guard own != size else { return }
      if let engine = engine(of: id) { noteText(id, engine) }
    }
    items[id.slot].measured = MeasuredContent(
      size: size, wrappingWidth: width, isCurrent: true)
    guard old != size else { return }
    if let engine = engine(of: id) { noteContent(of: id, engine) }
    markHolder(of: id)
  }

  /// The core's own content size of `id`.
  ///
  /// - Parameter width: the width that text wraps in; nil for the natural size.
  public func ownContentSize(of id: ItemID, width: Double? = nil) -> ContentSize {
    ContentMeasurer(environment: environment(of: id)).size(of: self[id].content, width: width)
  }

  /// Whether the host is to be asked for the size of `id` at its natural width.
  func needsMeasuring(_ id: ItemID) -> Bool {
    items[id.slot].marks.contains(.measuring)
      && (items[id.slot].item.isMeasuredByHost || items[id.slot].item.content == .host)
  }

  /// The width at which the host has to measure the text of `id`, once one is solved.
  func widthToWrap(_ id: ItemID, _ engine: LayoutEngine) -> Double? {
    let slot = items[id.slot]
    guard slot.isSizedByHost, let variables = slot.variables,
      ContentMeasurer(environment: environment).isWidthDependent(slot.item.content)
    else { return nil }
    let width = PixelGrid.quantised(engine.solver.value(of: variables.width))
    guard width > 0, slot.measured.wrappingWidth != width else { return nil }
    if slot.measured.wrappingWidth == nil, width >= slot.measured.size.width ?? 0 { return nil }
    return width
  }
}
