// SPDX-License-Identifier: MIT

/// A matrix with as many columns as rows.
public protocol SquareMatrix: Equatable, CustomDebugStringConvertible {
  associatedtype Scalar: SIMDScalar & BinaryFloatingPoint
  associatedtype Column: SIMD<Scalar>

  /// The zero matrix.
  init()
  subscript(column: Int) -> Column { get set }
}

extension SquareMatrix {
  static var size: Int { Column.scalarCount }

  /// - Parameter columns: All columns in order.
  public init(_ columns: [Column]) {
    self.init()
    for i in 0..<Self.size { self[i] = columns[i] }
  }

  public init(rows: [Column]) { self = Self(rows).transpose }

  public init(diagonal: Column) {
    self.init()
    for i in 0..<Self.size { self[i, i] = diagonal[i] }
  }

  public init(_ scalar: Scalar) { self.init(diagonal: Column(repeating: scalar)) }

  private init(_ column: (Int) -> Column) { self.init((0..<Self.size).map(column)) }

  public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  private var lines: [[Scalar]] { (0..<Self.size).map { i in (0..<Self.size).map { self[i, $0] } } }

  public var transpose: Self {
    var result = Self()
    for column in 0..<Self.size {
      for row in 0..<Self.size { result[row, column] = self[column, row] }
    }
    return result
  }

  public var determinant: Scalar { Elimination.determinant(lines) }

  /// All elements are NaN if the determinant is zero.
  public var inverse: Self { Self(Elimination.inverse(lines).map { Column($0) }) }

  public var debugDescription: String {
    "simd_matrix\(Self.size)x\(Self.size)("
      + (0..<Self.size).map { "\(self[$0])" }.joined(separator: ", ") + ")"
  }

  public static func == (a: Self, b: Self) -> Bool { (0..<size).allSatisfy { a[$0] == b[$0] } }

  public static func * (a: Self, v: Column) -> Column {
    (0..<size).reduce(Column()) { $0 + a[$1] * v[$1] }
  }
  /// The row vector `v` multiplied by the matrix.
  public static func * (v: Column, a: Self) -> Column { a.transpose * v }
  public static func * (a: Self, b: Self) -> Self { Self { a * b[$0] } }
  public static func * (a: Self, s: Scalar) -> Self { Self { a[$0] * s } }
  public static func * (s: Scalar, a: Self) -> Self { a * s }
  public static func + (a: Self, b: Self) -> Self { Self { a[$0] + b[$0] } }
  public static func - (a: Self, b: Self) -> Self { Self { a[$0] - b[$0] } }
  public static prefix func - (a: Self) -> Self { Self() - a }
  public static func += (a: inout Self, b: Self) { a = a + b }
  public static func -= (a: inout Self, b: Self) { a = a - b }
  public static func *= (a: inout Self, b: Self) { a = a * b }
  public static func *= (a: inout Self, s: Scalar) { a = a * s }
}

/// Gaussian elimination for square matrices of any size. It works on rows or columns, because both
/// give the same result.
enum Elimination {
  static func determinant<Scalar: BinaryFloatingPoint>(_ lines: [[Scalar]]) -> Scalar {
    var lines = lines
    var product: Scalar = 1
    for i in lines.indices {
      guard let pivot = swapPivot(at: i, &lines) else { return 0 }
      if pivot != i { product = -product }
      product *= lines[i][i]
      for j in lines.indices where j > i {
        let share = lines[j][i] / lines[i][i]
        for k in lines.indices { lines[j][k] -= share * lines[i][k] }
      }
    }
    return product
  }

  static func inverse<Scalar: BinaryFloatingPoint>(_ lines: [[Scalar]]) -> [[Scalar]] {
    let count = lines.count
    // The matrix, augmented with the identity matrix.
    var lines = lines.enumerated().map { place, line in
      line + (0..<count).map { $0 == place ? 1 : 0 }
    }
    for i in 0..<count {
      guard swapPivot(at: i, &lines) != nil else {
        return Array(repeating: Array(repeating: .nan, count: count), count: count)
      }
      let pivot = lines[i][i]
      for k in lines[i].indices { lines[i][k] /= pivot }
      for j in 0..<count where j != i {
        let share = lines[j][i]
        for k in lines[j].indices { lines[j][k] -= share * lines[i][k] }
      }
    }
    return lines.map { Array($0.suffix(count)) }
  }

  /// Moves the largest element of a column to the diagonal. Nil if all are zero.
  private static func swapPivot<Scalar: BinaryFloatingPoint>(
    at i: Int, _ lines: inout [[Scalar]]
  ) -> Int? {
    let pivot = (i..<lines.count).max { abs(lines[$0][i]) < abs(lines[$1][i]) } ?? i
    guard lines[pivot][i] != 0 else { return nil }
    lines.swapAt(i, pivot)
    return pivot
  }

  private static func abs<Scalar: BinaryFloatingPoint>(_ x: Scalar) -> Scalar { x.magnitude }
}
