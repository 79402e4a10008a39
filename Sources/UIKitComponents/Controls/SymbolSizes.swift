// SPDX-License-Identifier: MIT

import AutoLayout

/// The sizes of system symbols in text of 17 points at medium scale, in points.
///
/// Source: recorded frames of image views and buttons whose symbol determines their size. Frames at
/// other point sizes are scaled. If a frame gives only one side, the other side follows from the
/// box that files declare for the symbol.
///
/// - Unverified: the sizes of `boxes`. They have the shape of the declared box and a longer side of
///   20 points, like measured symbols in a circle.
enum SymbolSizes {
  /// The size of a symbol; nil for a symbol that is not listed.
  static subscript(name: String) -> Size? {
    if let size = measured[name] { return size }
    if name.hasSuffix(".circle") || name.hasSuffix(".circle.fill") { return circle }
    return boxes[name].map { box in
      let factor = 20 / max(box.width, box.height)
      return Size(width: box.width * factor, height: box.height * factor)
    }
  }

  /// The distance of a symbol's middle above the middle of the line, in text of 17 points.
  ///
  /// Source: recorded frames of image views that constraints centre vertically. All others are
  /// within a pixel of the middle.
  static func rise(of name: String) -> Double {
    switch name {
    case "antenna.radiowaves.left.and.right.slash": 1.2
    case "bell.badge": 0.6
    case "square.and.pencil": 0.7
    default: 0
    }
  }

  private static let circle = Size(width: 20, height: 19.25)

  private static let measured: [String: Size] = [
    "antenna.radiowaves.left.and.right.slash": Size(width: 20.67, height: 20.67),
    "bell.badge": Size(width: 19, height: 20.8),
    "bell.slash.fill": Size(width: 19.3, height: 20.8),
    "bubble.right": Size(width: 22.5, height: 20),
    "calendar": Size(width: 20, height: 17.2),
    "checkmark.seal.fill": Size(width: 22, height: 22.3),
    "chevron.down": Size(width: 18.33, height: 10),
    "chevron.left": Size(width: 12.5, height: 16.5),
    "chevron.right": Size(width: 12.5, height: 16.5),
    "chevron.up": Size(width: 18.33, height: 10),
    "circle": circle,
    "circle.fill": circle,
    "cloud.fill": Size(width: 22.5, height: 15.33),
    "die.face.3": Size(width: 19.5, height: 17.4),
    "doc.on.doc": Size(width: 21, height: 23.2),
    "gear": Size(width: 21.8, height: 20.8),
    "globe": circle,
    "hand.raised.fill": Size(width: 23.8, height: 20.8),
    "line.3.horizontal": Size(width: 20.3, height: 10.2),
    "memories": Size(width: 22, height: 18.9),
    "mic.fill": Size(width: 18.2, height: 21.2),
    "mic.slash.fill": Size(width: 17, height: 20.1),
    "person.3": Size(width: 36.2, height: 18.8),
    "pin.fill": Size(width: 19.8, height: 21.8),
    "speaker.slash.fill": Size(width: 18.3, height: 20.4),
    "square.and.pencil": Size(width: 20.5, height: 19.3),
    "sun.max.fill": Size(width: 21.5, height: 20.8),
    "timer": Size(width: 19.8, height: 19.8),
    "trash": Size(width: 18.9, height: 20.7),
    "video.slash.fill": Size(width: 25.8, height: 23),
  ]

  private static let boxes: [String: Size] = [
    "arrow.right": Size(width: 128, height: 95),
    "arrow.up.left.and.arrow.down.right": Size(width: 128, height: 115),
    "ellipsis": Size(width: 128, height: 37),
    "face.smiling": Size(width: 128, height: 123),
    "house": Size(width: 128, height: 110),
    "keyboard": Size(width: 128, height: 78),
    "lightbulb": Size(width: 92, height: 128),
    "line.3.horizontal.decrease": Size(width: 128, height: 73),
    "line.horizontal.3": Size(width: 128, height: 64),
    "list.bullet.rectangle": Size(width: 128, height: 93),
    "person": Size(width: 128, height: 121),
    "phone.down.fill": Size(width: 128, height: 53),
    "plus": Size(width: 128, height: 113),
    "qrcode.viewfinder": Size(width: 128, height: 115),
    "safari": Size(width: 128, height: 123),
    "safari.fill": Size(width: 128, height: 123),
    "scroll": Size(width: 128, height: 114),
    "square.and.arrow.up": Size(width: 110, height: 128),
    "square.and.arrow.up.fill": Size(width: 117, height: 128),
    "star": Size(width: 128, height: 116),
    "stop": Size(width: 128, height: 113),
    "table.furniture": Size(width: 128, height: 78),
    "video.fill": Size(width: 128, height: 81),
    "xmark": Size(width: 128, height: 113),
  ]
}
