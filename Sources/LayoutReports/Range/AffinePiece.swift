// SPDX-License-Identifier: MIT

public import AutoLayout

/// A stretch of sizes in which all edges are affine functions of the size.
///
/// Two layouts near its ends, computed from scratch, decided alike at every step, so every layout between
/// them does, and its frames are on the straight lines between theirs.
public struct AffinePiece: Sendable {
  /// Where the piece begins and ends, in points.
  public internal(set) var start: Double
  public internal(set) var end: Double
  var first: TracedLayout
  var last: TracedLayout
  /// What holds everywhere in the piece; nil where its layouts do not know.
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

  /// By how much the frame of a view changes when the size grows by one point.
  public func slope(of view: Int) -> Rect {
    let run = last.parameter - first.parameter
    guard run != 0 else { return .zero }
    let (a, b) = (first.frames[view], last.frames[view])
    func slope(_ a: Double, _ b: Double) -> Double {
      // Frames are known to 2⁻¹⁶ points.
      abs(b - a) <= 0x1p-15 ? 0 : (b - a) / run
    }
    return Rect(
      x: slope(a.x, b.x), y: slope(a.y, b.y), width: slope(a.width, b.width),
      height: slope(a.height, b.height))
  }

  public func contains(_ parameter: Double) -> Bool { start <= parameter && parameter <= end }
}

extension Double {
  /// Whether a solver may have found the value: edges in tables are on pixels, not its grid.
  var isOnSolverGrid: Bool { self == PixelGrid.quantised(self) }
}
