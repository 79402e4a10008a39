// SPDX-License-Identifier: MIT

/// The best values of all variables as exact, piecewise affine functions of one row's constant.
public struct Sweep: Sendable {
  /// A range in which every value is an affine function of the constant.
  public struct Piece: Sendable {
    /// The constants at which the piece begins and ends, in the direction of the sweep.
    public var start: Double
    public var end: Double
    /// The variables that change, with their change when the constant grows by one.
    public var slopes: [Slope]
  }

  public struct Slope: Hashable, Sendable {
    public var variable: VariableID
    public var slope: Double
  }

  /// The reason why a sweep ended.
  public enum End: Hashable, Sendable {
    /// The sweep reached the last constant.
    case reached
    /// The required rows cannot hold beyond this constant. If the varied row is a member of the
    /// conflict, it is the refused one.
    case infeasible(beyond: Double, Conflict)
    /// The sweep met more breakpoints than the limit.
    case interrupted(at: Double)
  }

  public var pieces: [Piece]
  public var end: End
  /// The values of all variables at the start of the sweep, by index. Empty if the sweep could not
  /// begin.
  public var startValues: [Double]

  /// The value of a variable for one constant, or nil outside the constants of the sweep.
  ///
  /// - Complexity: O(*p*) for *p* slopes up to the constant.
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

  /// The constants at which the slope of the variable's value changes or the sweep ends, with the
  /// values there.
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
