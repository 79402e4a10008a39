// SPDX-License-Identifier: MIT

/// Finds the pieces of a layout that depends on one number.
///
/// The tracer goes from the least size to the greatest. Inside a piece, two layouts give the
/// distance of every decision from the opposite one as a linear function. The first zero predicts
/// the end of the piece. A third layout just before that end confirms it by making the same
/// decisions. Most margins continue from the piece before; the second layout then serves as the
/// third.
///
/// A piece ends where circumstances are known to change, such as a size class or the margins of
/// cells. If no margin predicts an end, for example at a size that is rounded to pixels, the tracer
/// tries sizes at which changes are likely. Then it bisects.
struct PieceTracer {
  /// Lays out at one size.
  let layout: (Double) -> PieceSample
  /// Sizes at which changes are likely, in ascending order.
  let candidates: [Double]
  /// The number of layouts after which tracing stops.
  var budget: Int
  private(set) var layouts = 0
  private var prediction: MarginPrediction?

  /// The precision of the ends of pieces, in points.
  static let resolution = 0x1p-13

  init(
    budget: Int, candidates: [Double] = [], layout: @escaping (Double) -> PieceSample
  ) {
    self.candidates = candidates.sorted()
    self.budget = budget
    self.layout = layout
  }

  /// The pieces from `start` to `end`, and the end of the traced range. That is `end` unless the
  /// budget was used up.
  ///
  /// - Parameter changes: the sizes between the two at which circumstances change, in ascending
  ///   order.
  mutating func trace(
    from start: Double, to end: Double, changes: [Double] = []
  ) -> (pieces: [AffinePiece], reached: Double) {
    var pieces: [AffinePiece] = []
    var position = start
    while position < end || pieces.isEmpty {
      guard layouts < budget else { return (pieces, position) }
      // Starts just after an end, where every decision is clear.
      let offset = pieces.isEmpty ? 0 : Self.resolution / 2
      let change = changes.first { $0 > position + offset }
      let limit = change.map { $0 - Self.resolution / 2 } ?? end
      var piece = nextPiece(from: position, at: min(position + offset, limit), to: limit)
      if let change, piece.end >= limit { piece.end = change }
      position = piece.end
      prediction = MarginPrediction(piece, after: prediction)
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
    /// The farthest layout with the decisions of the first one. `outside` is the nearest size with
    /// others.
    var inside = first
    var outside: Double?
    var facts = sampled.facts
    func piece(to limit: Double) -> AffinePiece {
      AffinePiece(start: start, end: limit, first: first, last: inside, facts: facts?())
    }
    let near = min(begin + 0.25, end)
    let kept = prediction?.slopes(at: first)
    var probe = kept.flatMap { predictedEnd(first, $0, to: end) } ?? near
    while inside.parameter < end, layouts < budget {
      let sampled = sample(probe)
      let isSame = sampled.layout.signature == first.signature
      if isSame { (inside, facts) = (sampled.layout, sampled.facts) } else { outside = probe }
      let limit = outside ?? end
      let gap = limit - inside.parameter
      if outside != nil, gap <= Self.resolution { return piece(to: limit) }
      // Two layouts give slopes, with which the margins predict the end.
      let crossing = MarginPrediction.slopes(from: first, to: inside, keeping: kept)
        .flatMap { inside.crossing($0) }
      if let crossing, crossing < limit {
        if crossing - inside.parameter <= Self.resolution {
          return piece(to: max(crossing, inside.parameter))
        }
        probe = crossing - Self.resolution / 2
        // The margins predicted an end that is too far away, so they are not used again.
        if outside != nil, !isSame {
          probe = between(inside.parameter, limit)
        }
      } else if inside.parameter == begin, near < limit {
        // The prediction from the piece before was wrong.
        probe = near
      } else {
        probe = outside == nil ? end : between(inside.parameter, limit)
      }
    }
    return piece(to: inside.parameter < end ? max(inside.parameter, start + Self.resolution) : end)
  }

  /// The end of a piece whose margins have the given slopes; nil if it would end at once.
  private func predictedEnd(_ first: TracedLayout, _ slopes: [Double], to end: Double) -> Double? {
    guard let crossing = first.crossing(slopes), crossing < end else { return end }
    let probe = crossing - Self.resolution / 2
    return probe > first.parameter ? probe : nil
  }

  /// The next size to try between two sizes: on both sides of a candidate, otherwise halfway.
  private func between(_ inside: Double, _ outside: Double) -> Double {
    let step = Self.resolution / 2
    for candidate in candidates {
      for probe in [candidate - step, candidate + step]
      where inside + step / 2 < probe && probe < outside - step / 2 { return probe }
    }
    return (inside + outside) / 2
  }
}
