// SPDX-License-Identifier: MIT

import ConstraintSolver
import Typography

/// Contents that the host measures.
extension LayoutForest {
  /// Sets the host's content size of `id`, in answer to a measuring step or unasked.
  ///
  /// - Parameter width: the width of the step that is answered.
  public mutating func setContentSize(
    _ size: ContentSize, of id: ItemID, width: Double? = nil
  ) {
    guard contains(id) else { return }
    changes += 1
    marks[id.slot].remove(.measuring)
    let old = measures[id.slot].last.size
    if !isKnownToHostAlone(id), width == nil {
      let own = ownSize(of: id)
      items[id.slot].isSizedByHost = own != size
      guard own != size else { return }
      if let engine = engine(of: id) { noteText(id, engine) }
    }
    // What the host said of its alignment before it measured.
    let insets = items[id.slot].alignmentInsets
    takeAlignmentInsets(id)
    if insets != items[id.slot].alignmentInsets, let engine = engine(of: id) {
      noteAlignment(of: id, engine)
    }
    measures[id.slot].last = MeasuredContent(
      size: size, wrappingWidth: width, isCurrent: true)
    guard old != size else { return }
    if let engine = engine(of: id) { noteContent(of: id, engine) }
    markHolder(of: id)
  }

  /// The core's own content size of `id`.
  ///
  /// - Parameter width: the width that text wraps in; nil for the natural size.
  public mutating func ownContentSize(of id: ItemID, width: Double? = nil) -> ContentSize {
    contains(id) ? ownSize(of: id, width: width) : .none
  }

  /// The same of an item known to be alive. Sizes are measured once, until the content changes.
  mutating func ownSize(of id: ItemID, width: Double? = nil) -> ContentSize {
    // Another root may have another grid, and a content that depends on its place may be elsewhere.
    let isPlaceDependent = isPlaceDependent(id)
    let isKept = !hasOwnPixels && !isPlaceDependent
    let width = width.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    if isKept {
      let known = measures[id.slot].own
      if let width, let wrapped = known.wrapped, wrapped.widths.contains(width) {
        return wrapped.size
      }
      if width == nil, let natural = known.natural { return natural }
    }
    work.contentsMeasured += 1
    let content = items[id.slot].item.layoutContent
    let environment =
      isPlaceDependent ? content.measuringEnvironment(of: id, in: self) : environment(of: id)
    let size = content.size(width: width, in: environment)
    guard isKept else { return size }
    if let width {
      let least = content.breaksAlike(from: size.width, to: width, in: environment)
      measures[id.slot].own.wrapped = (least...width, size)
    } else {
      measures[id.slot].own.natural = size
    }
    return size
  }

  /// Whether only the host knows the size of the content of `id`.
  func isKnownToHostAlone(_ id: ItemID) -> Bool {
    items[id.slot].item.layoutContent.traits.contains(.sizedByHost)
  }

  /// Whether the host is to be asked for the size of `id` at its natural width.
  func needsMeasuring(_ id: ItemID) -> Bool {
    marks[id.slot].contains(.measuring)
      && (items[id.slot].item.isMeasuredByHost || isKnownToHostAlone(id))
  }

  /// The width at which the host has to measure the text of `id`, once one is solved.
  func widthToWrap(_ id: ItemID, _ engine: LayoutEngine) -> Double? {
    guard isHostText(id), let variables = items[id.slot].variables else { return nil }
    let measured = measures[id.slot].last
    let width = PixelGrid.quantised(engine.solver.value(of: variables.width))
    guard width > 0, measured.wrappingWidth != width else { return nil }
    if measured.wrappingWidth == nil, width >= measured.size.width ?? 0 { return nil }
    return width
  }
}

extension AnyLayoutContent {
  /// The least width at which the lines of a text that needs `length` at `width` break in the same places.
  ///
  /// What does not fit into a line at `width` does not fit into a narrower one, so as long as the longest
  /// line fits, all do. That is so for lines without indents of which none is cut off.
  fileprivate func breaksAlike(
    from length: Double?, to width: Double, in environment: Environment
  ) -> Double {
    guard let length, let text = unlimitedText(width: width, in: environment),
      text.text.paragraph == ParagraphStyle()
    else { return width }
    return min(length, width)
  }
}
