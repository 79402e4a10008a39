// SPDX-License-Identifier: MIT

#if Cairo
  import CCairo

  /// The pixels of a PNG file: red, green, blue and alpha, not premultiplied.
  struct Pixels {
    let width: Int
    let height: Int
    private var bytes: [UInt8] = []

    init(png: [UInt8]) throws {
      let loader = gdk_pixbuf_loader_new()
      defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
      guard gdk_pixbuf_loader_write(loader, png, png.count, nil) != 0,
        gdk_pixbuf_loader_close(loader, nil) != 0,
        let picture = gdk_pixbuf_loader_get_pixbuf(loader),
        let pixels = gdk_pixbuf_read_pixels(picture)
      else { throw Unreadable() }
      width = Int(gdk_pixbuf_get_width(picture))
      height = Int(gdk_pixbuf_get_height(picture))
      let row = Int(gdk_pixbuf_get_rowstride(picture))
      // Opaque pictures have no alpha channel.
      let channels = Int(gdk_pixbuf_get_n_channels(picture))
      for y in 0..<height {
        for x in 0..<width {
          let pixel = pixels + y * row + x * channels
          bytes += [pixel[0], pixel[1], pixel[2], channels == 4 ? pixel[3] : 255]
        }
      }
    }

    struct Unreadable: Error {}

    subscript(x: Int, y: Int) -> [UInt8] { Array(bytes[((y * width + x) * 4)...].prefix(4)) }
  }
#endif
