// SPDX-License-Identifier: MIT

import ConstraintSolver

extension LayoutForest {
  /// The content size that takes part in the layout: the override if there is one, otherwise the
  /// measured size.
  func contentSize(of id: ItemID) -> ContentSize {
    items[id.slot].item.contentSizeOverride ?? measures[id.slot].last.size
  }

  /// Measures the natural size of `id`'s content, unless it is known.
  mutating func measureIfNeeded(_ id: ItemID) {
    guard !measures[id.slot].last.isCurrent else { return }
    takeAlignmentInsets(id)
    if isMeasuredByHostOnly(id) || items[id.slot].isSizedByHost {
      measures[id.slot].last.isCurrent = true
      return
    }
    let size = ownSize(of: id)
    measures[id.slot].last = MeasuredContent(
      size: size, naturalSize: size, wrappingWidth: nil, isCurrent: true)
  }

  /// Updates the alignment insets from the host's override or the content.
  mutating func takeAlignmentInsets(_ id: ItemID) {
    let insets =
      items[id.slot].item.alignmentInsetsOverride
      ?? items[id.slot].item.layoutContent.alignmentInsets(in: environment(of: id))
    if items[id.slot].alignmentInsets != insets {
      items[id.slot].alignmentInsets = insets
      noteDisplaced(id)
    }
  }

  /// Whether the content of `id` is text that the core wraps at the solved width.
  func wrapsText(_ id: ItemID) -> Bool {
    items[id.slot].participates && items[id.slot].item.contentSizeOverride == nil
      && !items[id.slot].isSizedByHost
      && isText(id)
  }

  /// Whether the content of `id` is text that is wrapped at the solved width.
  func isText(_ id: ItemID) -> Bool {
    items[id.slot].item.layoutContent.traits.contains(.widthDependent)
  }

  /// Whether required rows alone determine the width of `id`. The size of its text then has no
  /// influence on it.
  func hasFixedWidth(_ id: ItemID, _ engine: LayoutEngine) -> Bool {
    items[id.slot].variables.map { engine.solver.isFixed($0.width) } ?? false
  }

  /// Whether the content of `id` is text that the host wraps at the solved width.
  func isHostText(_ id: ItemID) -> Bool {
    items[id.slot].isSizedByHost && isText(id)
  }

  /// Adds `id` to the engine's texts if it has text to wrap.
  func noteText(_ id: ItemID, _ engine: LayoutEngine) {
    if wrapsText(id) {
      engine.texts.add(own: id)
      engine.noteTextToWrap(id)
    }
    if isHostText(id) { engine.texts.add(ofHost: id) }
  }

  /// Removes texts that left the tree of `root` from the engine's lists.
  func dropRemoved(_ engine: LayoutEngine, _ root: ItemID) {
    guard engine.texts.mayHaveRemovedItems else { return }
    engine.texts.mayHaveRemovedItems = false
    engine.texts.set(
      own: engine.texts.own.filter { isDescendant($0, of: root) },
      ofHost: engine.texts.ofHost.filter { isDescendant($0, of: root) })
  }

  /// Gives wrapped texts their natural sizes again.
  ///
  /// A text must not depend on its last width. Otherwise a text that wrapped in a narrow view would
  /// stay wrapped in a wider one.
  ///
  /// - Complexity: one check for each text, and one or two rows for each wrapped text.
  mutating func unwrapTexts(_ engine: LayoutEngine, _ root: ItemID) {
    dropRemoved(engine, root)
    engine.texts.toWrap = nil
    let texts = engine.needsRebuild ? preorder(root) : engine.texts.own
    for id in texts where unwrapText(id) { noteContent(of: id, engine) }
  }

  /// Gives the text of `id` its natural size.
  ///
  /// - Returns: whether it was wrapped.
  @discardableResult
  mutating func unwrapText(_ id: ItemID) -> Bool {
    guard measures[id.slot].last.wrappingWidth != nil, !items[id.slot].isSizedByHost,
      measures[id.slot].last.isCurrent
    else { return false }
    measures[id.slot].last.wrappingWidth = nil
    measures[id.slot].last.size = measures[id.slot].last.naturalSize
    return true
  }

  /// Wraps the engine's texts at the solved widths.
  ///
  /// - Returns: whether a content size changed, so that another solution is necessary.
  mutating func wrapTexts(_ engine: LayoutEngine) -> Bool {
    var changed = false
    let texts = engine.texts.toWrap ?? engine.texts.own
    engine.texts.toWrap = []
    for id in texts where contains(id) && wrapsText(id) {
      guard let variables = items[id.slot].variables else { continue }
      let width = PixelGrid.quantised(engine.solver.value(of: variables.width))
      let measured = measures[id.slot].last
      let fits = measured.wrappingWidth.map { $0 == width } ?? (measured.size.width ?? 0 <= width)
      noteText(
        id, width: width, fits: fits,
        natural: measured.wrappingWidth == nil ? measured.size.width : nil, engine)
      guard width > 0, !fits else { continue }
      let isNatural =
        measured.wrappingWidth != nil && measured.naturalSize.width ?? 0 <= width
        && hasFixedWidth(id, engine)
      let size = isNatural ? measured.naturalSize : ownSize(of: id, width: width)
      measures[id.slot].last.wrappingWidth = isNatural ? nil : width
      if size != measured.size {
        measures[id.slot].last.size = size
        noteContent(of: id, engine)
        changed = true
      } else {
        noteBaselines(of: id, engine)
      }
    }
    return changed
  }
}
