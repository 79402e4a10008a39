// SPDX-License-Identifier: MIT

import Foundation

extension CGRect {
  package func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
