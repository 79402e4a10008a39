// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

extension PictureBuffer {
  /// Appends a path as the data of an SVG path.
  mutating func write(_ path: Path) {
    for element in path.elements {
      switch element {
      case .move(let point): write("M", [point])
      case .line(let point): write("L", [point])
      case .curve(let a, let b, let end): write("C", [a, b, end])
      case .close: write("Z")
      }
    }
  }

  private mutating func write(_ command: StaticString, _ points: [Point]) {
    write(command)
    for (index, point) in points.enumerated() {
      if index > 0 { write(" ") }
      write(point.x)
      write(" ")
      write(point.y)
    }
  }
}
