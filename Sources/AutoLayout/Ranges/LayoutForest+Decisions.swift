// SPDX-License-Identifier: MIT

import ConstraintSolver
import Typography

/// Layouts whose decisions are noted.
extension LayoutForest {
  /// Lays out the tree of `root` and notes every decision in a trace. Frames stay as solved: they do not
  /// snap to pixels, which would make steps of every slope.
  ///
  /// Content sizes are rounded to pixels all the same, for those are what constraints see.
  ///
  /// - Parameters:
  ///   - axis: the axis along which the canvas varies; nil where it varies along both. Across it what the
  ///     tree starts from is to be the same everywhere.
  ///   - texts: where lines break, as far as former layouts of the same tree found out.
  package mutating func traceLayout(
    _ root: ItemID, along axis: Axis?, texts: LineBreaks
  ) -> DecisionTrace {
    let trace = DecisionTrace(texts: texts)
    decisions = trace
    noteCircumstances(of: root, along: axis, trace)
    // From scratch, so that no former layout has an influence.
    items[root.slot].engine?.setNeedsRebuild()
    layOutWithoutHost(root)
    decisions = nil
    return trace
  }

  /// The grid that frames in `item` snap to.
  func placementGrid(of item: ItemID) -> PixelGrid {
    // Solved values are told apart to 2⁻¹⁶ points.
    decisions == nil ? environment(of: item).pixels : PixelGrid(scale: 65_536)
  }

  /// Notes what the layout starts from, apart from frames.
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
      // What lies at the lower end of the canvas follows it.
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

  /// Whether a constraint states a length of the root that varies with the canvas: that of a view on its
  /// own which keeps to its constraints. A constant of the file is another one only in other size classes.
  private func isCanvasLength(
    _ constraint: Constraint, of root: ItemID, along axis: Axis?
  ) -> Bool {
    let attribute = constraint.firstAttribute
    return constraint.firstItem == root && constraint.secondItem == nil
      && (attribute == .width || attribute == .height) && (axis == nil || attribute.axis == axis)
  }

  // MARK: Solving

  /// Notes a solution and the conflicts that were settled for it.
  func noteSolution(_ engine: LayoutEngine) {
    guard let decisions else { return }
    decisions.note(engine.contradictions.count)
    for contradiction in engine.contradictions {
      switch contradiction.broken {
      case .constraint(let id)?: decisions.note(Int(id.index))
      case .own(let row)?: decisions.note(-1 - Int(row.slot))
      case nil: decisions.note(true)
      }
    }
    var standings: [RowStanding] = []
    engine.solver.forEachStanding { standings.append($0) }
    for standing in standings {
      var text: ItemID?
      if case .contentSize(let item, .horizontal)? = engine.source(of: standing.row) {
        // What it asks for is without effect.
        if countsOnlyInHeight(item, engine) { continue }
        text = item
      }
      decisions.note(standing, contentWidthOf: text)
    }
  }

  /// Notes how far a conflict is from ceasing: by how much the constants of its members, each times its
  /// multiplier, miss what they could sum up to together.
  ///
  /// - Parameter constant: of the row that was refused.
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

  /// Notes the answer to a fitting question, which is rounded to pixels: one that changes with the canvas
  /// changes in steps.
  func noteFitting(_ size: Size, isInPlace: Bool) {
    guard let decisions else { return }
    decisions.note(exactly: size.height)
    // Where the question comes from, its width is that of the target.
    if !isInPlace { decisions.note(exactly: size.width) }
  }

  /// Notes the length of an item's content that decides its share in a stack view.
  func noteShare(_ length: Double) { decisions?.note(exactly: length) }

  // MARK: Insets

  /// Notes the decisions on the way to the insets of `item`.
  ///
  /// - Parameters:
  ///   - outerSafeArea: the part of the superview's safe area that may reach into the view.
  ///   - margins: before those of the superview.
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

  // MARK: Texts

  /// Whether a text has a part in the layout by its height alone, and that can only shrink as it becomes
  /// wider: one in a single font and of any number of lines, whose width rigid rows decide.
  private func countsOnlyInHeight(_ id: ItemID, _ engine: LayoutEngine) -> Bool {
    guard let variables = items[id.slot].variables, engine.solver.isFixed(variables.width),
      let text = items[id.slot].item.layoutContent.unlimitedText(
        width: engine.solver.value(of: variables.width), in: environment),
      text.text.fillsMonotonically
    else { return false }
    // The width of the content decides shares, too.
    guard let parent = parent(of: id), let stack = arrangement(of: parent) else { return true }
    return stack.distribution != .fillProportionally
  }

  /// Notes whether a text has room at a width, and if not, where its lines break.
  ///
  /// - Parameter natural: the width without breaks, where that is what the width was compared with.
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

  /// Notes where the lines of a text break, or only how high they are together.
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

  /// Notes whether a text of `size` that a content places has room at a width, and where its lines break.
  package func notePlacedText(_ label: ItemID, width: Double, size: ContentSize) {
    guard let decisions else { return }
    decisions.note(signOf: width - (size.width ?? 0))
    noteLines(of: label, width: width)
  }
}

extension AttributedText {
  /// Whether lines that are filled first fit at a greater width never are more, and all are as high.
  fileprivate var fillsMonotonically: Bool {
    guard runs.count == 1, let run = runs.first, run.box == nil, run.kern ?? 0 >= 0 else {
      return false
    }
    // What a tab adds depends on where it stands.
    return paragraph == ParagraphStyle() && !run.text.utf8.contains(0x09)
  }
}

extension EdgeInsets {
  fileprivate var edges: [Double] { [top, left, bottom, right] }
}
