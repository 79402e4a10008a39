// SPDX-License-Identifier: MIT

/// A matrix of 4 columns and 4 rows.
public struct Matrix4<Scalar: SIMDScalar & BinaryFloatingPoint>: SquareMatrix {
  public typealias Column = SIMD4<Scalar>

  public var columns: (Column, Column, Column, Column)

  public init() { columns = (.zero, .zero, .zero, .zero) }
  public init(columns: (Column, Column, Column, Column)) { self.columns = columns }
  public init(_ column0: Column, _ column1: Column, _ column2: Column, _ column3: Column) {
    columns = (column0, column1, column2, column3)
  }

  public subscript(column: Int) -> Column {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      case 3: columns.3
      default: preconditionFailure("there is no column \(column)")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      case 3: columns.3 = newValue
      default: preconditionFailure("there is no column \(column)")
      }
    }
  }
}

extension Matrix4: Sendable where Scalar: Sendable, Column: Sendable {}
