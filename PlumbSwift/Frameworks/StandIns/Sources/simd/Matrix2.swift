// SPDX-License-Identifier: MIT

/// A matrix of 2 columns of 2 numbers.
public struct Matrix2<Scalar: SIMDScalar & BinaryFloatingPoint>: Equatable,
  CustomDebugStringConvertible
{
  public typealias Column = SIMD2<Scalar>

  public var columns: (Column, Column)

  /// Zeros.
  public init() { self.init(Column(repeating: 0)) }

  public init(columns: (Column, Column)) { self.columns = columns }

  public init(_ column0: Column, _ column1: Column) {
    columns = (column0, column1)
  }

  public init(_ columns: [Column]) {
    self.init(columns[0], columns[1])
  }

  public init(rows: [Column]) { self = Self(rows).transpose }

  public init(diagonal: Column) {
    self.init()
    for i in 0..<2 { self[i, i] = diagonal[i] }
  }

  public init(_ scalar: Scalar) { self.init(diagonal: Column(repeating: scalar)) }

  private init(_ column: Column) { columns = (column, column) }

  public subscript(column: Int) -> Column {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      default: preconditionFailure("there is no column \(column)")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: preconditionFailure("there is no column \(column)")
      }
    }
  }

  public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  public var transpose: Self {
    var result = Self()
    for column in 0..<2 {
      for row in 0..<2 { result[row, column] = self[column, row] }
    }
    return result
  }

  public var determinant: Scalar {
    SquareMatrix.determinant((0..<2).map { i in (0..<2).map { self[i, $0] } })
  }

  /// Not a number in all places where the determinant is zero.
  public var inverse: Self {
    let inverse = SquareMatrix.inverse((0..<2).map { i in (0..<2).map { self[i, $0] } })
    return Self(inverse.map { Column($0) })
  }

  public var debugDescription: String {
    "simd_matrix2x2(" + (0..<2).map { "\(self[$0])" }.joined(separator: ", ") + ")"
  }

  public static func == (a: Self, b: Self) -> Bool { a.columns == b.columns }

  public static func * (a: Self, v: Column) -> Column {
    a.columns.0 * v[0] + a.columns.1 * v[1]
  }

  /// The row `v` times the matrix.
  public static func * (v: Column, a: Self) -> Column { a.transpose * v }

  public static func * (a: Self, b: Self) -> Self {
    Self(a * b.columns.0, a * b.columns.1)
  }

  public static func * (a: Self, s: Scalar) -> Self {
    Self(a.columns.0 * s, a.columns.1 * s)
  }

  public static func * (s: Scalar, a: Self) -> Self { a * s }

  public static func + (a: Self, b: Self) -> Self {
    Self(a.columns.0 + b.columns.0, a.columns.1 + b.columns.1)
  }

  public static func - (a: Self, b: Self) -> Self {
    Self(a.columns.0 - b.columns.0, a.columns.1 - b.columns.1)
  }

  public static prefix func - (a: Self) -> Self { Self() - a }

  public static func += (a: inout Self, b: Self) { a = a + b }
  public static func -= (a: inout Self, b: Self) { a = a - b }
  public static func *= (a: inout Self, b: Self) { a = a * b }
  public static func *= (a: inout Self, s: Scalar) { a = a * s }
}

extension Matrix2: Sendable where Scalar: Sendable, Column: Sendable {}
