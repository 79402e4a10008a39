// SPDX-License-Identifier: MIT

#if Cairo
  import CCairo
  public import AutoLayout
  import UIKitComponents
  public import LayoutRendering

  /// Writes display lists as PNG and PDF, with Cairo and Pango.
  ///
  /// The drawing commands are the same as for SVG. Text uses the system's fonts, stretched to its
  /// measured width.
  public struct CairoRenderer: Sendable {
    /// The greatest width and height of a picture in pixels, which is Cairo's limit.
    public static let greatestLength = 32_767.0

    public init() {}

    /// The picture as a PNG file.
    ///
    /// `scale` is the number of pixels per point.
    ///
    /// - Throws: if the picture has no area, or more pixels than Cairo supports.
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

    /// A PDF file with a page for each picture, and an outline of their titles.
    ///
    /// A point of a picture is a point on the page.
    ///
    /// - Throws: if there is no picture, or if one has no area.
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
        // Cairo writes the rest of the stream here, while the stream still exists.
        cairo_surface_finish(surface.pointer)
        let status = cairo_status(painter.context)
        return status == 0 ? cairo_surface_status(surface.pointer) : status
      }
    }
  }

  /// The reason why a picture could not be written.
  public enum CairoFailure: Error, Hashable, Sendable {
    /// There is no picture, or it has no area.
    case empty
    /// The picture has more pixels than Cairo supports.
    case tooLarge(Size)
    /// Cairo failed with this status.
    case status(Int32)
  }
#endif
