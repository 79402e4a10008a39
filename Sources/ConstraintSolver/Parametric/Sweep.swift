// SPDX-License-Identifier: MIT

/// The best values of all variables as functions of one row's constant: exact, piece by piece.
public struct Sweep: Sendable {
  /// A stretch on which every value is an affine function of the constant.
  public struct Piece: Sendable {
    /// The constant where the piece begins and where it ends, in the direction of the sweep.
    public var start: Double
    public var end: Double
    /// The variables that change, and how much they change when the constant grows by one.
    public var slopes: [Slope]
  }

  public struct Slope: Hashable, Sendable {
    public var variable: VariableID
    public var slope: Double
  }

  /// Why a sweep ended.
  public enum End: Hashable, Sendable {
    /// It reached the constant asked for.
    case reached
    /// The required rows cannot hold beyond this constant. In the conflict, the row that varies is
    /// the refused one if it is a member.
    case infeasible(beyond: Double, Conflict)
    /// It met more breakpoints than could be followed.
    case interrupted(at: Double)
  }

  public var pieces: [Piece]
  public var end: End
  /// The values of all variables, by index, where the sweep began; empty if it could not begin.
  public var startValues: [Double]

  /// The value of a variable for one constant; `nil` where the sweep has not been.
  ///
  /// - Complexity: O(*p*) for *p* slopes up to there.
  public func value(of variable: VariableID, at constant: Double) -> Double? {
    guard startValues.indices.contains(Int(variable.index)) else { return nil }
    var value = startValues[Int(variable.index)]
    for piece in pieces {
      let slope = piece.slopes.first { $0.variable == variable }?.slope ?? 0
      let range = min(piece.start, piece.end)...max(piece.start, piece.end)
      if range.contains(constant) { return Grid.rounded(value + slope * (constant - piece.start)) }
      value += slope * (piece.end - piece.start)
    }
    return nil
  }

  /// The constants at which the variable's value bends or the sweep ends, with its values there.
  public func polyline(of variable: VariableID) -> [(constant: Double, value: Double)] {
    guard let first = pieces.first, startValues.indices.contains(Int(variable.index)) else {
      return []
    }
    var value = startValues[Int(variable.index)]
    var points = [(constant: first.start, value: value)]
    var previous: Double?
    for piece in pieces {
      let slope = piece.slopes.first { $0.variable == variable }?.slope ?? 0
      value += slope * (piece.end - piece.start)
      if slope == previous { points.removeLast() }
      points.append((piece.end, Grid.rounded(value)))
      previous = slope
    }
    return points
  }
}
