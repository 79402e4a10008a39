// SPDX-License-Identifier: MIT

import Foundation

public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  [t.m13, t.m14, t.m23, t.m24, t.m31, t.m32, t.m34, t.m43].allSatisfy { $0 == 0 } && t.m33 == 1
    && t.m44 == 1
}

/// The inverse transform. The transform itself if it cannot be inverted.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  var rows = t.rows
  var inverse = CATransform3DIdentity.rows
  for column in 0..<4 {
    // The largest pivot of the column keeps rounding errors small.
    let pivot = (column..<4).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
    guard rows[pivot][column] != 0 else { return t }
    rows.swapAt(column, pivot)
    inverse.swapAt(column, pivot)
    let factor = 1 / rows[column][column]
    rows[column] = rows[column].map { $0 * factor }
    inverse[column] = inverse[column].map { $0 * factor }
    for row in 0..<4 where row != column && rows[row][column] != 0 {
      let factor = rows[row][column]
      for place in 0..<4 {
        rows[row][place] -= factor * rows[column][place]
        inverse[row][place] -= factor * inverse[column][place]
      }
    }
  }
  return CATransform3D(rows: inverse)
}

extension CATransform3D {
  fileprivate var rows: [[CGFloat]] {
    [
      [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
    ]
  }

  fileprivate init(rows: [[CGFloat]]) {
    self.init()
    (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
    (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
    (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
    (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
  }
}
