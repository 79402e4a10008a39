// SPDX-License-Identifier: MIT

/// How the margins of decisions go on behind the pieces that are known so far.
///
/// Two layouts that lie close together tell slopes badly. What longer pieces before them told of the same
/// margins is kept as long as it agrees. Layouts often go to and fro between two ways of deciding, so what
/// pieces with as many margins told last is kept too.
struct MarginCourse {
  private let slopes: [Double]
  private let last: TracedLayout
  /// The slopes of the last piece with so many margins.
  private var known: [Int: [Double]]

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
    known = former?.known ?? [:]
    known[slopes.count] = slopes
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
    return zip(slopes, kept).map { own, kept in
      // Over a short way anything would agree; but what that tells is not far from what is true.
      let difference = abs(own - kept)
      return difference < tolerance && (kept == 0 || difference < abs(kept) / 64) ? kept : own
    }
  }

  /// The slopes of the margins of `first`, the first layout behind the piece, as far as they are those of the
  /// piece; nil where most are others.
  ///
  /// A decision that changes adds margins in one place, or takes some away: what stands before and behind that
  /// goes on. Of the others those of the last piece with as many margins are taken, or zero.
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
    let known = known[margins.count]
    guard before + behind > margins.count / 2 else { return known }
    return margins.indices.map { place in
      if place < before { return slopes[place] }
      return place >= margins.count - behind ? slopes[place - more] : known?[place] ?? 0
    }
  }
}
