// SPDX-License-Identifier: MIT

package import AutoLayout

extension IBElement {
  /// The greatest coordinate or length that is taken as meant, in points.
  ///
  /// Some views are saved with nonsense such as `1.7e+308`; arithmetic on it would reach all the
  /// others.
  static let coordinateLimit = 1e7

  /// A length in points: the attribute as written, 0 where it is missing or no length.
  package func size(_ name: String) -> Double {
    guard let value = number(name), value >= 0, value <= Self.coordinateLimit else { return 0 }
    return value
  }

  /// A coordinate in points, 0 where it is missing or beyond any canvas.
  func coordinate(_ name: String) -> Double {
    guard let value = number(name), abs(value) <= Self.coordinateLimit else { return 0 }
    return value
  }

  /// The frame recorded for this view, in the superview's coordinates.
  package var recordedFrame: Rect? {
    guard let rect = child(key: "frame"), rect.name == "rect" else { return nil }
    return Rect(
      x: rect.coordinate("x"), y: rect.coordinate("y"), width: rect.size("width"),
      height: rect.size("height"))
  }

  /// The `<size>` with the role `key`.
  package func size(key: String) -> Size? {
    guard let element = child(key: key), element.name == "size" else { return nil }
    return Size(width: element.size("width"), height: element.size("height"))
  }

  /// The `<offsetWrapper>` with the role `key`; `nil` where there is none or it is zero.
  package func offset(key: String) -> Point? {
    guard let element = child(key: key), element.name == "offsetWrapper" else { return nil }
    let offset = Point(x: element.coordinate("horizontal"), y: element.coordinate("vertical"))
    return offset == .zero ? nil : offset
  }

  /// The `<inset>` with the role `key`, whose edges are called `minX`, `minY`, `maxX`, `maxY`.
  ///
  /// Interface Builder writes the least normal number for a zero that was set on purpose; it reads
  /// as zero.
  package func inset(key: String) -> EdgeInsets? {
    guard let element = child(key: key), element.name == "inset" else { return nil }
    func edge(_ name: String) -> Double {
      let value = element.coordinate(name)
      return abs(value) < 1e-9 ? 0 : value
    }
    return EdgeInsets(
      top: edge("minY"), left: edge("minX"), bottom: edge("maxY"), right: edge("maxX"))
  }

  /// The autoresizing mask; empty where none is written.
  package var autoresizingMask: AutoresizingMask {
    guard let element = child(key: "autoresizingMask") else { return [] }
    let bits: [(String, AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return bits.reduce(into: []) { mask, bit in
      if element.flag(bit.0) == true { mask.insert(bit.1) }
    }
  }
}
