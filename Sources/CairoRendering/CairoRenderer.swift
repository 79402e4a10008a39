// SPDX-License-Identifier: MIT

#if Cairo
  import CCairo
  public import AutoLayout
  public import LayoutRendering

  /// Writes display lists as PNG and PDF, through Cairo and Pango.
  ///
  /// The same commands as in SVG: text takes its measured width in whatever font the system has for it.
  public struct CairoRenderer: Sendable {
    /// The longest side of a picture in pixels; Cairo holds no longer ones.
    public static let greatestLength = 32_767.0

    public init() {}

    /// The picture as a PNG file.
    ///
    /// - Parameter scale: pixels per point.
    /// - Throws: for pictures without area, and for such as have more pixels than can be held.
    public func png(_ list: DisplayList, scale: Double) throws(CairoFailure) -> [UInt8] {
      let width = (list.size.width * scale).rounded(.up)
      let height = (list.size.height * scale).rounded(.up)
      guard width >= 1, height >= 1 else { throw .empty }
      guard width <= Self.greatestLength, height <= Self.greatestLength,
        width * height <= 400_000_000
      else { throw .tooLarge(Size(width: width, height: height)) }
      let surface = CairoSurface(
        cairo_image_surface_create(CairoFormat.argb32, Int32(width), Int32(height)))
      try surface.check()
      let painter = CairoPainter(on: surface)
      cairo_scale(painter.context, scale, scale)
      painter.draw(list)
      try painter.check()
      return try CairoStream.bytes { stream in
        cairo_surface_write_to_png_stream(surface.pointer, CairoStream.write, stream)
      }
    }

    /// A PDF file with a page for every picture, a point of a picture to a point of paper, and an outline
    /// of their titles.
    ///
    /// - Throws: where there is no picture, or one without area.
    public func pdf(_ lists: [DisplayList], title: String) throws(CairoFailure) -> [UInt8] {
      guard !lists.isEmpty, lists.allSatisfy({ $0.size.width > 0 && $0.size.height > 0 }) else {
        throw .empty
      }
      return try CairoStream.bytes { stream in
        let first = lists[0].size
        let surface = CairoSurface(
          cairo_pdf_surface_create_for_stream(
            CairoStream.write, stream, first.width, first.height))
        guard cairo_surface_status(surface.pointer) == 0 else {
          return cairo_surface_status(surface.pointer)
        }
        cairo_pdf_surface_set_metadata(surface.pointer, 0, title)
        let painter = CairoPainter(on: surface)
        for (number, list) in lists.enumerated() {
          cairo_pdf_surface_set_size(surface.pointer, list.size.width, list.size.height)
          painter.draw(list)
          cairo_show_page(painter.context)
          if !list.title.isEmpty {
            _ = cairo_pdf_surface_add_outline(
              surface.pointer, 0, list.title, "page=\(number + 1)", 0)
          }
        }
        // The stream ends here, while it can still be written to.
        cairo_surface_finish(surface.pointer)
        let status = cairo_status(painter.context)
        return status == 0 ? cairo_surface_status(surface.pointer) : status
      }
    }
  }

  /// Why a picture could not be written.
  public enum CairoFailure: Error, Hashable, Sendable {
    /// There is nothing to draw on.
    case empty
    /// The picture has more pixels than can be held.
    case tooLarge(Size)
    /// Cairo refused, with this status.
    case status(Int32)
  }
#endif
