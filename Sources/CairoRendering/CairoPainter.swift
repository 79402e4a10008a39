// SPDX-License-Identifier: MIT

#if Cairo
  import CCairo
  import AutoLayout
  import UIKitComponents
  import LayoutRendering

  /// Draws the commands of display lists on a Cairo surface.
  final class CairoPainter {
    let context: OpaquePointer?
    private let surface: CairoSurface
    /// The decoded pictures; nil for data that cannot be decoded.
    private var pictures: [PictureData: DecodedPicture?] = [:]
    /// The opacities of the open groups.
    private var open: [Double] = []

    init(on surface: CairoSurface) {
      self.surface = surface
      context = cairo_create(surface.pointer)
    }

    deinit { cairo_destroy(context) }

    func check() throws(CairoFailure) {
      let status = cairo_status(context)
      if status != 0 { throw .status(status) }
    }

    func draw(_ list: DisplayList) {
      cairo_save(context)
      cairo_rectangle(context, 0, 0, list.size.width, list.size.height)
      cairo_clip(context)
      for command in list.commands { draw(command) }
      while !open.isEmpty { end() }
      cairo_restore(context)
    }

    private func draw(_ command: DrawingCommand) {
      switch command {
      case .fill(let shape, let paint): fill(shape, paint)
      case .stroke(let shape, let color, let style):
        trace(shape)
        set(color)
        set(style)
        cairo_stroke(context)
      case .text(let line): draw(line)
      case .picture(let picture): draw(picture)
      case .begin(let group): begin(group)
      case .end: end()
      }
    }

    // MARK: Groups

    private func begin(_ group: DrawingGroup) {
      cairo_save(context)
      if let map = group.transform {
        var matrix = cairo_matrix_t(
          xx: map.a, yx: map.b, xy: map.c, yy: map.d, x0: map.tx, y0: map.ty)
        cairo_transform(context, &matrix)
      } else {
        cairo_translate(context, group.placement.offset.x, group.placement.offset.y)
        cairo_scale(context, group.placement.scale, group.placement.scale)
      }
      if let clip = group.clip {
        trace(clip)
        cairo_set_fill_rule(
          context, group.clipIsEvenOdd ? CairoFormat.evenOdd : CairoFormat.winding)
        cairo_clip(context)
      }
      open.append(group.opacity)
      if group.opacity < 1 { cairo_push_group(context) }
    }

    private func end() {
      guard let opacity = open.popLast() else { return }
      if opacity < 1 {
        cairo_pop_group_to_source(context)
        cairo_paint_with_alpha(context, max(0, opacity))
      }
      cairo_restore(context)
    }

    // MARK: Shapes

    private func fill(_ shape: Shape, _ paint: Paint) {
      trace(shape)
      var rule = CairoFormat.winding
      if case .path(let path) = shape, path.isEvenOdd { rule = CairoFormat.evenOdd }
      cairo_set_fill_rule(context, rule)
      switch paint {
      case .color(let color): set(color)
      case .gradient(let gradient):
        set(
          cairo_pattern_create_linear(
            gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y), gradient.stops)
      case .radial(let gradient):
        let center = gradient.center
        set(
          cairo_pattern_create_radial(
            center.x, center.y, 0, center.x, center.y, gradient.radius), gradient.stops)
      case .pattern(let pattern): return fill(shape.box, pattern)
      }
      cairo_fill(context)
    }

    /// Draws the cells of a pattern inside the current path.
    private func fill(_ rect: Rect, _ pattern: TilePattern) {
      cairo_save(context)
      cairo_clip(context)
      if pattern.opacity < 1 { cairo_push_group(context) }
      let map = pattern.transform
      var matrix = cairo_matrix_t(
        xx: map.a, yx: map.b, xy: map.c, yy: map.d, x0: map.tx, y0: map.ty)
      cairo_transform(context, &matrix)
      for offset in pattern.offsets(covering: rect) {
        cairo_save(context)
        cairo_translate(context, offset.x, offset.y)
        for command in pattern.commands { draw(command) }
        cairo_restore(context)
      }
      if pattern.opacity < 1 {
        cairo_pop_group_to_source(context)
        cairo_paint_with_alpha(context, pattern.opacity)
      }
      cairo_restore(context)
    }

    /// Makes the outline of a shape the current path.
    private func trace(_ shape: Shape) {
      cairo_new_path(context)
      switch shape {
      case .rect(let rect):
        cairo_rectangle(context, rect.x, rect.y, max(0, rect.width), max(0, rect.height))
      case .roundedRect(let rect, let radius):
        let radius = max(0, min(radius, rect.width / 2, rect.height / 2))
        let turn = Double.pi / 2
        for (corner, (x, y)) in [
          (rect.maxX - radius, rect.y + radius), (rect.maxX - radius, rect.maxY - radius),
          (rect.x + radius, rect.maxY - radius), (rect.x + radius, rect.y + radius),
        ].enumerated() {
          cairo_arc(context, x, y, radius, Double(corner - 1) * turn, Double(corner) * turn)
        }
        cairo_close_path(context)
      case .ellipse(let rect):
        guard rect.width > 0, rect.height > 0 else { return }
        cairo_save(context)
        cairo_translate(context, rect.midX, rect.midY)
        cairo_scale(context, rect.width / 2, rect.height / 2)
        cairo_arc(context, 0, 0, 1, 0, 2 * Double.pi)
        cairo_close_path(context)
        cairo_restore(context)
      case .path(let path):
        for element in path.elements { trace(element) }
      }
    }

    private func trace(_ element: PathElement) {
      switch element {
      case .move(let point): cairo_move_to(context, point.x, point.y)
      case .line(let point): cairo_line_to(context, point.x, point.y)
      case .curve(let a, let b, let end):
        cairo_curve_to(context, a.x, a.y, b.x, b.y, end.x, end.y)
      case .close: cairo_close_path(context)
      }
    }

    private func set(_ style: StrokeStyle) {
      cairo_set_line_width(context, max(0, style.width))
      let end = style.isRound ? CairoFormat.roundLine : CairoFormat.plainLine
      cairo_set_line_cap(context, end)
      cairo_set_line_join(context, end)
      let dash = style.dash.map { max(0, $0) }
      // A dash pattern of zeros is an error in Cairo, but a solid line in SVG.
      let usable = dash.contains { $0 > 0 } ? dash : []
      cairo_set_dash(context, usable, Int32(usable.count), 0)
    }

    func set(_ color: Color) {
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    }

    private func set(_ pattern: OpaquePointer?, _ stops: [LinearGradient.Stop]) {
      for stop in stops {
        let color = stop.color
        cairo_pattern_add_color_stop_rgba(
          pattern, stop.offset, color.red, color.green, color.blue, color.alpha)
      }
      cairo_set_source(context, pattern)
      cairo_pattern_destroy(pattern)
    }

    // MARK: Pictures

    private func draw(_ picture: PlacedPicture) {
      let rect = picture.rect
      guard rect.width > 0, rect.height > 0 else { return }
      let decoded: DecodedPicture?
      if let known = pictures[picture.data] {
        decoded = known
      } else {
        decoded = DecodedPicture(picture.data)
        pictures[picture.data] = .some(decoded)
      }
      guard let decoded else {
        // A picture that cannot be decoded is a grey box.
        cairo_new_path(context)
        cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height)
        set(Color(white: 0.5, alpha: 0.3))
        cairo_fill(context)
        return
      }
      cairo_save(context)
      cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height)
      cairo_clip(context)
      cairo_translate(context, rect.x, rect.y)
      cairo_scale(
        context, rect.width / Double(decoded.width), rect.height / Double(decoded.height))
      let pattern = cairo_pattern_create_for_surface(decoded.surface.pointer)
      // Without padding the edges of the picture would be blended with transparency.
      cairo_pattern_set_extend(pattern, CairoFormat.padding)
      if let tint = picture.tint {
        set(tint)
        cairo_mask(context, pattern)
      } else {
        cairo_set_source(context, pattern)
        cairo_paint(context)
      }
      cairo_pattern_destroy(pattern)
      cairo_restore(context)
    }
  }
#endif
