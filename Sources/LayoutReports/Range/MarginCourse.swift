// SPDX-License-Identifier: MIT

/// How the margins of decisions go on behind the pieces that are known so far.
///
/// Two layouts that lie close together tell slopes badly. What longer pieces before them told of the same
/// margins is kept as long as it agrees.
struct MarginCourse {
  private let slopes: [Double]
  private let last: TracedLayout

  /// The course at the end of a piece; nil where nothing is known of it.
  ///
  /// - Parameter former: the course at the end of the piece before.
  init?(_ piece: AffinePiece, after former: MarginCourse?) {
    let kept = former?.slopes(at: piece.first)
    guard let slopes = Self.slopes(from: piece.first, to: piece.last, keeping: kept) ?? kept else {
      return nil
    }
    self.slopes = slopes
    last = piece.last
  }

  /// By how much each margin changes per point from one layout to another one; nil where they decided
  /// otherwise.
  ///
  /// - Parameter kept: slopes that are taken where both layouts agree with them.
  static func slopes(
    from first: TracedLayout, to last: TracedLayout, keeping kept: [Double]?
  ) -> [Double]? {
    guard let slopes = first.slopes(to: last) else { return nil }
    guard let kept else { return slopes }
    let tolerance = PieceTracer.resolution / 2 / (last.parameter - first.parameter)
    return zip(slopes, kept).map { abs($0 - $1) < tolerance && $0 != 0 ? $1 : $0 }
  }

  /// The slopes of the margins of `first`, the first layout behind the piece, as far as they are those of the
  /// piece; nil where most are others.
  ///
  /// A decision that changes adds margins in one place, or takes some away: what stands before and behind that
  /// goes on. Of the others zero is taken.
  func slopes(at first: TracedLayout) -> [Double]? {
    let margins = first.margins
    if slopes.count == margins.count { return slopes }
    let step = first.parameter - last.parameter
    func goesOn(_ old: Int, _ new: Int) -> Bool {
      abs(last.margins[old] + slopes[old] * step - margins[new]) < 0x1p-10
    }
    let (least, more) = (min(slopes.count, margins.count), margins.count - slopes.count)
    let before = (0..<least).first { !goesOn($0, $0) } ?? least
    let behind =
      (0..<(least - before)).first { !goesOn(slopes.count - 1 - $0, margins.count - 1 - $0) }
      ?? least - before
    guard before + behind > margins.count / 2 else { return nil }
    return margins.indices.map { place in
      if place < before { return slopes[place] }
      return place >= margins.count - behind ? slopes[place - more] : 0
    }
  }
}
