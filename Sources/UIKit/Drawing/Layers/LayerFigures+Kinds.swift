// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import Typography
import UIKitComponents

/// What layers of particular kinds show by themselves.
extension LayerFigures {
  mutating func add(_ layer: CAShapeLayer, _ map: CGAffineTransform, _ opacity: Double) {
    guard var outline = layer.path?.outline, !outline.isEmpty else { return }
    outline.apply(map)
    if let color = layer.fillColor {
      figures.append(
        .fill(
          outline.core, .color(color.color.faded(opacity)), isEvenOdd: layer.fillRule == .evenOdd))
    }
    guard let color = layer.strokeColor, layer.lineWidth > 0 else { return }
    outline = outline.trimmed(from: layer.strokeStart, to: layer.strokeEnd)
    guard !outline.isEmpty else { return }
    figures.append(
      .stroke(
        outline.core, color.color.faded(opacity),
        Figure.Line(
          width: layer.lineWidth, dash: (layer.lineDashPattern ?? []).map(\.doubleValue),
          isRound: layer.lineCap == .round || layer.lineJoin == .round)))
  }

  /// Adds a text, from the top of the layer's bounds on.
  mutating func add(_ layer: CATextLayer, _ map: CGAffineTransform, _ opacity: Double) {
    guard let text = layer.attributedText, text.length > 0, layer.bounds.width > 0 else { return }
    var label = LabelContent(
      ColoredText(text, font: .standardText, color: .white, alignment: .natural))
    label.numberOfLines = layer.isWrapped ? 0 : 1
    label.lineBreakMode = layer.isWrapped ? .wordWrap : layer.truncationMode.lineBreakMode.core
    let height = text.boundingRect(
      with: CGSize(
        width: layer.isWrapped ? layer.bounds.width : .greatestFiniteMagnitude,
        height: .greatestFiniteMagnitude),
      options: .usesLineFragmentOrigin, context: nil
    ).height.rounded(.up)
    let place = CGRect(
      x: layer.bounds.minX, y: layer.bounds.minY, width: layer.bounds.width, height: height)
    figures.append(.group([.text(label, place.core)], map.core, opacity: opacity))
  }

  mutating func add(_ layer: CAGradientLayer, _ map: CGAffineTransform, _ opacity: Double) {
    let colors = (layer.colors ?? []).compactMap { ($0 as? CGColor)?.color }
    guard !colors.isEmpty else { return }
    let even = { (index: Int) in colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0 }
    let locations = layer.locations?.map(\.doubleValue)
    let stops = colors.enumerated().map { index, color in
      let known = locations.flatMap { $0.indices.contains(index) ? $0[index] : nil }
      return Figure.Stop(known ?? even(index), color.faded(opacity))
    }
    if layer.type == .radial { return addRadial(layer, stops, map) }
    let bounds = layer.bounds
    func place(_ point: CGPoint) -> Point { layer.place(point).applying(map).core }
    figures.append(
      .fill(
        shape(of: bounds, layer, map).core,
        .gradient(stops, from: place(layer.startPoint), to: place(layer.endPoint)),
        isEvenOdd: false))
  }

  /// Adds an ellipse about the start, whose half axes lead to the end: a circle in coordinates that are stretched.
  private mutating func addRadial(
    _ layer: CAGradientLayer, _ stops: [Figure.Stop], _ map: CGAffineTransform
  ) {
    let (center, end) = (layer.place(layer.startPoint), layer.place(layer.endPoint))
    let axes = CGSize(width: abs(end.x - center.x), height: abs(end.y - center.y))
    guard axes.width > 0, axes.height > 0 else { return }
    let stretch = CGAffineTransform(
      a: axes.width, b: 0, c: 0, d: axes.height, tx: center.x, ty: center.y)
    let outline = shape(of: layer.bounds, layer, stretch.inverted())
    figures.append(
      .group(
        [
          .fill(
            outline.core, .radialGradient(stops, center: .zero, radius: 1), isEvenOdd: false)
        ], stretch.concatenating(map).core, opacity: 1))
  }
}

extension CAGradientLayer {
  /// A point of the unit square in the layer's coordinates.
  fileprivate func place(_ point: CGPoint) -> CGPoint {
    CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
  }
}
