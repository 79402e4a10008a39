// SPDX-License-Identifier: MIT

import UIKitComponents

extension Figure {
  /// The figure as a template image shows it: where it is opaque, in one colour.
  ///
  /// Cells of patterns and pictures of views keep their own.
  func inked(_ ink: Color) -> Figure {
    switch self {
    case .fill(let outline, .color(let color), let isEvenOdd):
      .fill(outline, .color(ink.faded(color.alpha)), isEvenOdd: isEvenOdd)
    case .fill(let outline, .gradient(let stops, let start, let end), let isEvenOdd):
      .fill(
        outline, .gradient(stops.map { $0.inked(ink) }, from: start, to: end), isEvenOdd: isEvenOdd)
    case .fill(let outline, .radialGradient(let stops, let center, let radius), let isEvenOdd):
      .fill(
        outline, .radialGradient(stops.map { $0.inked(ink) }, center: center, radius: radius),
        isEvenOdd: isEvenOdd)
    case .stroke(let outline, let color, let line):
      .stroke(outline, ink.faded(color.alpha), line)
    case .text(var label, let rect):
      {
        label.text.colors = label.text.colors.map { ink.faded($0.alpha) }
        return .text(label, rect)
      }()
    case .clipped(let figure, let outline, let isEvenOdd):
      .clipped(figure.inked(ink), to: outline, isEvenOdd: isEvenOdd)
    case .image(let image, let rect, _): .image(image, rect, tint: ink)
    case .group(let figures, let transform, let opacity):
      .group(figures.map { $0.inked(ink) }, transform, opacity: opacity)
    case .fill(_, .pattern, _), .views: self
    }
  }
}

extension Figure.Stop {
  fileprivate func inked(_ ink: Color) -> Figure.Stop {
    var stop = self
    stop.color = ink.faded(color.alpha)
    return stop
  }
}
