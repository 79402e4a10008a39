// SPDX-License-Identifier: MIT

/// A matrix of 2 columns and 2 rows.
public struct Matrix2<Scalar: SIMDScalar & BinaryFloatingPoint>: SquareMatrix {
  public typealias Column = SIMD2<Scalar>

  public var columns: (Column, Column)

  public init() { columns = (.zero, .zero) }
  public init(columns: (Column, Column)) { self.columns = columns }
  public init(_ column0: Column, _ column1: Column) { columns = (column0, column1) }

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
}

extension Matrix2: Sendable where Scalar: Sendable, Column: Sendable {}
