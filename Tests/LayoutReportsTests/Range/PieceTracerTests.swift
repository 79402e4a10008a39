// SPDX-License-Identifier: MIT

import AutoLayout
import Testing

@testable import LayoutReports

/// Pieces of synthetic layouts, so that every layout can be counted.
struct PieceTracerTests {
  /// A layout with other decisions after each of the `ends`, which its margins predict.
  private func steps(_ ends: [Double], foretells: Bool = true) -> (Double) -> PieceSample {
    { length in
      let place = ends.firstIndex { length < $0 } ?? ends.count
      let lower = place > 0 ? ends[place - 1] : 0
      let upper = place < ends.count ? ends[place] : 10_000
      return PieceSample(
        TracedLayout(
          parameter: length, signature: UInt64(place),
          margins: foretells ? [length - lower, upper - length] : [],
          frames: [Rect(x: 0, y: 0, width: length, height: Double(place))]))
    }
  }

  /// A piece needs three layouts, or two if its margins continue from the piece before.
  @Test func aPieceLikeTheOneBeforeTakesTwoLayouts() {
    let ends = [400.0, 500, 610, 777]
    var tracer = PieceTracer(budget: 100, layout: steps(ends))
    let (pieces, reached) = tracer.trace(from: 320, to: 1_000)
    #expect(reached == 1_000)
    #expect(pieces.count == 5)
    for (piece, end) in zip(pieces, ends) {
      #expect(abs(piece.end - end) <= PieceTracer.resolution)
    }
    #expect(tracer.layouts == 3 + 4 * 2)
  }

  /// The piece before predicts an end that is too early or too late.
  @Test func aPieceUnlikeTheOneBeforeIsStillFound() {
    func layout(_ length: Double) -> PieceSample {
      // From 500 on, the second margin shrinks four times as fast.
      let (signature, margin): (UInt64, Double) =
        length < 500 ? (1, 500 - length) : length < 600 ? (2, 4 * (600 - length)) : (3, 1)
      return PieceSample(
        TracedLayout(parameter: length, signature: signature, margins: [margin], frames: []))
    }
    var tracer = PieceTracer(budget: 100, layout: layout)
    let (pieces, _) = tracer.trace(from: 320, to: 1_000)
    #expect(pieces.map { $0.end.rounded() } == [500, 600, 1_000])
    #expect(tracer.layouts < 15)
  }

  /// A decision that disappears takes its margin with it. The other margins continue and predict
  /// the end.
  @Test func aPieceWithOtherMarginsTakesTwoLayoutsToo() {
    func layout(_ length: Double) -> PieceSample {
      let common = [length - 100, 2_000 - 2 * length, length / 2]
      let margins =
        length < 400
        ? common + [400 - length, length]
        : length < 700 ? common + [700 - length, 3, length] : common + [length]
      return PieceSample(
        TracedLayout(
          parameter: length, signature: UInt64(margins.count) + (length < 400 ? 10 : 0),
          margins: margins, frames: []))
    }
    var tracer = PieceTracer(budget: 100, layout: layout)
    let (pieces, _) = tracer.trace(from: 320, to: 950)
    #expect(pieces.map { $0.end.rounded() } == [400, 700, 950])
    // The new margin of the second piece was unknown before. The margin of the third piece is gone.
    #expect(tracer.layouts == 3 + 4 + 2)
  }

  /// Layouts alternate between two sets of decisions, each with margins that the other lacks. After
  /// each set has occurred once, a piece needs two layouts.
  @Test func earlierSetsOfDecisionsAreRemembered() {
    let ends = [400.0, 500, 600, 700, 800, 900]
    func layout(_ length: Double) -> PieceSample {
      let place = ends.firstIndex { length < $0 } ?? ends.count
      let end = place < ends.count ? ends[place] : 10_000
      let common = [length, 2 * length, 3 * length, 4 * length, 5 * length]
      return PieceSample(
        TracedLayout(
          parameter: length, signature: UInt64(place),
          margins: common
            + (place % 2 == 0 ? [end - length, length + 1] : [7, 2 * (end - length), 9 * length]),
          frames: []))
    }
    var tracer = PieceTracer(budget: 100, layout: layout)
    let (pieces, _) = tracer.trace(from: 320, to: 850)
    #expect(pieces.map { $0.end.rounded() } == [400, 500, 600, 700, 800, 850])
    // The second set of decisions is examined when it first occurs.
    #expect(tracer.layouts == 3 + 4 + 4 * 2)
  }

  /// At known changes of circumstances no search is needed: two layouts per piece.
  @Test func knownChangesEndPieces() {
    var tracer = PieceTracer(budget: 100, layout: steps([411.5, 900], foretells: false))
    let (pieces, reached) = tracer.trace(from: 320, to: 1_000, changes: [411.5, 700, 900])
    #expect(reached == 1_000)
    #expect(pieces.map(\.start) == [320, 411.5, 900])
    #expect(pieces.map(\.end) == [411.5, 900, 1_000])
    #expect(tracer.layouts <= 10)
  }

  @Test func unpredictedEndsAreBisected() {
    var tracer = PieceTracer(budget: 1_000, layout: steps([411.5, 900], foretells: false))
    let (pieces, _) = tracer.trace(from: 320, to: 1_000)
    #expect(pieces.count == 3)
    #expect(abs(pieces[0].end - 411.5) <= PieceTracer.resolution)
    #expect(abs(pieces[1].end - 900) <= PieceTracer.resolution)
  }

  /// If the budget is used up, the pieces so far and their end are returned.
  @Test func aUsedUpBudgetKeepsThePiecesSoFar() {
    var tracer = PieceTracer(budget: 6, layout: steps([400, 500, 610, 777]))
    let (pieces, reached) = tracer.trace(from: 320, to: 1_000)
    #expect(!pieces.isEmpty)
    #expect(reached < 777)
  }
}
