// SPDX-License-Identifier: MIT

/// A matrix of 3 columns and 3 rows.
public struct Matrix3<Scalar: SIMDScalar & BinaryFloatingPoint>: SquareMatrix {
  public typealias Column = SIMD3<Scalar>

  public var columns: (Column, Column, Column)

  public init() { columns = (.zero, .zero, .zero) }
  public init(columns: (Column, Column, Column)) { self.columns = columns }
  public init(_ column0: Column, _ column1: Column, _ column2: Column) {
    columns = (column0, column1, column2)
  }

  public subscript(column: Int) -> Column {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      default: preconditionFailure("there is no column \(column)")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: preconditionFailure("there is no column \(column)")
      }
    }
  }
}

extension Matrix3: Sendable where Scalar: Sendable, Column: Sendable {}
