// SPDX-License-Identifier: MIT

/// Finds the pieces of a layout that depends on one number.
///
/// It goes from the least size to the greatest. Inside a piece two layouts tell how far every decision is
/// from being another one and so where the piece ends; a third one just before that end confirms it: it
/// decided alike. Where no margin foretells an end (a size class, a conflict that begins or ceases), known
/// sizes are tried, and then halving finds it.
struct PieceTracer {
  /// Lays out at one size.
  let layout: (Double) -> TracedLayout
  /// Sizes at which circumstances are known to change, in ascending order.
  let candidates: [Double]
  /// The number of layouts after which tracing gives up.
  var budget: Int
  private(set) var layouts = 0

  /// Ends of pieces are not told apart more closely than this, in points.
  static let resolution = 0x1p-13

  init(
    budget: Int, candidates: [Double] = [], layout: @escaping (Double) -> TracedLayout
  ) {
    self.candidates = candidates.sorted()
    self.budget = budget
    self.layout = layout
  }

  /// The pieces from `start` to `end`, and where it stopped: `end`, unless the budget was used up.
  mutating func trace(
    from start: Double, to end: Double
  ) -> (pieces: [AffinePiece], reached: Double) {
    var pieces: [AffinePiece] = []
    var position = start
    while position < end || pieces.isEmpty {
      guard layouts < budget else { return (pieces, position) }
      // Just behind an end, where everything is decided one way or the other.
      let offset = pieces.isEmpty ? 0 : Self.resolution / 2
      let piece = nextPiece(from: position, at: min(position + offset, end), to: end)
      position = piece.end
      if let last = pieces.last, last.first.signature == piece.first.signature {
        pieces[pieces.count - 1].last = piece.last
        pieces[pieces.count - 1].end = piece.end
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

  private mutating func sample(_ parameter: Double) -> TracedLayout {
    layouts += 1
    return layout(parameter)
  }

  private mutating func nextPiece(
    from start: Double, at begin: Double, to end: Double
  ) -> AffinePiece {
    let first = sample(begin)
    /// The farthest layout that decided like the first one, and the nearest that did not.
    var inside = first
    var outside: Double?
    func piece(to limit: Double) -> AffinePiece {
      AffinePiece(start: start, end: limit, first: first, last: inside)
    }
    var probe = min(begin + 0.25, end)
    while inside.parameter < end, layouts < budget {
      let next = sample(probe)
      if next.signature == first.signature { inside = next } else { outside = probe }
      let limit = outside ?? end
      let gap = limit - inside.parameter
      if outside != nil, gap <= Self.resolution { return piece(to: limit) }
      // The margins foretell the end, once there are two layouts to go by.
      let crossing = inside.parameter > begin ? first.crossing(beyond: inside) : nil
      if let crossing, crossing < limit {
        if crossing - inside.parameter <= Self.resolution {
          return piece(to: max(crossing, inside.parameter))
        }
        probe = crossing - Self.resolution / 2
        // Margins that foretold too much are no guide any more.
        if outside != nil, next.signature != first.signature {
          probe = between(inside.parameter, limit)
        }
      } else {
        probe = outside == nil ? end : between(inside.parameter, limit)
      }
    }
    return piece(to: inside.parameter < end ? max(inside.parameter, start + Self.resolution) : end)
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
