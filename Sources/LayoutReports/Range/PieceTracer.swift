// SPDX-License-Identifier: MIT

/// Finds the pieces of a layout that depends on one number.
///
/// It goes from the least size to the greatest. Inside a piece two layouts tell how far every decision is
/// from being another one and so where the piece ends; a third one just before that end confirms it: it
/// decided alike. Most margins go on as in the piece before, and then the second layout is that one.
/// Where circumstances are known to change (a size class, the margins of cells), a piece ends. Where no margin
/// foretells an end (a size that is rounded to pixels on the way), sizes at which changes are likely are tried,
/// and then halving finds it.
struct PieceTracer {
  /// Lays out at one size.
  let layout: (Double) -> PieceSample
  /// Sizes at which changes are likely, in ascending order.
  let candidates: [Double]
  /// The number of layouts after which tracing gives up.
  var budget: Int
  private(set) var layouts = 0
  private var course: MarginCourse?

  /// Ends of pieces are not told apart more closely than this, in points.
  static let resolution = 0x1p-13

  init(
    budget: Int, candidates: [Double] = [], layout: @escaping (Double) -> PieceSample
  ) {
    self.candidates = candidates.sorted()
    self.budget = budget
    self.layout = layout
  }

  /// The pieces from `start` to `end`, and where it stopped: `end`, unless the budget was used up.
  ///
  /// - Parameter changes: between the two, ascending: the sizes from which circumstances are others.
  mutating func trace(
    from start: Double, to end: Double, changes: [Double] = []
  ) -> (pieces: [AffinePiece], reached: Double) {
    var pieces: [AffinePiece] = []
    var position = start
    while position < end || pieces.isEmpty {
      guard layouts < budget else { return (pieces, position) }
      // Just behind an end, where everything is decided one way or the other.
      let offset = pieces.isEmpty ? 0 : Self.resolution / 2
      let change = changes.first { $0 > position + offset }
      let limit = change.map { $0 - Self.resolution / 2 } ?? end
      var piece = nextPiece(from: position, at: min(position + offset, limit), to: limit)
      if let change, piece.end >= limit { piece.end = change }
      position = piece.end
      course = MarginCourse(piece, after: course)
      if let last = pieces.last, last.first.signature == piece.first.signature {
        pieces[pieces.count - 1].last = piece.last
        pieces[pieces.count - 1].end = piece.end
        pieces[pieces.count - 1].facts = piece.facts
      } else {
        pieces.append(piece)
      }
    }
    return (pieces, end)
  }

  /// The piece that begins at `start`.
  mutating func firstPiece(from start: Double, to end: Double) -> AffinePiece {
    nextPiece(from: start, at: start, to: end)
  }

  private mutating func sample(_ parameter: Double) -> PieceSample {
    layouts += 1
    return layout(parameter)
  }

  private mutating func nextPiece(
    from start: Double, at begin: Double, to end: Double
  ) -> AffinePiece {
    let sampled = sample(begin)
    let first = sampled.layout
    /// The farthest layout that decided like the first one, and the nearest that did not.
    var inside = first
    var outside: Double?
    var facts = sampled.facts
    func piece(to limit: Double) -> AffinePiece {
      AffinePiece(start: start, end: limit, first: first, last: inside, facts: facts?())
    }
    let near = min(begin + 0.25, end)
    let kept = course?.slopes(at: first)
    var probe = kept.flatMap { foretold(first, $0, to: end) } ?? near
    while inside.parameter < end, layouts < budget {
      let sampled = sample(probe)
      let isAlike = sampled.layout.signature == first.signature
      if isAlike { (inside, facts) = (sampled.layout, sampled.facts) } else { outside = probe }
      let limit = outside ?? end
      let gap = limit - inside.parameter
      if outside != nil, gap <= Self.resolution { return piece(to: limit) }
      // The margins foretell the end, once there are two layouts to go by.
      let crossing = MarginCourse.slopes(from: first, to: inside, keeping: kept)
        .flatMap { inside.crossing($0) }
      if let crossing, crossing < limit {
        if crossing - inside.parameter <= Self.resolution {
          return piece(to: max(crossing, inside.parameter))
        }
        probe = crossing - Self.resolution / 2
        // Margins that foretold too much are no guide any more.
        if outside != nil, !isAlike {
          probe = between(inside.parameter, limit)
        }
      } else if inside.parameter == begin, near < limit {
        // The piece before was no guide.
        probe = near
      } else {
        probe = outside == nil ? end : between(inside.parameter, limit)
      }
    }
    return piece(to: inside.parameter < end ? max(inside.parameter, start + Self.resolution) : end)
  }

  /// Where a piece ends if its margins go on with some slopes; nil where that is at once.
  private func foretold(_ first: TracedLayout, _ slopes: [Double], to end: Double) -> Double? {
    guard let crossing = first.crossing(slopes), crossing < end else { return end }
    let probe = crossing - Self.resolution / 2
    return probe > first.parameter ? probe : nil
  }

  /// Where to look for an end between two sizes: at both sides of a candidate, else halfway.
  private func between(_ inside: Double, _ outside: Double) -> Double {
    let step = Self.resolution / 2
    for candidate in candidates {
      for probe in [candidate - step, candidate + step]
      where inside + step / 2 < probe && probe < outside - step / 2 { return probe }
    }
    return (inside + outside) / 2
  }
}
