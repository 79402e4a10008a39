// SPDX-License-Identifier: MIT

package import AutoLayout

extension IBElement {
  /// The maximum coordinate or length, in points.
  ///
  /// Some views are saved with wrong values such as `1.7e+308`. Calculating with them would affect
  /// all other views.
  static let coordinateLimit = 1e7

  /// An attribute as a length in points; 0 if it is missing or invalid.
  package func size(_ name: String) -> Double {
    guard let value = number(name), value >= 0, value <= Self.coordinateLimit else { return 0 }
    return value
  }

  /// An attribute as a coordinate in points; 0 if it is missing or beyond any canvas.
  func coordinate(_ name: String) -> Double {
    guard let value = number(name), abs(value) <= Self.coordinateLimit else { return 0 }
    return value
  }

  /// The frame of this view in the file, in the superview's coordinates.
  package var recordedFrame: Rect? {
    guard let rect = child(key: "frame"), rect.name == "rect" else { return nil }
    return Rect(
      x: rect.coordinate("x"), y: rect.coordinate("y"), width: rect.size("width"),
      height: rect.size("height"))
  }

  /// The `<size>` with the key `key`.
  package func size(key: String) -> Size? {
    guard let element = child(key: key), element.name == "size" else { return nil }
    return Size(width: element.size("width"), height: element.size("height"))
  }

  /// The `<offsetWrapper>` with the key `key`; `nil` if it is missing or zero.
  package func offset(key: String) -> Point? {
    guard let element = child(key: key), element.name == "offsetWrapper" else { return nil }
    let offset = Point(x: element.coordinate("horizontal"), y: element.coordinate("vertical"))
    return offset == .zero ? nil : offset
  }

  /// The `<inset>` with the key `key`. Its edges are `minX`, `minY`, `maxX` and `maxY`.
  ///
  /// For a zero that was set explicitly, Interface Builder writes the smallest normal number. It is
  /// read as zero.
  package func inset(key: String) -> EdgeInsets? {
    guard let element = child(key: key), element.name == "inset" else { return nil }
    func edge(_ name: String) -> Double {
      let value = element.coordinate(name)
      return abs(value) < 1e-9 ? 0 : value
    }
    return EdgeInsets(
      top: edge("minY"), left: edge("minX"), bottom: edge("maxY"), right: edge("maxX"))
  }

  /// The autoresizing mask; empty if the file has no mask.
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
