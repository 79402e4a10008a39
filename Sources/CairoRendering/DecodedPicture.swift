// SPDX-License-Identifier: MIT

#if Cairo
  import CCairo
  import AutoLayout
  import UIKitComponents

  /// A picture file decoded to a Cairo surface.
  final class DecodedPicture {
    let surface: CairoSurface
    let width: Int
    let height: Int

    /// - Returns: nil if no image loader of the system can read the data.
    init?(_ data: PictureData) {
      guard let loader = gdk_pixbuf_loader_new() else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
      let isRead = gdk_pixbuf_loader_write(loader, data.bytes, data.bytes.count, nil) != 0
      // A loader must be closed even if it failed.
      guard gdk_pixbuf_loader_close(loader, nil) != 0, isRead,
        let picture = gdk_pixbuf_loader_get_pixbuf(loader),
        let pixels = gdk_pixbuf_read_pixels(picture)
      else { return nil }
      width = Int(gdk_pixbuf_get_width(picture))
      height = Int(gdk_pixbuf_get_height(picture))
      surface = CairoSurface(
        cairo_image_surface_create(CairoFormat.argb32, Int32(width), Int32(height)))
      guard let target = cairo_image_surface_get_data(surface.pointer) else { return nil }
      cairo_surface_flush(surface.pointer)
      let channels = Int(gdk_pixbuf_get_n_channels(picture))
      let rows = (
        from: Int(gdk_pixbuf_get_rowstride(picture)),
        to: Int(cairo_image_surface_get_stride(surface.pointer))
      )
      for y in 0..<height {
        for x in 0..<width {
          let source = pixels + y * rows.from + x * channels
          let alpha = channels == 4 ? UInt32(source[3]) : 255
          // Cairo's pixels are premultiplied and in the byte order of the machine.
          func part(_ channel: Int) -> UInt32 { (UInt32(source[channel]) * alpha + 127) / 255 }
          let pixel = alpha << 24 | part(0) << 16 | part(1) << 8 | part(2)
          (target + y * rows.to + x * 4).withMemoryRebound(to: UInt32.self, capacity: 1) {
            $0.pointee = pixel
          }
        }
      }
      cairo_surface_mark_dirty(surface.pointer)
    }
  }
#endif
