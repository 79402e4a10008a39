// SPDX-License-Identifier: MIT

/// Inverts a square matrix, row by row, by Gauss–Jordan elimination with row pivoting.
///
/// - Returns: whether the matrix is regular.
func invert(_ matrix: inout [Double], size: Int) -> Bool {
  // The inversion is in place: the column of a pivot is overwritten by the transformed unit column.
  var order = Array(0..<size)
  for column in 0..<size {
    var pivotRow = column
    for row in column..<size
    where abs(matrix[row * size + column]) > abs(matrix[pivotRow * size + column]) {
      pivotRow = row
    }
    let pivot = matrix[pivotRow * size + column]
    guard abs(pivot) > 1e-300 else { return false }
    if pivotRow != column {
      order.swapAt(pivotRow, column)
      for index in 0..<size {
        matrix.swapAt(pivotRow * size + index, column * size + index)
      }
    }
    matrix[column * size + column] = 1
    for index in 0..<size { matrix[column * size + index] /= pivot }
    for row in 0..<size where row != column {
      let factor = matrix[row * size + column]
      guard factor != 0 else { continue }
      matrix[row * size + column] = 0
      for index in 0..<size {
        let old = matrix[row * size + index]
        matrix[row * size + index] = Tolerance.sum(old, -factor * matrix[column * size + index])
      }
    }
  }
  // Exchanged rows of the matrix are exchanged columns of its inverse.
  var line = [Double](repeating: 0, count: size)
  for row in 0..<size {
    for index in 0..<size { line[order[index]] = matrix[row * size + index] }
    for index in 0..<size { matrix[row * size + index] = line[index] }
  }
  return true
}
