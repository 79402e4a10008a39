// SPDX-License-Identifier: MIT

import Foundation
import LayoutCore

/// Writes down what layers without views show, for pictures.
struct LayerFigures {
  private(set) var figures: [Figure] = []

  /// Adds what a view's own layer shows besides the view's background, and the layers added to it.
  mutating func add(layerOfView layer: CALayer) {
    addContent(of: layer, .identity, opacity: 1)
    addSublayers(of: layer, .identity, opacity: 1)
  }

  private mutating func addSublayers(
    of layer: CALayer, _ map: CGAffineTransform, opacity: Double
  ) {
    for entry in layer.added where entry.layer.view == nil && !entry.layer.isHidden {
      let child = entry.layer
      let own = child.ownGeometry.toSuperlayer.concatenating(map)
      let opacity = opacity * Double(child.opacity)
      let start = figures.count
      addBackground(of: child, own, opacity)
      addContent(of: child, own, opacity: opacity)
      addSublayers(of: child, own, opacity: opacity)
      if child.masksToBounds { clip(from: start, to: shape(of: child.bounds, child, own)) }
      addBorder(of: child, own, opacity)
      if let mask = child.mask, let outline = Self.outline(ofMask: mask, own) {
        clip(from: start, to: outline)
      }
    }
  }

  /// Adds what a layer without a view shows by itself.
  mutating func add(alone layer: CALayer) {
    addBackground(of: layer, .identity, Double(layer.opacity))
    addContent(of: layer, .identity, opacity: Double(layer.opacity))
    addSublayers(of: layer, .identity, opacity: Double(layer.opacity))
    addBorder(of: layer, .identity, Double(layer.opacity))
  }

  /// Cuts the figures from an index on off at an outline.
  private mutating func clip(from start: Int, to outline: PathOutline) {
    for index in start..<figures.count {
      figures[index] = .clipped(figures[index], to: outline.core, isEvenOdd: false)
    }
  }

  /// The outline that a mask leaves, in the coordinates that `map` leads to from those of the masked layer.
  static func outline(ofMask mask: CALayer, _ map: CGAffineTransform) -> PathOutline? {
    var outline = PathOutline()
    if let path = mask.maskPath {
      outline = path
    } else {
      let radius = mask.cornerRadius
      outline.roundedRect(
        mask.bounds, radii: CGSize(width: radius, height: radius), corners: .allCorners)
    }
    outline.apply(mask.ownGeometry.toSuperlayer.concatenating(map))
    return outline.isEmpty ? nil : outline
  }

  private mutating func addBackground(
    of layer: CALayer, _ map: CGAffineTransform, _ opacity: Double
  ) {
    guard let color = layer.backgroundColor else { return }
    var fill = Figure.Fill.color(color.color.faded(opacity))
    if var pattern = color.figurePattern {
      pattern.transform = map.core
      pattern.opacity *= opacity
      fill = .pattern(pattern)
    }
    figures.append(.fill(shape(of: layer.bounds, layer, map).core, fill, isEvenOdd: false))
  }

  private mutating func addBorder(of layer: CALayer, _ map: CGAffineTransform, _ opacity: Double) {
    guard layer.borderWidth > 0 else { return }
    let width = layer.borderWidth
    figures.append(
      .stroke(
        shape(of: layer.bounds.insetBy(dx: width / 2, dy: width / 2), layer, map).core,
        (layer.borderColor?.color ?? .black).faded(opacity), Figure.Line(width: width)))
  }

  private func shape(
    of rect: CGRect, _ layer: CALayer, _ map: CGAffineTransform
  ) -> PathOutline {
    var outline = PathOutline()
    let radius = layer.cornerRadius
    outline.roundedRect(
      rect, radii: CGSize(width: radius, height: radius),
      corners: UIRectCorner(rawValue: layer.maskedCorners.rawValue))
    outline.apply(map)
    return outline
  }

  private mutating func addContent(
    of layer: CALayer, _ map: CGAffineTransform, opacity: Double
  ) {
    layer.addContent(to: &self, map, opacity: opacity)
    addContents(of: layer, map, opacity)
    addDrawing(of: layer, map, opacity)
  }

  /// The image that a layer was given.
  private mutating func addContents(
    of layer: CALayer, _ map: CGAffineTransform, _ opacity: Double
  ) {
    guard let image = layer.contents.flatMap({ $0 as? CGImage }) else { return }
    let context = CGContext(size: layer.bounds.size)
    context.draw(image.content, in: layer.bounds)
    figures.append(.group(context.figures, map.core, opacity: opacity))
  }

  /// What the layer, or its delegate, draws.
  private mutating func addDrawing(
    of layer: CALayer, _ map: CGAffineTransform, _ opacity: Double
  ) {
    guard layer.view == nil, layer.bounds.width > 0, layer.bounds.height > 0 else { return }
    let context = CGContext(size: layer.bounds.size)
    CGContext.push(context)
    layer.draw(in: context)
    CGContext.pop()
    guard !context.figures.isEmpty else { return }
    figures.append(.group(context.figures, map.core, opacity: opacity))
  }

  mutating func add(_ layer: CAShapeLayer, _ map: CGAffineTransform, _ opacity: Double) {
    guard var outline = layer.path?.outline, !outline.isEmpty else { return }
    outline.apply(map)
    if let color = layer.fillColor {
      figures.append(
        .fill(
          outline.core, .color(color.color.faded(opacity)), isEvenOdd: layer.fillRule == .evenOdd))
    }
    guard let color = layer.strokeColor, layer.lineWidth > 0, layer.strokeEnd > layer.strokeStart
    else { return }
    figures.append(
      .stroke(
        outline.core, color.color.faded(opacity),
        Figure.Line(
          width: layer.lineWidth, dash: (layer.lineDashPattern ?? []).map(\.doubleValue),
          isRound: layer.lineCap == .round || layer.lineJoin == .round)))
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
    let bounds = layer.bounds
    func place(_ point: CGPoint) -> Point {
      let placed = CGPoint(
        x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height
      ).applying(map)
      return Point(x: placed.x, y: placed.y)
    }
    figures.append(
      .fill(
        shape(of: bounds, layer, map).core,
        .gradient(stops, from: place(layer.startPoint), to: place(layer.endPoint)),
        isEvenOdd: false))
  }
}
