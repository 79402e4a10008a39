// SPDX-License-Identifier: MIT

/// Predicts the margins of decisions beyond the pieces that are known so far.
///
/// The margin of a decision is its distance from the opposite decision. Two layouts that are close
/// together give inaccurate slopes. Slopes of the same margins from longer, earlier pieces are
/// therefore kept as long as they agree. Layouts often alternate between two sets of decisions, so
/// the slopes of the latest piece with the same number of margins are kept too.
struct MarginPrediction {
  private let slopes: [Double]
  private let last: TracedLayout
  /// The slopes of the latest piece with each number of margins.
  private var knownSlopes: [Int: [Double]]

  /// Creates the prediction at the end of a piece; nil if no slopes are known.
  ///
  /// - Parameter former: the prediction at the end of the piece before.
  init?(_ piece: AffinePiece, after former: MarginPrediction?) {
    let kept = former?.slopes(at: piece.first)
    guard let slopes = Self.slopes(from: piece.first, to: piece.last, keeping: kept) ?? kept else {
      return nil
    }
    self.slopes = slopes
    last = piece.last
    knownSlopes = former?.knownSlopes ?? [:]
    knownSlopes[slopes.count] = slopes
  }

  /// The change per point of each margin from one layout to another; nil if their decisions differ.
  ///
  /// - Parameter kept: slopes to use instead if both layouts agree with them.
  static func slopes(
    from first: TracedLayout, to last: TracedLayout, keeping kept: [Double]?
  ) -> [Double]? {
    guard let slopes = first.slopes(to: last) else { return nil }
    guard let kept else { return slopes }
    let tolerance = PieceTracer.resolution / 2 / (last.parameter - first.parameter)
    return zip(slopes, kept).map { own, kept in
      // Over a short distance any slope would agree, so the kept slope must also be close to the
      // new one.
      let difference = abs(own - kept)
      return difference < tolerance && (kept == 0 || difference < abs(kept) / 64) ? kept : own
    }
  }

  /// The predicted slopes of the margins of `first`, the first layout after the piece; nil if most
  /// margins are new and no earlier piece has as many.
  ///
  /// A changed decision adds or removes margins in one place. The margins before and after that
  /// place continue with the slopes of the piece. For the others, the slopes of the latest piece
  /// with as many margins are used, or zero.
  func slopes(at first: TracedLayout) -> [Double]? {
    let margins = first.margins
    if slopes.count == margins.count { return slopes }
    let step = first.parameter - last.parameter
    func isContinued(_ old: Int, _ new: Int) -> Bool {
      abs(last.margins[old] + slopes[old] * step - margins[new]) < 0x1p-10
    }
    let (least, more) = (min(slopes.count, margins.count), margins.count - slopes.count)
    let before = (0..<least).first { !isContinued($0, $0) } ?? least
    let behind =
      (0..<(least - before)).first { !isContinued(slopes.count - 1 - $0, margins.count - 1 - $0) }
      ?? least - before
    let knownSlopes = knownSlopes[margins.count]
    guard before + behind > margins.count / 2 else { return knownSlopes }
    return margins.indices.map { place in
      if place < before { return slopes[place] }
      return place >= margins.count - behind ? slopes[place - more] : knownSlopes?[place] ?? 0
    }
  }
}
