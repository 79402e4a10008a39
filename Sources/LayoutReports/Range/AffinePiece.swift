// SPDX-License-Identifier: MIT

public import AutoLayout

/// A range of sizes in which all edges are affine functions of the size.
///
/// Two layouts near its ends, computed from scratch, made the same decisions at every step. Every
/// layout between them therefore makes these decisions too, and its frames are on the straight
/// lines between theirs.
public struct AffinePiece: Sendable {
  /// The least size of the piece, in points. ``end`` is the greatest.
  public internal(set) var start: Double
  public internal(set) var end: Double
  var first: TracedLayout
  var last: TracedLayout
  /// Facts that hold everywhere in the piece; nil if they must be computed by another layout.
  var facts: PieceFacts?

  /// The frames of all views at a size of the piece, in their superviews' coordinates, not snapped.
  public func frames(at parameter: Double) -> [Rect] {
    guard last.parameter != first.parameter else { return first.frames }
    let share = (parameter - first.parameter) / (last.parameter - first.parameter)
    return zip(first.frames, last.frames).map { first, last in
      func between(_ a: Double, _ b: Double) -> Double {
        if a == b { return a }
        let value = a + (b - a) * share
        return a.isOnSolverGrid && b.isOnSolverGrid ? PixelGrid.quantised(value) : value
      }
      return Rect(
        x: between(first.x, last.x), y: between(first.y, last.y),
        width: between(first.width, last.width), height: between(first.height, last.height))
    }
  }

  /// The change of a view's frame per point of size.
  public func slope(of view: Int) -> Rect {
    let run = last.parameter - first.parameter
    guard run != 0 else { return .zero }
    let (a, b) = (first.frames[view], last.frames[view])
    func slope(_ a: Double, _ b: Double) -> Double {
      // Frames are accurate to 2⁻¹⁶ points.
      abs(b - a) <= 0x1p-15 ? 0 : (b - a) / run
    }
    return Rect(
      x: slope(a.x, b.x), y: slope(a.y, b.y), width: slope(a.width, b.width),
      height: slope(a.height, b.height))
  }

  public func contains(_ parameter: Double) -> Bool { start <= parameter && parameter <= end }
}

extension Double {
  /// Whether the value is on the solver's grid. Edges in tables are on pixels instead.
  var isOnSolverGrid: Bool { self == PixelGrid.quantised(self) }
}
