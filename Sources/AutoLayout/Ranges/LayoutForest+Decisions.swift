// SPDX-License-Identifier: MIT

import ConstraintSolver
import Typography

/// Layouts that record their decisions.
extension LayoutForest {
  /// Lays out the tree of `root` and records every decision in a trace. Frames stay as solved. They
  /// do not snap to pixels, because snapping would turn slopes into steps.
  ///
  /// Content sizes are still rounded to pixels, because constraints use the rounded sizes.
  ///
  /// - Parameters:
  ///   - axis: the axis along which the canvas varies; nil if both axes vary. On the other axis the
  ///     inputs of the layout must be equal in all traces.
  ///   - texts: the line breaks that earlier layouts of the same tree found.
  package mutating func traceLayout(
    _ root: ItemID, along axis: Axis?, texts: LineBreaks
  ) -> DecisionTrace {
    let trace = DecisionTrace(texts: texts)
    decisions = trace
    noteCircumstances(of: root, along: axis, trace)
    // The layout starts from scratch, so that earlier layouts have no influence.
    items[root.slot].engine?.setNeedsRebuild()
    layOutWithoutHost(root)
    decisions = nil
    return trace
  }

  /// The pixel grid for the frames of `item` and its children.
  func placementGrid(of item: ItemID) -> PixelGrid {
    // Solved values have a resolution of 2⁻¹⁶ points.
    decisions == nil ? environment(of: item).pixels : PixelGrid(scale: 65_536)
  }

  /// Records the inputs of the layout, apart from frames that vary with the canvas.
  private func noteCircumstances(
    of root: ItemID, along axis: Axis?, _ trace: DecisionTrace
  ) {
    trace.note(environment.horizontalSizeClass.rawValue)
    trace.note(environment.verticalSizeClass.rawValue)
    trace.note(environment.direction == .leftToRight)
    for id in preorder(root) {
      let item = items[id.slot].item
      trace.note(Int(id.index))
      trace.note(item.isHidden)
      trace.note(exactly: item.frame.x)
      // Bars at the lower end of the canvas move with it.
      let bottom = items[root.slot].item.frame.height - item.frame.maxY
      trace.note(
        exactly: item.layoutContent.traits.contains(.bottomAligned)
          ? PixelGrid.quantised(bottom) : item.frame.y)
      if let axis { trace.note(exactly: item.frame.size[axis.other]) }
      trace.note(item.translatesAutoresizingMask)
      trace.note(Int(item.autoresizingMask.rawValue))
      if let origin = item.autoresizingOrigin {
        trace.note(exactly: origin.frame.x)
        trace.note(exactly: origin.frame.y)
        trace.note(exactly: origin.frame.width)
        trace.note(exactly: origin.frame.height)
        trace.note(exactly: origin.superviewSize.width)
        trace.note(exactly: origin.superviewSize.height)
      }
      trace.note(exactly: item.imposedSafeArea ?? EdgeInsets(all: -1))
      trace.note(exactly: item.margins.own?.resolved(.leftToRight) ?? EdgeInsets(all: -1))
      trace.note(exactly: item.contentSizeOverride?.width ?? -1)
      trace.note(exactly: item.contentSizeOverride?.height ?? -1)
      trace.note(exactly: item.arrangedSize?.width ?? -1)
      trace.note(exactly: item.arrangedSize?.height ?? -1)
      for id in self.constraints(mentioning: id) {
        let constraint = constraints[id.slot].constraint
        trace.note(Int(id.index))
        if !isCanvasLength(constraint, of: root, along: axis) {
          trace.note(exactly: constraint.constant)
        }
        trace.note(exactly: constraint.multiplier)
        trace.note(exactly: Double(constraint.priority))
      }
    }
  }

  /// Whether a constraint states a length of the root that varies with the canvas. A stand-alone
  /// view that its constraints size has one. Constants from the file vary only with size classes.
  private func isCanvasLength(
    _ constraint: Constraint, of root: ItemID, along axis: Axis?
  ) -> Bool {
    let attribute = constraint.firstAttribute
    return constraint.firstItem == root && constraint.secondItem == nil
      && (attribute == .width || attribute == .height) && (axis == nil || attribute.axis == axis)
  }

  /// Records a solution and the resolution of its conflicts.
  func noteSolution(_ engine: LayoutEngine) {
    guard let decisions else { return }
    decisions.note(engine.resolution.contradictions.count)
    for contradiction in engine.resolution.contradictions {
      switch contradiction.broken {
      case .constraint(let id)?: decisions.note(Int(id.index))
      case .own(let row)?: decisions.note(-1 - Int(row.slot))
      case nil: decisions.note(true)
      }
    }
    var statuses: [RowStatus] = []
    engine.solver.forEachRowStatus { statuses.append($0) }
    for status in statuses {
      var text: ItemID?
      if case .contentSize(let item, .horizontal)? = engine.source(of: status.row) {
        // The content width has no effect.
        if countsOnlyInHeight(item, engine) { continue }
        text = item
      }
      decisions.note(status, contentWidthOf: text)
    }
  }

  /// Records the excess of a conflict: the sum of its members' constants, each times its
  /// multiplier. The conflict ends if the excess reaches zero.
  ///
  /// - Parameter constant: the constant of the refused row.
  func noteExcess(of conflict: Conflict, refused constant: Double, _ engine: LayoutEngine) {
    guard let decisions else { return }
    var sum = 0.0
    for member in conflict.members {
      switch member.source {
      case .row(let row):
        sum += member.multiplier * ((try? engine.solver.constant(of: row)) ?? 0)
      case .refused: sum += member.multiplier * constant
      case .nonNegative: break
      }
    }
    decisions.note(signOf: -sum)
  }

  /// Records a fitting size. It is rounded to pixels, so if it varies with the canvas, it varies in
  /// steps.
  func noteFitting(_ size: Size, isInPlace: Bool) {
    guard let decisions else { return }
    decisions.note(exactly: size.height)
    // The width of a query in place is that of its target.
    if !isInPlace { decisions.note(exactly: size.width) }
  }

  /// Records the content length that determines an item's share in a proportional stack view.
  func noteShare(_ length: Double) { decisions?.note(exactly: length) }

  /// Records the decisions that lead to the insets of `item`.
  ///
  /// - Parameters:
  ///   - outerSafeArea: the part of the superview's safe area that may reach into the view.
  ///   - margins: the margins before those of the superview are applied.
  func noteInsets(
    of item: Item, width: Double, distances: EdgeInsets?, outerSafeArea: EdgeInsets,
    outerMargins: EdgeInsets, margins: EdgeInsets, isScrolled: Bool
  ) {
    guard let decisions else { return }
    if let distances {
      for (inset, distance) in zip(outerSafeArea.edges, distances.edges) where inset != 0 {
        decisions.note(signOf: distance)
        decisions.note(signOf: inset - distance)
      }
      if item.margins.preservesSuperview {
        let preserved = zip(outerMargins.edges, distances.edges).map { margin, distance in
          if isScrolled { decisions.note(signOf: distance) }
          return margin - (isScrolled ? max(distance, 0) : distance)
        }
        for (preserved, margin) in zip(preserved, margins.edges) {
          decisions.note(signOf: preserved)
          decisions.note(signOf: preserved - margin)
        }
      }
    }
    if item.margins.isRoot || item.margins.systemMinimum == .byWidth {
      decisions.note(signOf: width - screenMargins.wideWidth)
    }
    decisions.note(
      signOf: width - margins.left - margins.right - screenMargins.readableWidth)
  }

  /// Whether only the height of a text affects the layout, and the height never grows with the
  /// width. This holds for a text in a single font, with unlimited lines, whose width is fixed by
  /// rigid rows.
  private func countsOnlyInHeight(_ id: ItemID, _ engine: LayoutEngine) -> Bool {
    guard let variables = items[id.slot].variables, engine.solver.isFixed(variables.width),
      let text = items[id.slot].item.layoutContent.unlimitedText(
        width: engine.solver.value(of: variables.width), in: environment),
      text.text.fillsMonotonically
    else { return false }
    // In a proportional stack view the content width also determines the share.
    guard let parent = parent(of: id), let stack = arrangement(of: parent) else { return true }
    return stack.distribution != .fillProportionally
  }

  /// Records whether a text fits at a width, and if not, its line breaks.
  ///
  /// - Parameter natural: the width without line breaks, if `width` was compared with it.
  func noteText(
    _ id: ItemID, width: Double, fits: Bool, natural: Double?, _ engine: LayoutEngine
  ) {
    guard let decisions else { return }
    decisions.note(fits)
    if let natural { decisions.note(signOf: width - natural) }
    decisions.note(signOf: width)
    if !fits {
      noteLines(of: id, width: width, onlyHeight: countsOnlyInHeight(id, engine))
    }
  }

  /// Records the line breaks of a text, or only the total height of its lines.
  package func noteLines(of id: ItemID, width: Double, onlyHeight: Bool = false) {
    guard let decisions, width > 0 else { return }
    decisions.note(
      items[id.slot].item.layoutContent, of: id, in: environment(of: id), width: width,
      onlyHeight: onlyHeight)
  }

  // MARK: Contents that place children

  /// Notes a choice between discrete things.
  package func noteChoice(_ choice: Int) { decisions?.note(choice) }

  /// Notes a number that must not differ at all between two layouts.
  package func noteNumber(_ value: Double) { decisions?.note(exactly: value) }

  /// Notes whether a text of `size` that a content places has room at a width, and where its lines
  /// break.
  package func notePlacedText(_ label: ItemID, width: Double, size: ContentSize) {
    guard let decisions else { return }
    decisions.note(signOf: width - (size.width ?? 0))
    noteLines(of: label, width: width)
  }
}

extension AttributedText {
  /// Whether all lines have the same height, and their number never grows with the width if they
  /// are filled first fit.
  fileprivate var fillsMonotonically: Bool {
    guard runs.count == 1, let run = runs.first, run.box == nil, run.kern ?? 0 >= 0 else {
      return false
    }
    // The width of a tab depends on its position.
    return paragraph == ParagraphStyle() && !run.text.utf8.contains(0x09)
  }
}

extension EdgeInsets {
  fileprivate var edges: [Double] { [top, left, bottom, right] }
}
