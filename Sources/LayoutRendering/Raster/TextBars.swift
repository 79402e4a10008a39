// SPDX-License-Identifier: MIT

import AutoLayout
import Typography
import UIKitComponents

/// Text as bars, one for each character, in the room that the line was measured to take.
struct TextBars {
  private let line: TextLine

  init(_ line: TextLine) { self.line = line }

  var polygons: Polygons {
    let measurer = SystemFontMeasurer()
    let characters = Array(line.text)
    let widths = characters.map { measurer.width(of: String($0), font: line.font, kern: nil) }
    let whole = widths.reduce(0, +)
    guard whole > 0, line.width > 0 else { return Polygons([]) }
    var x = 0.0
    var figures: [Polygons.Figure] = []
    for (character, width) in zip(characters, widths) {
      let share = width / whole * line.width
      if !character.isWhitespace {
        let (top, bottom) = Self.extent(of: character)
        let left = line.direction == .rightToLeft ? line.width - x - share : x
        let rect = Rect(
          x: line.origin.x + left + share * 0.1, y: line.origin.y - top * line.font.size,
          width: share * 0.8, height: (top + bottom) * line.font.size)
        figures += Polygons(.rect(rect), along: 1).figures
      }
      x += share
    }
    return Polygons(figures)
  }

  /// How far a character reaches above and below the baseline, in sizes of its font: those of San Francisco.
  private static func extent(of character: Character) -> (top: Double, bottom: Double) {
    switch character {
    case "g", "p", "q", "y": (0.53, 0.21)
    case "a", "c", "e", "m", "n", "o", "r", "s", "u", "v", "w", "x", "z": (0.53, 0)
    case ".", ",", "_": (0.1, 0)
    case "-", "–", "—": (0.35, -0.25)
    default: (0.7, character == "j" ? 0.21 : 0)
    }
  }
}
