// SPDX-License-Identifier: MIT

/// Elimination in square matrices of any size; rows or columns, as both give the same.
enum SquareMatrix {
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
    // The matrix and, beside it, what becomes its inverse.
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

  /// Brings the largest number of a column into its diagonal; nil where all are zero.
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
