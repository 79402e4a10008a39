// SPDX-License-Identifier: MIT

package import AutoLayout

/// The rules that a live tree breaks, decided for every width or height.
package struct TreeRange: Sendable {
  package struct Refutation: Sendable {
    package var rule: RangeRule
    /// The views that break it; empty for contradicting constraints.
    package var views: [ItemID]
    /// The lengths at which it is broken, in points, ascending.
    package var ranges: [ClosedRange<Double>]
  }

  package let refutations: [Refutation]
  /// The end of the decided range. It is less than requested if the budget was used up.
  package let reached: Double
  /// The number of layouts.
  package let layouts: Int

  /// - Parameters:
  ///   - root: the topmost item of the tree. Its frame and those of all items below are restored
  ///     afterwards. The next layout pass lays them out again.
  ///   - views: the unique names of the views to judge, by item.
  ///   - access: gives access to the forest, for one layout at a time.
  package init(
    of root: ItemID, along axis: Axis, _ lengths: ClosedRange<Double>, rules: [RangeRule],
    budget: Int = 20_000, views: [ItemID: String],
    access: @escaping ((inout LayoutForest) -> Void) -> Void
  ) {
    var start: [(item: ItemID, frame: Rect)] = []
    var scale = 1.0
    access { forest in
      start = forest.appliedItems(below: root)
      scale = forest.environment.pixels.scale
    }
    guard let whole = start.first?.frame else {
      (refutations, reached, layouts) = ([], lengths.upperBound, 0)
      return
    }
    func prepare(_ forest: inout LayoutForest, _ length: Double) {
      // Every layout starts from the same frames, so that no layout affects the next one.
      for (item, frame) in start { forest.apply(frame, to: item) }
      var frame = whole
      frame.size[axis] = length
      forest.setFrame(frame, of: root)
    }
    let texts = LineBreaks()
    var tracer = PieceTracer(budget: budget) { length in
      var traced: TracedLayout?
      access { forest in
        prepare(&forest, length)
        let trace = forest.traceLayout(root, along: axis, texts: texts)
        traced = TracedLayout(
          parameter: length, signature: trace.signature, margins: trace.margins,
          frames: forest.appliedFrames(below: root))
      }
      return PieceSample(
        traced ?? TracedLayout(parameter: length, signature: 0, margins: [], frames: []))
    }
    let (pieces, reached) = tracer.trace(from: lengths.lowerBound, to: lengths.upperBound)
    var found: [Key: [ClosedRange<Double>]] = [:]
    var order: [Key] = []
    for piece in pieces {
      access { forest in
        prepare(&forest, piece.last.parameter)
        _ = forest.traceLayout(root, along: axis, texts: LineBreaks(isSearching: false))
        let facts = PieceFacts(&forest, root, rootView: root, ids: views)
        for violation in PieceChecker(facts, piece, scale: scale).violations(Set(rules)) {
          let key = Key(rule: violation.rule, views: violation.views.map { facts.views[$0].item })
          if found[key] == nil { order.append(key) }
          found[key, default: []].append(violation.range)
        }
      }
    }
    access { forest in
      forest.setFrame(whole, of: root)
      for (item, frame) in start { forest.apply(frame, to: item) }
    }
    self.reached = reached
    layouts = tracer.layouts + pieces.count
    refutations = order.map { key in
      Refutation(
        rule: key.rule, views: key.views, ranges: RangeReport.merged(found[key] ?? []))
    }
  }

  private struct Key: Hashable {
    var rule: RangeRule
    var views: [ItemID]
  }
}
