// SPDX-License-Identifier: MIT

#if Cairo
  import CCairo
  import AutoLayout
  import UIKitComponents
  import LayoutRendering
  import Typography

  extension CairoPainter {
    /// Draws a line of text on its baseline, stretched or condensed to its measured width.
    func draw(_ line: TextLine) {
      guard !line.text.isEmpty, line.font.size > 0, let layout = pango_cairo_create_layout(context)
      else { return }
      defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
      let settings = pango_layout_get_context(layout)
      let options = cairo_font_options_create()
      // Measured widths are those of unhinted outlines.
      cairo_font_options_set_hint_style(options, CairoFormat.hintsOff)
      cairo_font_options_set_hint_metrics(options, CairoFormat.hintsOff)
      cairo_font_options_set_antialias(options, CairoFormat.antialiasGray)
      pango_cairo_context_set_font_options(settings, options)
      cairo_font_options_destroy(options)
      pango_context_set_round_glyph_positions(settings, 0)
      pango_context_set_base_dir(
        settings,
        line.direction == .rightToLeft ? CairoFormat.rightToLeft : CairoFormat.leftToRight)
      pango_layout_context_changed(layout)
      pango_layout_set_auto_dir(layout, 0)
      pango_layout_set_single_paragraph_mode(layout, 1)

      let description = pango_font_description_new()
      pango_font_description_set_family(
        description, FontStack.families(of: line.font).joined(separator: ","))
      pango_font_description_set_weight(
        description, Int32(FontStack.weight(of: line.font) ?? 400))
      if line.font.isItalic {
        pango_font_description_set_style(description, CairoFormat.italic)
      }
      pango_font_description_set_absolute_size(
        description, min(line.font.size, 10_000) * CairoFormat.pangoScale)
      pango_layout_set_font_description(layout, description)
      pango_font_description_free(description)

      let bytes = Array(line.text.utf8).map(CChar.init(bitPattern:))
      pango_layout_set_text(layout, bytes, Int32(bytes.count))
      guard let row = pango_layout_get_line_readonly(layout, 0) else { return }
      var extent = PangoRectangle()
      pango_layout_line_get_extents(row, nil, &extent)
      let natural = Double(extent.width) / CairoFormat.pangoScale
      cairo_save(context)
      cairo_translate(context, line.origin.x, line.origin.y)
      if natural > 0, line.width > 0 { cairo_scale(context, line.width / natural, 1) }
      cairo_move_to(context, 0, 0)
      set(line.color)
      pango_cairo_show_layout_line(context, row)
      cairo_restore(context)
    }
  }
#endif
