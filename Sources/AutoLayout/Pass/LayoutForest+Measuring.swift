// SPDX-License-Identifier: MIT

import ConstraintSolver
import Typography

/// Contents measured by the host.
extension LayoutForest {
  /// Sets the host's content size of `id`, as the answer to a measuring step or at any other time.
  ///
  /// `width` is the width of the measuring step; nil for the natural size.
  public mutating func setContentSize(
    _ size: ContentSize, of id: ItemID, width: Double? = nil
  ) {
    guard contains(id) else { return }
    changes += 1
    marks[id.slot].remove(.measuring)
    let old = measures[id.slot].last.size
    if !isMeasuredByHostOnly(id), width == nil {
      let own = ownSize(of: id)
      items[id.slot].isSizedByHost = own != size
      guard own != size else { return }
      if let engine = engine(of: id) { noteText(id, engine) }
    }
    // The host may have changed the alignment insets before it measured.
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

  /// The content size of `id` as the core measures it.
  ///
  /// `width` is the width that text wraps in; nil for the natural size.
  public mutating func ownContentSize(of id: ItemID, width: Double? = nil) -> ContentSize {
    contains(id) ? ownSize(of: id, width: width) : .none
  }

  /// The same for an item that must be alive. A size is measured once, until the content changes.
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
    guard isKept else { return content.size(width: width, in: environment) }
    guard let width else {
      let size = content.size(width: nil, in: environment)
      measures[id.slot].own.natural = size
      return size
    }
    let wrapped = content.wrapped(
      width: width, words: &measures[id.slot].own.words, in: environment)
    measures[id.slot].own.wrapped = wrapped
    return wrapped.size
  }

  /// Whether only the host knows the size of the content of `id`.
  func isMeasuredByHostOnly(_ id: ItemID) -> Bool {
    items[id.slot].item.layoutContent.traits.contains(.sizedByHost)
  }

  /// Whether the pass must request the natural size of `id` from the host.
  func needsMeasuring(_ id: ItemID) -> Bool {
    marks[id.slot].contains(.measuring)
      && (items[id.slot].item.isMeasuredByHost || isMeasuredByHostOnly(id))
  }

  /// The solved width at which the host has to measure the text of `id`; nil if it need not.
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
  /// The size at a width, and a range of widths with the same size.
  fileprivate func wrapped(
    width: Double, words: inout OwnSizes.Words, in environment: Environment
  ) -> (widths: ClosedRange<Double>, size: ContentSize) {
    if case .unread = words { words = self.words(width: width, in: environment) }
    if case .some(let words) = words, let (size, widths) = words.size(width: width) {
      let pixels = environment.pixels
      return (
        widths,
        ContentSize(width: pixels.roundedUp(size.width), height: pixels.roundedUp(size.height))
      )
    }
    let size = size(width: width, in: environment)
    return (leastWidthWithSameBreaks(from: size.width, to: width, in: environment)...width, size)
  }

  private func words(width: Double, in environment: Environment) -> OwnSizes.Words {
    guard traits.contains(.widthDependent),
      let text = texts(width: width, in: environment).first, text.isWholeContent,
      text.lineBreakMode != .characterWrap,
      let words = WordWidths.of(
        text.text, numberOfLines: text.numberOfLines, measuredBy: environment.typesetter.measurer)
    else { return .none }
    return .some(words)
  }

  /// The smallest width with the same line breaks, for a text that is `length` wide at `width`.
  ///
  /// A word that does not fit into a line at `width` does not fit into a narrower one either. The
  /// breaks are therefore the same as long as the longest line fits. This holds for texts without
  /// indents and without truncated lines.
  private func leastWidthWithSameBreaks(
    from length: Double?, to width: Double, in environment: Environment
  ) -> Double {
    guard let length, let text = unlimitedText(width: width, in: environment),
      text.text.paragraph == ParagraphStyle()
    else { return width }
    return min(length, width)
  }
}
