// SPDX-License-Identifier: MIT

import ConstraintSolver

extension LayoutForest {
  /// The content size that takes part in the layout: the override, by axis, or what was measured.
  func contentSize(of id: ItemID) -> ContentSize {
    items[id.slot].item.contentSizeOverride ?? measures[id.slot].last.size
  }

  /// Measures the content of `id` at its natural size unless that is known.
  mutating func measureIfNeeded(_ id: ItemID) {
    guard !measures[id.slot].last.isCurrent else { return }
    takeAlignmentInsets(id)
    if isKnownToHostAlone(id) || items[id.slot].isSizedByHost {
      measures[id.slot].last.isCurrent = true
      return
    }
    let size = ownSize(of: id)
    measures[id.slot].last = MeasuredContent(
      size: size, naturalSize: size, wrappingWidth: nil, isCurrent: true)
  }

  /// Takes over the alignment insets that the host or the content says.
  mutating func takeAlignmentInsets(_ id: ItemID) {
    let insets =
      items[id.slot].item.alignmentInsetsOverride
      ?? items[id.slot].item.layoutContent.alignmentInsets(in: environment(of: id))
    if items[id.slot].alignmentInsets != insets {
      items[id.slot].alignmentInsets = insets
      noteDisplaced(id)
    }
  }

  /// Whether the content size of `id` is text that the core wraps at the width it is given.
  func wrapsText(_ id: ItemID) -> Bool {
    items[id.slot].participates && items[id.slot].item.contentSizeOverride == nil
      && !items[id.slot].isSizedByHost
      && items[id.slot].item.layoutContent.traits.contains(.widthDependent)
  }

  /// Whether the content of `id` is text that the host wraps at the width it is given.
  func isHostText(_ id: ItemID) -> Bool {
    items[id.slot].isSizedByHost
      && items[id.slot].item.layoutContent.traits.contains(.widthDependent)
  }

  /// Notes that `id` has text to wrap, where it has.
  func noteText(_ id: ItemID, _ engine: LayoutEngine) {
    if wrapsText(id) {
      if engine.knownTexts.insert(id).inserted { engine.texts.append(id) }
      engine.noteTextToWrap(id)
    }
    if isHostText(id), engine.knownHostTexts.insert(id).inserted {
      engine.hostTexts.append(id)
    }
  }

  /// Removes the texts that left the tree of `root` from the list.
  func dropRemoved(_ engine: LayoutEngine, _ root: ItemID) {
    guard engine.hasDepartures else { return }
    engine.hasDepartures = false
    engine.texts.removeAll { !isDescendant($0, of: root) }
    engine.hostTexts.removeAll { !isDescendant($0, of: root) }
    engine.indexTexts()
  }

  /// Gives wrapped texts their natural sizes again.
  ///
  /// A text must not depend on its last width: one that wrapped for lack of room would not notice
  /// new room.
  ///
  /// - Complexity: a look at each text, and a row or two for each that was wrapped.
  mutating func unwrapTexts(_ engine: LayoutEngine, _ root: ItemID) {
    dropRemoved(engine, root)
    engine.textsToWrap = nil
    let texts = engine.needsRebuild ? preorder(root) : engine.texts
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

  /// Wraps the engine's texts at the widths that were solved.
  ///
  /// - Returns: whether a content size changed, so that the rows are to be solved again.
  mutating func wrapTexts(_ engine: LayoutEngine) -> Bool {
    var changed = false
    let texts = engine.textsToWrap ?? engine.texts
    engine.textsToWrap = []
    for id in texts where contains(id) && wrapsText(id) {
      guard let variables = items[id.slot].variables else { continue }
      let width = PixelGrid.quantised(engine.solver.value(of: variables.width))
      let measured = measures[id.slot].last
      let fits = measured.wrappingWidth.map { $0 == width } ?? (measured.size.width ?? 0 <= width)
      noteText(
        id, width: width, fits: fits,
        natural: measured.wrappingWidth == nil ? measured.size.width : nil, engine)
      guard width > 0, !fits else { continue }
      let size = ownSize(of: id, width: width)
      measures[id.slot].last.wrappingWidth = width
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
