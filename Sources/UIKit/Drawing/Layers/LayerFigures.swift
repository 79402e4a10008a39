// SPDX-License-Identifier: MIT

import Foundation
import UIKitComponents

/// Records the content of layers without views as figures, for pictures.
struct LayerFigures {
  var figures: [Figure] = []

  /// Adds the content of a view's own layer and the layers added to it, without the view's
  /// background.
  mutating func add(layerOfView layer: CALayer) {
    addContent(of: layer, .identity, opacity: 1)
    addSublayers(of: layer, .identity, opacity: 1)
  }

  private mutating func addSublayers(
    of layer: CALayer, _ map: CGAffineTransform, opacity: Double
  ) {
    for entry in layer.addedLayers where entry.layer.view == nil && !entry.layer.isHidden {
      let child = entry.layer
      let own = child.ownGeometry.toSuperlayer.concatenating(map)
      let opacity = opacity * Double(child.opacity)
      let start = figures.count
      addBackground(of: child, own, opacity)
      let inside = figures.count
      addContent(of: child, own, opacity: opacity)
      addSublayers(of: child, own, opacity: opacity)
      if let copies = child.copies { repeatFigures(from: inside, copies, own) }
      if child.masksToBounds { clip(from: start, to: shape(of: child.bounds, child, own)) }
      addBorder(of: child, own, opacity)
      if let mask = child.mask, let outline = Self.outline(ofMask: mask, own) {
        clip(from: start, to: outline)
      }
    }
  }

  /// Adds a layer without a view.
  mutating func add(alone layer: CALayer) {
    addBackground(of: layer, .identity, Double(layer.opacity))
    addContent(of: layer, .identity, opacity: Double(layer.opacity))
    addSublayers(of: layer, .identity, opacity: Double(layer.opacity))
    addBorder(of: layer, .identity, Double(layer.opacity))
  }

  /// Clips the figures from an index on to an outline.
  private mutating func clip(from start: Int, to outline: PathOutline) {
    for index in start..<figures.count {
      figures[index] = .clipped(figures[index], to: outline.core, isEvenOdd: false)
    }
  }

  /// The outline of a mask. `map` converts the masked layer's coordinates to those of the result.
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

  func shape(
    of rect: CGRect, _ layer: CALayer, _ map: CGAffineTransform
  ) -> PathOutline {
    var outline = PathOutline()
    let radius = layer.cornerRadius
    outline.roundedRect(
      rect, radii: CGSize(width: radius, height: radius),
      corners: RectCorners(rawValue: layer.maskedCorners.rawValue))
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

  /// Adds the image in the layer's `contents`.
  private mutating func addContents(
    of layer: CALayer, _ map: CGAffineTransform, _ opacity: Double
  ) {
    guard let image = layer.contents.flatMap({ $0 as? CGImage }) else { return }
    let context = CGContext(size: layer.bounds.size)
    context.draw(image.content, in: layer.contentsRect(of: image))
    figures.append(.group(context.figures, map.core, opacity: opacity))
  }

  /// Adds the drawing of the layer or its delegate.
  private mutating func addDrawing(
    of layer: CALayer, _ map: CGAffineTransform, _ opacity: Double
  ) {
    guard layer.bounds.width > 0, layer.bounds.height > 0 else { return }
    let context = CGContext(size: layer.bounds.size)
    CGContext.push(context)
    layer.draw(in: context)
    CGContext.pop()
    guard !context.figures.isEmpty else { return }
    figures.append(.group(context.figures, map.core, opacity: opacity))
  }

  /// Adds the figures from an index on again, once for each further copy of the sublayers.
  private mutating func repeatFigures(
    from start: Int, _ copies: LayerCopies, _ map: CGAffineTransform
  ) {
    let originals = Array(figures[start...])
    guard !originals.isEmpty, copies.count > 1 else { return }
    // Steps are in the layer's own coordinates. Figures are in the coordinates that `map` converts
    // to.
    var (copy, opacity) = (CGAffineTransform.identity, 1.0)
    for _ in 1..<copies.count {
      copy = copy.concatenating(copies.step)
      opacity = max(0, opacity + copies.opacityStep)
      let placed = map.inverted().concatenating(copy).concatenating(map)
      figures.append(.group(originals, placed.core, opacity: opacity))
    }
  }
}
